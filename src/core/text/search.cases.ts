import type { FindOptions } from './search.ts';
import { rowsOf } from './texts.cases.ts';

const optionsOf: Readonly<Record<string, FindOptions>> = {
  case: { matchCase: true },
  words: { wholeWords: true },
  two: { limit: 2 },
};

function optionsNamed(name: string): FindOptions {
  const options = optionsOf[name];
  if (!options) throw new Error(`The option “${name}” does not exist.`);
  return options;
}

/** Texts with the matches in brackets: name, query, text, and an option. */
export const searchCases = rowsOf(
  String.raw`
every occurrence | oil | [oil] and [oil] prices
without case | KYIV | in [Kyiv], [KYIV] and [kyiv]
with case | US | the [US] tells us | case
occurrences that do not overlap | aa | [aa][aa]a
letters that fold to two | strasse | [Straße] [STRASSE] [STRAẞE]
never half of a letter that folds to two | s | [S]traßen[s]
every sigma | σας | [ΣΑΣ] [σας]
across line breaks and runs of white space | moved to the | [moved  to\r\nthe] coast
words pasted with other line breaks | \u0020 moved\n to the\n | [moved to the] coast
quotation marks of any kind | "it's over" | said [“it’s over”].
composed in decomposed | café | the [cafe\u0301] and the [café]
decomposed in composed | cafe\u0301 | the [café]
a letter with a mark is another letter | cafe | [cafe], café
jamo in syllables | \u1112\u1161\u11ab | [한]국
words with soft hyphens and joiners in them | cooperation | [co\u00adop\u2060eration]
not the invisible characters around | oil | \u200b[oil]\u00ad, \ufeff[oil]\u200b
hyphens of either kind | US-led | [US\u2011led] and [US-led]
a letter with the vowel sign it carries | क | [कि] [क]
whole emoji | 👩 | [👩‍👩‍👧] [👩🏽] [👩]
astral letters | 𝔘 | a[𝔘]b[𝔘]
Han without spaces | 伊拉克 | 访问[伊拉克]的 | words
whole words | war | toward [war], [war]-time wars [war] | words
whole words beside a mark | a | x\u0302a [a] | words
words that no invisible letter touches | US | US\u200dA [US] | words
letters in a ligature | fibrils | the [ﬁbrils] and [fibrils]
ligatures with case | office | [oﬃce], Oﬃce | case
never part of a ligature | ind | ﬁnd
a ligature after a letter of its own | ß | s[ß]
words that a hyphen divides at a line end | hyperreflexia | [hyper-\nreflexia] hyper-reflexia
words with a hyphen at a line end | well-known | [well-\r\n  known] [well\u2010known] well known
the same words as they were pasted | well- known | [well-\nknown] [well-known] [wellknown]
words with both kinds of hyphen | state-owned communication | a [state-\nowned commu-\nnication] b
divided words in whole ones | hyper-\nreflexia | [hyperreflexia] [hyper-reflexia]
a part of a divided word | hyper- | [hyper-]\nreflexia
a date at a line end | COVID-19 | [COVID-\n19]
not a dash between words at a line end | warpeace | war -\npeace
words with a soft hyphen at a line end | cooperation | [co\u00ad\noperation]
words with a lost hyphen | cooperation | [co\uFFFEoperation] [co\uFFFE\r\noperation]
the hyphen that was lost | US-led | [US\uFFFEled] [US\uFFFE\nled]
a lost hyphen itself | \uFFFE | co[\uFFFE]op
Han across line ends | 发言人 | [发言\n人] [发言人] 发言，人
Thai across line ends | กำลังทหาร | [กำลัง\r\nทหาร]ไทย
Kangxi radicals | 发言人 | [发⾔⼈] [发言人]
radicals of the supplement | 国民车 | 国⺠[国⺠⻋]
ideographs in radicals | ⾔ | 发[言][⾔]人
Arabic presentation forms | الناطق | [ﺍﻟﻨﺎﻃﻖ] [الناطق]
presentation forms of lam and alef | ﺇﺳﻼﻡ | [إسلام]
words with and without vowel marks | الناطق | [النَّاطِقُ] [النـــاطق] [ﺍﻟﻨﺎﻃﻖ]
whole words with vowel marks | كتاب | [كتابٌ] [كتاب]ـ كتابي | words
hamza, which is another letter | ان | [ان] أن
U+0000 in the place of a mark | النّاطق | [الن\u0000اطق]
words between embedding marks | باسم الناطق | [باسم \u202bالناطق]\u202c
Persian letters that were written as Arabic ones | کتابی | [کتابي] [كتابی]
Persian words with and without a non-joiner | میخواهم | [می\u200cخواهم] [میخواهم]
a non-joiner that was lost | می\u200cخواهم | [ميخواهم]
ideographs with a variation selector | 葛飾 | [葛\udb40\udd00飾]区 [葛飾]
ideographs without the variation selector | 葛\udb40\udd00飾 | [葛飾]区
an ellipsis or three dots | wait... here | [wait… here] [wait... here]
three dots or an ellipsis | wait… | [wait…] [wait...]
Hebrew with and without points | שלום | [שָׁלוֹם] [שלום]
Hebrew presentation forms | שלום | [\uFB2Aלום]
Hebrew quotation marks and hyphens | צה"ל-יום | [צה״ל־יום]
full width and half width | ABC１２ガイド | [ＡＢＣ12ｶﾞｲﾄﾞ]
full-width punctuation | 12:30 | [１２：３０]
no-break, thin and ideographic spaces | 10 000 t | [10\u202f000\u00a0t] [10\u2009000\u3000t]
dashes of any kind | 1990-95 | [1990–95] [1990−95] [1990—95]
apostrophes of any kind | Qur'an | [Qur’an] [Qurʼan] [Qurʻan]
a tatweel itself | \u0640 | ك[\u0640]ت
U+0000 itself | \u0000 | a[\u0000]b
at most so many | a | [a] [a] a | two
nothing for nothing |  | abc
nothing for white space | \u0020\n | a b
nothing for what cannot be seen | \u00ad | a\u00adb
a lone surrogate and not half of a pair | \ud83d | 😀[\ud83d]a
`,
  3,
  4,
).map(([name = '', query = '', found = '', option = '']) => ({
  name,
  query,
  found,
  ...(option !== '' && { options: optionsNamed(option) }),
}));
