/** Pairs that are equal without case, and pairs that are not. */
export const caseFoldCases: readonly {
  readonly name: string;
  readonly one: string;
  readonly other: string;
  readonly same: boolean;
}[] = [
  { name: 'Latin letters', one: 'Kyiv', other: 'KYIV', same: true },
  { name: 'ß and ss', one: 'Straße', other: 'STRASSE', same: true },
  { name: 'capital ẞ and ß', one: 'STRAẞE', other: 'straße', same: true },
  { name: 'long s', one: 'Wachſtube', other: 'WACHSTUBE', same: true },
  { name: 'final sigma', one: 'Ἰησοῦς', other: 'ἸΗΣΟΥ͂Σ', same: true },
  { name: 'Greek', one: 'ΟΔΥΣΣΕΥΣ', other: 'οδυσσευς', same: true },
  { name: 'iota subscript', one: 'ᾳ', other: 'ΑΙ', same: true },
  { name: 'ligatures', one: 'ﬁnance', other: 'FINANCE', same: true },
  { name: 'Cyrillic', one: 'РОССИЯ', other: 'Россия', same: true },
  { name: 'Armenian ligature', one: 'և', other: 'ԵՒ', same: true },
  { name: 'Georgian', one: 'ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ', other: 'საქართველო', same: true },
  { name: 'Cherokee', one: 'ᏣᎳᎩ', other: 'ꮳꮃꭹ', same: true },
  { name: 'Deseret, beyond the BMP', one: '𐐔𐐯', other: '𐐼𐐯', same: true },
  { name: 'Kelvin and Ångström signs', one: '\u212A\u212B', other: 'kå', same: true },
  { name: 'micro sign and mu', one: '\u00B5', other: 'Μ', same: true },
  { name: 'dotted capital I and i with a dot above', one: 'İ', other: 'i\u0307', same: true },
  { name: 'dotted capital I and i', one: 'İstanbul', other: 'istanbul', same: false },
  { name: 'dotless ı and i', one: 'ısı', other: 'isi', same: false },
  { name: 'I and i, in every locale', one: 'IRAN', other: 'iran', same: true },
  { name: 'letters with and without marks', one: 'Perú', other: 'PERU', same: false },
  { name: 'lone surrogates stay', one: 'A\ud83d', other: 'a\ud83d', same: true },
];

export const spacingCases: readonly { readonly name: string; readonly text: string; readonly folded: string }[] = [
  { name: 'nothing', text: '', folded: '' },
  { name: 'runs of white space', text: 'a \r\n\t b\u00a0\u2003c', folded: 'a b c' },
  { name: 'white space at the ends', text: '\n a \u2029', folded: 'a' },
  { name: 'only white space', text: ' \t ', folded: '' },
  { name: 'a zero width space is none', text: 'a\u200bb', folded: 'a\u200bb' },
  { name: 'quotation marks of many lands', text: '“a” „b‟ «c» ″d″ ＂e＂ 〝f〟', folded: '"a" "b" "c" "d" "e" "f"' },
  {
    name: 'apostrophes and single quotation marks',
    text: 'it’s ‘a’ ‚b‛ ‹c› ʼ ′ ` ´ ＇',
    folded: "it's 'a' 'b' 'c' ' ' ' ' '",
  },
  { name: 'cases stay', text: 'Aa', folded: 'Aa' },
];
