"""Headers of tables and the fields they mean, in six languages."""

import re
from collections.abc import Mapping, Sequence

# English, German, Italian, Spanish, Russian, Chinese
_SYNONYMS = {
    "name": "name|creature|combatant|character|monster|kreatur|monstername|charakter|figur|nome|"
    "creatura|personaggio|mostro|nombre|criatura|personaje|monstruo|имя|название|существо|"
    "персонаж|монстр|名称|名字|姓名|名|生物|角色|怪物",
    "kind": "kind|type|art|typ|tipo|тип|вид|类型|种类",
    "player": "player|player name|spieler|spielerin|spielername|giocatore|giocatrice|jugador|"
    "jugadora|игрок|玩家",
    "hp": "hp|hit points|health|tp|lp|trefferpunkte|lebenspunkte|pf|punti ferita|pg|pv|"
    "puntos de golpe|puntos de vida|хп|хиты|оз|очки здоровья|生命|生命值|血量",
    "hp_max": "max hp|hp max|maximum hp|maximum hit points|max hit points|hit points max|max tp|"
    "tp max|maximale trefferpunkte|max lp|pf max|pf massimi|punti ferita massimi|pg max|"
    "pg máximos|pv max|puntos de golpe máximos|макс хиты|макс хп|максимум хитов|最大生命值|"
    "生命值上限|最大hp",
    "hp_current": "current hp|hp current|hp now|current hit points|aktuelle tp|tp aktuell|"
    "aktuelle trefferpunkte|pf attuali|punti ferita attuali|pg actuales|pv actuales|"
    "puntos de golpe actuales|текущие хиты|текущие хп|当前生命值|当前hp",
    "hp_temp": "temp hp|temporary hp|hp temp|temporäre tp|temp tp|pf temporanei|pg temporales|"
    "временные хиты|临时生命值",
    "ac": "ac|armor class|armour class|rk|rüstungsklasse|ca|classe armatura|clase de armadura|"
    "кд|кб|класс доспеха|класс брони|护甲|护甲等级",
    "initiative": "initiative|init|ini|iniziativa|iniz|iniciativa|инициатива|先攻|先攻值",
    "initiative_mod": "initiative modifier|initiative bonus|initiative mod|init mod|init bonus|"
    "initiativebonus|initiativemodifikator|ini bonus|ini mod|bonus iniziativa|"
    "modificatore iniziativa|bonificador de iniciativa|mod iniciativa|бонус инициативы|"
    "модификатор инициативы|先攻加值|先攻调整值",
    "initiative_fixed": "initiative roll|rolled initiative|initiative total|initiative score|"
    "initiative result|init roll|init total|initiativewurf|ini wurf|gewürfelte initiative|"
    "tiro iniziativa|iniziativa totale|tirada de iniciativa|iniciativa total|"
    "бросок инициативы|先攻掷骰|先攻结果",
    "perception": "perception|passive perception|pp|wahrnehmung|passive wahrnehmung|percezione|"
    "percezione passiva|percepción|percepción pasiva|восприятие|внимательность|"
    "пассивное восприятие|пассивная внимательность|察觉|感知|被动察觉",
    "level": "level|lvl|stufe|grad|livello|nivel|уровень|等级",
    "speed": "speed|bewegungsrate|geschwindigkeit|bewegung|velocità|velocidad|скорость|速度",
    "reaction": "reaction|reactions|reaktion|reaktionen|reazione|reazioni|reacción|reacciones|"
    "реакция|реакции|反应",
    "trigger": "trigger|auslöser|innesco|attivazione|desencadenante|detonante|триггер|"
    "触发|触发条件",
    "text": "text|reaction text|effect|wirkung|effekt|effetto|efecto|эффект|效果",
    "requirements": "requirements|requirement|voraussetzung|voraussetzungen|requisiti|requisitos|"
    "требования|要求",
    "uses": "uses|frequency|häufigkeit|usi|frequenza|usos|frecuencia|частота|次数",
}
FIELDS: tuple[str, ...] = tuple(_SYNONYMS)


def plain(header: str) -> str:
    """A header without case and punctuation."""
    return " ".join(re.findall(r"\w+", header.casefold().replace("_", " ")))


_MEANING = {
    plain(one): field for field, synonyms in _SYNONYMS.items() for one in synonyms.split("|")
}


def match(headers: Sequence[str], chosen: Mapping[str, str]) -> dict[str, int]:
    """The column of each field: as chosen by a person (field → header), else by its header."""
    names = [plain(header) for header in headers]
    found = {
        field: names.index(plain(header))
        for field, header in chosen.items()
        if field in FIELDS and plain(header) in names
    }
    taken = set(found.values())
    for index, name in enumerate(names):
        field = _MEANING.get(name)
        if field and field not in found and index not in taken:
            found[field] = index
    if "hp" in found:
        found["hp_current" if "hp_max" in found else "hp_max"] = found.pop("hp")
    return found
