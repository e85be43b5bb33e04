import { rowsOf } from './texts.cases.ts';

/**
 * Texts, and their form with hidden characters shown, which is absent if nothing is hidden; then the names of the
 * characters, divided by semicolons.
 */
export const hiddenCases = rowsOf(
  String.raw`
plain text, with tabs and line breaks | a\tb\r\nc\u2028d\u00a0e
an override | a\u202egpj.exe | a⟨U+202E⟩gpj.exe | RIGHT-TO-LEFT OVERRIDE
isolates | \u2067ab\u2069 | ⟨U+2067⟩ab⟨U+2069⟩ | RIGHT-TO-LEFT ISOLATE; POP DIRECTIONAL ISOLATE
embeddings and marks | \u202aa\u202c\u200e\u061c | ⟨U+202A⟩a⟨U+202C⟩⟨U+200E⟩⟨U+061C⟩
a zero width space in Latin | Rus\u200bsia | Rus⟨U+200B⟩sia | ZERO WIDTH SPACE
a zero width space between Khmer words | ភាសា\u200bខ្មែរ
a zero width space between Thai words | ไทย\u200bที่
joiners in Latin | a\u200db\u200cc | a⟨U+200D⟩b⟨U+200C⟩c
joiners in a family and a profession | 👩‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈 ❤️‍🔥
a joiner after an emoji with nothing to join | 😀\u200d! | 😀⟨U+200D⟩!
a non-joiner between Persian letters | می\u200cخواهد
a non-joiner at the end of a word | می\u200c خواهد | می⟨U+200C⟩ خواهد
two non-joiners | می\u200c\u200cخواهد | می⟨U+200C⟩⟨U+200C⟩خواهد
a joiner that shows an Arabic letter joined | ه\u200d\u0020
joiners after a Devanagari vowel killer | क्\u200dष क्\u200cष क्\u200c
a joiner in Sinhala | ශ්\u200dරී
variation selectors after emoji, keycaps and ideographs | ❤\ufe0f 1\ufe0f\u20e3 葛\udb40\udd00 ≩\ufe00
a variation selector after a letter | a\ufe0f | a⟨U+FE0F⟩ | VARIATION SELECTOR-16
variation selectors in a row | 😀\ufe0f\udb40\udd55 | 😀\ufe0f⟨U+E0155⟩ | VARIATION SELECTOR-102
a flag of tags | 🏴\udb40\udc67\udb40\udc62\udb40\udc73\udb40\udc63\udb40\udc74\udb40\udc7f
tags without a flag | a\udb40\udc68\udb40\udc21\udb40\udc7f | a⟨U+E0068⟩⟨U+E0021⟩⟨U+E007F⟩ | TAG LATIN SMALL LETTER H; TAG EXCLAMATION MARK; CANCEL TAG
a flag without its end | 🏴\udb40\udc67\udb40\udc62! | 🏴⟨U+E0067⟩⟨U+E0062⟩!
a soft hyphen | co\u00adop | co⟨U+00AD⟩op | SOFT HYPHEN
a byte order mark inside | a\ufeffb | a⟨U+FEFF⟩b | ZERO WIDTH NO-BREAK SPACE
a byte order mark at the start | \ufeffa | ⟨U+FEFF⟩a
word joiner and invisible operators | a\u2060\u2062\u2064b | a⟨U+2060⟩⟨U+2062⟩⟨U+2064⟩b
Hangul fillers | \u3164\uffa0\u115f\u1160 | ⟨U+3164⟩⟨U+FFA0⟩⟨U+115F⟩⟨U+1160⟩ | HANGUL FILLER; HALFWIDTH HANGUL FILLER; HANGUL CHOSEONG FILLER; HANGUL JUNGSEONG FILLER
Hangul jamo | \u1112\u1161\u11ab
a grapheme joiner | a\u034fb | a⟨U+034F⟩b
Mongolian variants | ᠠ\u180bᠡ\u180e
a Mongolian variant of nothing | a\u180b | a⟨U+180B⟩
interlinear annotation | \ufff9a\ufffab\ufffb | ⟨U+FFF9⟩a⟨U+FFFA⟩b⟨U+FFFB⟩
blanks in Braille | ⠓⠊\u2800⠞⠕
a Braille blank elsewhere | a\u2800b | a⟨U+2800⟩b | BRAILLE PATTERN BLANK
control characters | a\u0000\u0008\u001b\u009b | a⟨U+0000⟩⟨U+0008⟩⟨U+001B⟩⟨U+009B⟩ | NULL; BACKSPACE; ESCAPE; control-009B
a code point set aside for such characters | \u2065 | ⟨U+2065⟩ | reserved-2065
Arabic number signs can be seen | \u0600\u06dd
lone surrogates are another matter | \ud83da\ude00
`,
  2,
  4,
).map(([name = '', text = '', shown, names]) => ({
  name,
  text,
  ...(shown !== undefined && { shown }),
  ...(names !== undefined && { names: names.split('; ') }),
}));
