import type { Adjustment } from './adjust.ts';

/**
 * Texts with the span in brackets, before and after. `back` means that the opposite direction leads from `after` back
 * to `before`.
 */
export const adjustCases: readonly (Adjustment & {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly back: boolean;
})[] = [
  row('character', 'end', 'a plain letter', '[ab]cd', '[abc]d', true),
  row('character', 'start', 'a plain letter', 'ab[cd]', 'a[bcd]', true),
  row('character', 'end', 'a letter with its marks', '[a]e\u0301\u0323b', '[ae\u0301\u0323]b', true),
  row('character', 'start', 'CR LF as one', 'a\r\n[b]', 'a[\r\nb]', true),
  row('character', 'end', 'a family as one', '[a]👩‍👩‍👧‍👦b', '[a👩‍👩‍👧‍👦]b', true),
  row('character', 'start', 'one flag of two', '🇺🇸🇫🇷[a]', '🇺🇸[🇫🇷a]', true),
  row('character', 'end', 'a syllable of jamo', '[가]\u1112\u1161\u11ab나', '[가\u1112\u1161\u11ab]나', true),
  row('character', 'end', 'a Devanagari conjunct', '[हि]न्दी', '[हिन्दी]', true),
  row('character', 'end', 'an edge inside a character goes to its end', '[a👩\u200d]👩b', '[a👩\u200d👩]b', false),
  row('character', 'end', 'a lone surrogate is a character', '[a]\ud83db', '[a\ud83d]b', true),
  row('character', 'end', 'nothing is left', 'a[b]', 'a[b]', false),
  row('word', 'end', 'a word after a space', 'the [army] moved on', 'the [army moved] on', true),
  row('word', 'end', 'the rest of a word', 'the [ar]my moved', 'the [army] moved', false),
  row('word', 'end', 'over punctuation', '[Stop]! (Now) go', '[Stop! (Now]) go', true),
  row('word', 'end', 'an apostrophe is inside a word', '[it] can’t be', '[it can’t] be', true),
  row('word', 'start', 'a word before', 'the army [moved]', 'the [army moved]', true),
  row('word', 'start', 'over a quotation mark', 'said “[no]', '[said “no]', true),
  row('word', 'end', 'nothing but punctuation is left', '[the end].', '[the end.]', false),
  row('word', 'start', 'nothing but punctuation is left', '“[the end]', '[“the end]', false),
  row('word', 'end', 'Arabic', '[قَالَ] الرَّئِيسُ نعم', '[قَالَ الرَّئِيسُ] نعم', true),
  row('word', 'end', 'Persian keeps what a non-joiner joins', '[ایران] می\u200cخواهد', '[ایران می\u200cخواهد]', true),
  row('word', 'end', 'Hangul jamo', '[a] \u1112\u1161\u11ab b', '[a \u1112\u1161\u11ab] b', true),
  row('word', 'end', 'digits and their separators', '[in] 1,204.5 days', '[in 1,204.5] days', true),
  row('sentence', 'end', 'a sentence', '[It moved.] It stopped. Then', '[It moved. It stopped.] Then', true),
  row('sentence', 'end', 'the rest of a sentence', '[It mo]ved. It stopped.', '[It moved.] It stopped.', false),
  row('sentence', 'start', 'a sentence', 'One. Two.  [Three.]', 'One. [Two.  Three.]', true),
  row('sentence', 'start', 'a line of its own', 'Title\n\n[Text.]', '[Title\n\nText.]', true),
  row('sentence', 'end', 'without the line break after it', '[One.] Two.\r\nThree.', '[One. Two.]\r\nThree.', true),
  row('sentence', 'end', 'Han full stops', '[中国。]他们来了。好。', '[中国。他们来了。]好。', true),
  row('sentence', 'end', 'Devanagari dandas', '[नीति।] हिन्दी। एक', '[नीति। हिन्दी।] एक', true),
  row('sentence', 'end', 'only white space is left', '[One.] \n', '[One. \n]', false),
];

function row(
  unit: Adjustment['unit'],
  edge: Adjustment['edge'],
  name: string,
  before: string,
  after: string,
  back: boolean,
) {
  return { name: `${edge} by ${unit}: ${name}`, unit, edge, direction: 'widen' as const, before, after, back };
}
