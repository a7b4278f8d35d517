// @ts-check
// Something the page has, kept as a file.

/** @param {Blob} blob @param {string} name */
export const save = (blob, name) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
