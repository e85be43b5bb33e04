import { rowsOf } from './texts.cases.ts';

/** Cases of a table: a name, the names to find, divided by semicolons, and the text with brackets around them. */
const casesOf = (table: string) =>
  rowsOf(table, 3).map(([name = '', names = '', found = '']) => ({ name, names: names.split('; '), found }));

/** Texts with every visible occurrence of a name in brackets. */
export const namingCases = casesOf(String.raw`
a name as it is | Russia | The army of [Russia] moved.
a name in another case | Russia | [RUSSIA], [russia]
a name before an apostrophe and between hyphens | Iran | [Iran]’s anti-[Iran]-front
not a part of a word | Iran | Iranian, Tirana
not beside a digit | Group | Group7 7Group [Group] 7
a name in capitals as it is | US | The [US] told us, Us and uS.
capitals with points | U.S. | the [U.S.] and the u.s. forces
capitals with digits | G7 | the [G7], not g7
capitals of other scripts | США | [США], не сша
mixed case without case | EU-China | [EU-CHINA] and [eu-china]
ß as ss | Weißrussland | [WEISSRUSSLAND] [Weißrussland]
not half of ß | Gros | Groß
every sigma | Κύπρος | [ΚΎΠΡΟΣ]
dotted İ and i | İran | [İran] [Iran] [iran] [İRAN]
dotless ı and i | Kırım | [Kırım] [Kirim] [KIRIM]
Greek capitals without tonos | Αθήνα | [ΑΘΗΝΑ] [Αθήνα] [αθηνα]
a composed name in decomposed text | Perú | En [Peru\u0301] y [Perú].
a decomposed name in composed text | Peru\u0301 | [Perú]
capitals in decomposed text | É.U. | les [E\u0301.U.] là
not a letter without its mark | Peru | Peru\u0301 Peru\u0302 [Peru]
a name of jamo | 한국 | [\u1112\u1161\u11ab국] 군
Hangul with particles | 한국 | [한국]은 [한국]에서 신한국 [\u1112\u1161\u11ab국]이
a name of two Hangul words with a particle | 토르베니아 수자원국 | [토르베니아 수자원국]이 [토르베니아\n수자원국]은
not half of a Hangul syllable | 하 | 한 \u1112\u1161\u11ab \u1112\u1161\u11c3 [하]는 하다
Latin before a particle, not Hangul before Latin | NATO; 한국 | [NATO]는 NATO군 한국A 한국7
Han on either side | 伊拉克 | 中国与[伊拉克]和
Latin in Han | NATO | 对[NATO]的
kana | ロシア | [ロシア]は
Thai | ไทย | กองทัพ[ไทย]ที่
not a Thai letter whose mark changes it | ไท | ไท่ [ไท]ที่
Khmer | កម្ពុជា | ប្រទេស[កម្ពុជា]នៅ
Myanmar | မြန်မာ | ဒို့[မြန်မာ]ပြည်
Lao | ລາວ | ປະເທດ[ລາວ]ໃນ
Arabic has boundaries | إيران | [إيران] وإيران
not with vowel signs that the name has not | قال | قَالَ [قال]
a Persian suffix after a non-joiner | ایران | [ایران]\u200cها
Devanagari has boundaries | भारत | [भारत] भारतीय
not through a zero width space | Russia | Rus\u200bsia
through a soft hyphen, but not a joiner | Russia | [Rus\u00adsia] Rus\u2060sia Rus\u200dsia
not in a word that invisible characters tear | US | US\u200bA US\u200cA x\u2060\u200dUS
beside invisible characters and punctuation | US | \u200e[US]\u200b.
a name with a non-joiner as it is | می\u200cخواهد | [می\u200cخواهد] میخواهد
an astral name | 𐐔𐐯𐑅 | 😀 [𐐼𐐯𐑅]😀 [𐐔𐐯𐑅]
a name of emoji and one that it is part of | 🇺🇸 | The [🇺🇸] team
a name with any white space inside | United States; Costa\u00a0 Rica | [United States] [United  States] [United\r\nStates] [United\u00a0\u2003States], [Costa Rica] UnitedStates
not through a zero width space beside white space | United States | United \u200bStates
one kind of apostrophe as any other | Côte d'Ivoire; Hawai‘i; O’Neill | [Côte d’Ivoire] [CÔTE D＇IVOIRE] [Hawaiʻi] [Hawai'i] [O'Neill] [Oʼneill] ONeill
no white space around a name | \u0020Iran\n | [Iran].
nothing for empty names | ; \u0020 | Iran
occurrences beside each other | 中国 | [中国]、[中国]
no part of a katakana word | インド | インドネシア、[インド]と[インド]、ｲﾝﾄﾞﾈｼｱ
Hangul with nothing but particles | 인도; 오만 | 인도네시아 [인도]에서는 [인도], 오만한 [오만]과
not in a longer abbreviation | U.S. | [U.S.] U.S.A. [U.S.]-led, [U.S.]
not at the end of a longer abbreviation | S.A. | [S.A.] U.S.A.
every hyphen | Guinea-Bissau | [Guinea‐Bissau] [Guinea‑Bissau] [guinea-bissau]
a hyphen at a line end | Harbour Board | [Har-\nbour Board] [Har\u00ad\nbour\nBoard]
not across a paragraph break | Harbour Board | Harbour\n\nBoard Harbour \r\n \r\nBoard
not in a URL | Sudan | https://a.example/sudan www.sudan.example/x sudan.gov.sd [Sudan].
not in a mail address | Sudan | sudan@a.example press.sudan@a.example [Sudan]
ordinary words in their own case | May; Chad; Polish | It may [May] chad [Chad] polish
Han before its own words | 苏丹 | 与[苏丹]政府，[苏丹]的
several names | Iran; IRGC; Tehran | [Tehran]: the [IRGC] of [Iran]
beside lone surrogates | Iran | \ud83d[Iran]\ude00
`);

/** Texts in which brackets mark every name with a proclitic or with unwritten marks. */
export const possibleNamingCases = casesOf(String.raw`
Arabic “and” | إيران | قالت [وإيران] إن
Arabic “by” and “for” with the article | جيش | [بالجيش] [فالجيش] [والجيش]
the lam that takes the place of the alif | الجيش; اللجنة | [للجيش] [وللجنة]
vowel marks | قال | [قَالَ] [وَقَالَ]
a name with vowel marks | قَالَ | [قال]
a tatweel | إيران | [إيـــران]
a name of two words | وزارة الدفاع | أكدت [لوزارة\nالدفاع]
Hebrew “in”, “and” and “that the” | ישראל | [בישראל] [וישראל] [שהישראל]
Hebrew points | ישראל | [יִשְׂרָאֵל] [וּבישראל]
a Latin name behind a Hebrew “and” | NATO | [וNATO] וnato
not another word | إيران; ישראל | إيراني كطإيران ישראלי חישראל
a zero width space inside | إيران | و\u200bإيران وإي\u200bران [إي\u200bران]
other zero width characters inside | Russia | [Rus\u200bsia] [Rus\u2060sia] [Rus\u200dsia]
a Han neighbour that makes another word | 苏丹; 马里 | 在南[苏丹]，索[马里]
a Han neighbour of katakana | スーダン | 南[スーダン]は
a Thai neighbour | ไท | [ไท]ย
full-width letters | Harbour Board | The [ＨＡＲＢＯＵＲ Board]
an ordinary word in capitals | Turkey | [TURKEY] turkey
nothing in other words | Iran | andIran
`);
