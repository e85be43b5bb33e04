/** Texts, and their form with hidden characters shown. Without `shown`, nothing is hidden. */
export const hiddenCases: readonly {
  readonly name: string;
  readonly text: string;
  readonly shown?: string;
  readonly names?: readonly string[];
}[] = [
  { name: 'plain text, with tabs and line breaks', text: 'a\tb\r\nc\u2028d\u00a0e' },
  { name: 'an override', text: 'a\u202egpj.exe', shown: 'a⟨U+202E⟩gpj.exe', names: ['RIGHT-TO-LEFT OVERRIDE'] },
  {
    name: 'isolates',
    text: '\u2067ab\u2069',
    shown: '⟨U+2067⟩ab⟨U+2069⟩',
    names: ['RIGHT-TO-LEFT ISOLATE', 'POP DIRECTIONAL ISOLATE'],
  },
  { name: 'embeddings and marks', text: '\u202aa\u202c\u200e\u061c', shown: '⟨U+202A⟩a⟨U+202C⟩⟨U+200E⟩⟨U+061C⟩' },
  { name: 'a zero width space in Latin', text: 'Rus\u200bsia', shown: 'Rus⟨U+200B⟩sia', names: ['ZERO WIDTH SPACE'] },
  { name: 'a zero width space between Khmer words', text: 'ភាសា\u200bខ្មែរ' },
  { name: 'a zero width space between Thai words', text: 'ไทย\u200bที่' },
  { name: 'joiners in Latin', text: 'a\u200db\u200cc', shown: 'a⟨U+200D⟩b⟨U+200C⟩c' },
  { name: 'joiners in a family and a profession', text: '👩‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈 ❤️‍🔥' },
  { name: 'a joiner after an emoji with nothing to join', text: '😀\u200d!', shown: '😀⟨U+200D⟩!' },
  { name: 'a non-joiner between Persian letters', text: 'می\u200cخواهد' },
  { name: 'a non-joiner at the end of a word', text: 'می\u200c خواهد', shown: 'می⟨U+200C⟩ خواهد' },
  { name: 'two non-joiners', text: 'می\u200c\u200cخواهد', shown: 'می⟨U+200C⟩⟨U+200C⟩خواهد' },
  { name: 'a joiner that shows an Arabic letter joined', text: 'ه\u200d ' },
  { name: 'joiners after a Devanagari vowel killer', text: 'क्\u200dष क्\u200cष क्\u200c' },
  { name: 'a joiner in Sinhala', text: 'ශ්\u200dරී' },
  {
    name: 'variation selectors after emoji, keycaps and ideographs',
    text: '❤\ufe0f 1\ufe0f\u20e3 葛\u{E0100} ≩\ufe00',
  },
  {
    name: 'a variation selector after a letter',
    text: 'a\ufe0f',
    shown: 'a⟨U+FE0F⟩',
    names: ['VARIATION SELECTOR-16'],
  },
  {
    name: 'variation selectors in a row',
    text: '😀\ufe0f\u{E0155}',
    shown: '😀\ufe0f⟨U+E0155⟩',
    names: ['VARIATION SELECTOR-102'],
  },
  { name: 'a flag of tags', text: '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}' },
  {
    name: 'tags without a flag',
    text: 'a\u{E0068}\u{E0021}\u{E007F}',
    shown: 'a⟨U+E0068⟩⟨U+E0021⟩⟨U+E007F⟩',
    names: ['TAG LATIN SMALL LETTER H', 'TAG EXCLAMATION MARK', 'CANCEL TAG'],
  },
  { name: 'a flag without its end', text: '🏴\u{E0067}\u{E0062}!', shown: '🏴⟨U+E0067⟩⟨U+E0062⟩!' },
  { name: 'a soft hyphen', text: 'co\u00adop', shown: 'co⟨U+00AD⟩op', names: ['SOFT HYPHEN'] },
  { name: 'a byte order mark inside', text: 'a\ufeffb', shown: 'a⟨U+FEFF⟩b', names: ['ZERO WIDTH NO-BREAK SPACE'] },
  { name: 'a byte order mark at the start', text: '\ufeffa', shown: '⟨U+FEFF⟩a' },
  { name: 'word joiner and invisible operators', text: 'a\u2060\u2062\u2064b', shown: 'a⟨U+2060⟩⟨U+2062⟩⟨U+2064⟩b' },
  {
    name: 'Hangul fillers',
    text: '\u3164\uffa0\u115f\u1160',
    shown: '⟨U+3164⟩⟨U+FFA0⟩⟨U+115F⟩⟨U+1160⟩',
    names: ['HANGUL FILLER', 'HALFWIDTH HANGUL FILLER', 'HANGUL CHOSEONG FILLER', 'HANGUL JUNGSEONG FILLER'],
  },
  { name: 'Hangul jamo', text: '\u1112\u1161\u11ab' },
  { name: 'a grapheme joiner', text: 'a\u034fb', shown: 'a⟨U+034F⟩b' },
  { name: 'Mongolian variants', text: 'ᠠ\u180bᠡ\u180e' },
  { name: 'a Mongolian variant of nothing', text: 'a\u180b', shown: 'a⟨U+180B⟩' },
  { name: 'interlinear annotation', text: '\ufff9a\ufffab\ufffb', shown: '⟨U+FFF9⟩a⟨U+FFFA⟩b⟨U+FFFB⟩' },
  { name: 'blanks in Braille', text: '⠓⠊\u2800⠞⠕' },
  { name: 'a Braille blank elsewhere', text: 'a\u2800b', shown: 'a⟨U+2800⟩b', names: ['BRAILLE PATTERN BLANK'] },
  {
    name: 'control characters',
    text: 'a\u0000\u0008\u001b\u009b',
    shown: 'a⟨U+0000⟩⟨U+0008⟩⟨U+001B⟩⟨U+009B⟩',
    names: ['NULL', 'BACKSPACE', 'ESCAPE', 'control-009B'],
  },
  { name: 'a code point set aside for such characters', text: '\u2065', shown: '⟨U+2065⟩', names: ['reserved-2065'] },
  { name: 'Arabic number signs can be seen', text: '\u0600\u06dd' },
  { name: 'lone surrogates are another matter', text: '\ud83da\ude00' },
];
