/** Texts with every visible occurrence of a name in brackets. */
export const namingCases: readonly {
  readonly name: string;
  readonly names: readonly string[];
  readonly found: string;
}[] = [
  { name: 'a name as it is', names: ['Russia'], found: 'The army of [Russia] moved.' },
  { name: 'a name in another case', names: ['Russia'], found: '[RUSSIA], [russia]' },
  { name: 'a name before an apostrophe and between hyphens', names: ['Iran'], found: '[Iran]’s anti-[Iran]-front' },
  { name: 'not a part of a word', names: ['Iran'], found: 'Iranian, Tirana' },
  { name: 'not beside a digit', names: ['Group'], found: 'Group7 7Group [Group] 7' },
  { name: 'a name in capitals as it is', names: ['US'], found: 'The [US] told us, Us and uS.' },
  { name: 'capitals with points', names: ['U.S.'], found: 'the [U.S.] and the u.s. forces' },
  { name: 'capitals with digits', names: ['G7'], found: 'the [G7], not g7' },
  { name: 'capitals of other scripts', names: ['США'], found: '[США], не сша' },
  { name: 'mixed case without case', names: ['EU-China'], found: '[EU-CHINA] and [eu-china]' },
  { name: 'ß as ss', names: ['Weißrussland'], found: '[WEISSRUSSLAND] [Weißrussland]' },
  { name: 'not half of ß', names: ['Gros'], found: 'Groß' },
  { name: 'every sigma', names: ['Κύπρος'], found: '[ΚΎΠΡΟΣ]' },
  { name: 'dotted İ as itself and not as i', names: ['İran'], found: '[İran] Iran iran' },
  { name: 'dotless ı as itself', names: ['Kırım'], found: '[Kırım] Kirim' },
  { name: 'a composed name in decomposed text', names: ['Perú'], found: 'En [Peru\u0301] y [Perú].' },
  { name: 'a decomposed name in composed text', names: ['Peru\u0301'], found: '[Perú]' },
  { name: 'capitals in decomposed text', names: ['É.U.'], found: 'les [E\u0301.U.] là' },
  { name: 'not a letter without its mark', names: ['Peru'], found: 'Peru\u0301 Peru\u0302 [Peru]' },
  { name: 'a name of jamo', names: ['한국'], found: '[\u1112\u1161\u11ab국] 군' },
  { name: 'Hangul with particles', names: ['한국'], found: '[한국]은 [한국]에서 신한국 [\u1112\u1161\u11ab국]이' },
  {
    name: 'a name of two Hangul words with a particle',
    names: ['토르베니아 수자원국'],
    found: '[토르베니아 수자원국]이 [토르베니아\n수자원국]은',
  },
  { name: 'not half of a Hangul syllable', names: ['하'], found: '한 \u1112\u1161\u11ab \u1112\u1161\u11c3 [하]다' },
  { name: 'not Latin before Hangul, or Hangul before Latin', names: ['NATO', '한국'], found: 'NATO는 한국A 한국7' },
  { name: 'Han on either side', names: ['伊拉克'], found: '中国与[伊拉克]和' },
  { name: 'Latin in Han', names: ['NATO'], found: '对[NATO]的' },
  { name: 'kana', names: ['ロシア'], found: '[ロシア]は' },
  { name: 'Thai', names: ['ไทย'], found: 'กองทัพ[ไทย]ที่' },
  { name: 'not a Thai letter whose mark changes it', names: ['ไท'], found: 'ไท่ [ไท]ย' },
  { name: 'Khmer', names: ['កម្ពុជា'], found: 'ប្រទេស[កម្ពុជា]នៅ' },
  { name: 'Myanmar', names: ['မြန်မာ'], found: 'ဒို့[မြန်မာ]ပြည်' },
  { name: 'Lao', names: ['ລາວ'], found: 'ປະເທດ[ລາວ]ໃນ' },
  { name: 'Arabic has boundaries', names: ['إيران'], found: '[إيران] وإيران' },
  { name: 'not with vowel signs that the name has not', names: ['قال'], found: 'قَالَ [قال]' },
  { name: 'a Persian suffix after a non-joiner', names: ['ایران'], found: '[ایران]\u200cها' },
  { name: 'Devanagari has boundaries', names: ['भारत'], found: '[भारत] भारतीय' },
  { name: 'not through a zero width space', names: ['Russia'], found: 'Rus\u200bsia' },
  { name: 'not through a soft hyphen or joiner', names: ['Russia'], found: 'Rus\u00adsia Rus\u2060sia Rus\u200dsia' },
  { name: 'not in a word that invisible characters tear', names: ['US'], found: 'US\u200bA US\u200cA x\u2060\u200dUS' },
  { name: 'beside invisible characters and punctuation', names: ['US'], found: '\u200e[US]\u200b.' },
  { name: 'a name with a non-joiner as it is', names: ['می\u200cخواهد'], found: '[می\u200cخواهد] میخواهد' },
  { name: 'an astral name', names: ['𐐔𐐯𐑅'], found: '😀 [𐐼𐐯𐑅]😀 [𐐔𐐯𐑅]' },
  { name: 'a name of emoji and one that it is part of', names: ['🇺🇸'], found: 'The [🇺🇸] team' },
  {
    name: 'a name with any white space inside',
    names: ['United States', 'Costa\u00a0 Rica'],
    found: '[United States] [United  States] [United\r\nStates] [United\u00a0\u2003States], [Costa Rica] UnitedStates',
  },
  { name: 'not through a zero width space beside white space', names: ['United States'], found: 'United \u200bStates' },
  {
    name: 'one kind of apostrophe as any other',
    names: ["Côte d'Ivoire", 'Hawai‘i', 'O’Neill'],
    found: "[Côte d’Ivoire] [CÔTE D＇IVOIRE] [Hawaiʻi] [Hawai'i] [O'Neill] [Oʼneill] ONeill",
  },
  { name: 'no white space around a name', names: [' Iran\n'], found: '[Iran].' },
  { name: 'nothing for empty names', names: ['', ' '], found: 'Iran' },
  { name: 'occurrences beside each other', names: ['中国'], found: '[中国][中国]' },
  { name: 'several names', names: ['Iran', 'IRGC', 'Tehran'], found: '[Tehran]: the [IRGC] of [Iran]' },
  { name: 'beside lone surrogates', names: ['Iran'], found: '\ud83d[Iran]\ude00' },
];

/** Texts in which brackets mark every name with a proclitic or with unwritten marks. */
export const possibleNamingCases: readonly {
  readonly name: string;
  readonly names: readonly string[];
  readonly found: string;
}[] = [
  { name: 'Arabic “and”', names: ['إيران'], found: 'قالت [وإيران] إن' },
  { name: 'Arabic “by” and “for” with the article', names: ['جيش'], found: '[بالجيش] [فالجيش] [والجيش]' },
  { name: 'the lam that takes the place of the alif', names: ['الجيش', 'اللجنة'], found: '[للجيش] [وللجنة]' },
  { name: 'vowel marks', names: ['قال'], found: '[قَالَ] [وَقَالَ]' },
  { name: 'a name with vowel marks', names: ['قَالَ'], found: '[قال]' },
  { name: 'a tatweel', names: ['إيران'], found: '[إيـــران]' },
  { name: 'a name of two words', names: ['وزارة الدفاع'], found: 'أكدت [لوزارة\nالدفاع]' },
  { name: 'Hebrew “in”, “and” and “that the”', names: ['ישראל'], found: '[בישראל] [וישראל] [שהישראל]' },
  { name: 'Hebrew points', names: ['ישראל'], found: '[יִשְׂרָאֵל] [וּבישראל]' },
  { name: 'a Latin name behind a Hebrew “and”', names: ['NATO'], found: '[וNATO] וnato' },
  { name: 'not another word', names: ['إيران', 'ישראל'], found: 'إيراني كطإيران ישראלי חישראל' },
  { name: 'not through a zero width space', names: ['إيران'], found: 'و\u200bإيران وإي\u200bران' },
  { name: 'nothing in other scripts', names: ['Iran'], found: 'andIran' },
];
