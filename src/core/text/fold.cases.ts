/** Texts, and their form with one space for white space and one kind of quotation marks. */
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
