import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotedWords, type QuotedWords } from './quoted-words.ts';
import { anyText } from './texts.cases.ts';

const cases: readonly (readonly [fit: QuotedWords, text: string, words: string])[] = [
  ['inside-word', 'It is unable to close.', 'able to close'],
  ['inside-word', 'It counted 1,500 ships.', '500 ships'],
  ['inside-word', 'It counted 12,000 ships.', '2,000 ships'],
  ['inside-word', 'It counted 1 500 ships.', '500 ships'],
  ['inside-word', 'It measured -5 m.', '5 m'],
  ['inside-word', 'It measured 3.5 m.', '5 m'],
  ['inside-word', 'It measured −5 m.', '5 m'],
  ['inside-word', 'It is illegal.', 'legal'],
  ['inside-word', 'It is illegal.', 'is il'],
  ['inside-word', 'The ex-minister spoke.', 'minister spoke'],
  ['inside-word', 'The ex‑minister spoke.', 'minister spoke'],
  ['inside-word', 'It costs $5m.', '5m'],
  ['inside-word', 'It rose 5%.', 'rose 5'],
  ['inside-word', 'It rose 5% in all.', 'It rose 5'],
  ['inside-word', 'It met in a cafe\u0308\u0301 there.', 'a cafë'],
  ['inside-word', 'It is un\u200Bable.', 'able'],
  ['inside-word', 'It is un-\nable.', 'able'],
  ['inside-word', 'It is un\xADable.', 'able'],
  ['in-text', 'It is illegal, not legal.', 'legal'],
  ['in-text', 'It measured -5 m.', '-5 m'],
  ['in-text', 'It is able to close.', 'able to close'],
  ['in-text', 'It met at the cafe\u0301.', 'the café.'],
  ['in-text', 'It met at the café.', 'the cafe\u0301'],
  ['in-text', 'It de\xADcided.', 'It decided.'],
  ['in-text', 'It decided.', 'It de\xADcided.'],
  ['in-text', 'It de\u200Bcided.', 'It decided.'],
  ['in-text', 'The har-\nbour of the well-\nknown town.', 'The harbour of the well-known town.'],
  ['in-text', 'The har\xAD\nbour', 'The harbour'],
  ['in-text', 'He said: “We will  close.”', '"We will\nclose."'],
  ['in-text', '他说：“关闭航道”。', '「关闭航道」'],
  ['in-text', 'Il dit : «\u00A0Non\u00A0».', '« Non »'],
  ['in-text', 'It said ‘no’.', '"no"'],
  ['in-text', '港务局将关闭航道', '关闭航'],
  ['in-text', '港务局有5艘船', '有5艘'],
  ['inside-word', '港务局有15艘船', '5艘'],
  ['other-characters', 'The \uFB01nal order.', 'The final order.'],
  ['other-characters', 'ＨＡＲＢＯＵＲ Board', 'HARBOUR Board'],
  ['other-words', 'The final order.', 'the final order'],
  ['other-words', 'The final order.', 'A final order'],
  ['other-words', 'It cafe\u0301 s', 'It cafe'],
  ['no-words', 'The final order.', '.'],
  ['no-words', 'The final order.', ' \u00A0\n'],
  ['no-words', ' ', ' '],
];

describe('words of a text in another one', () => {
  it.each(cases)('%s: %j has %j', (fit, text, words) => {
    expect(quotedWords(text, words)).toBe(fit);
  });

  it('finds the whole text in itself, in any normalisation', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('NFC', 'NFD'), fc.constantFrom('NFC', 'NFD'), (text, one, other) => {
        const fit = quotedWords(text.normalize(one), text.normalize(other));
        expect(['in-text', 'no-words']).toContain(fit);
      }),
    );
  });

  it('finds words between spaces in any text', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        expect(quotedWords(`${before}. The council. ${after}`, 'The council')).toBe('in-text');
      }),
    );
  });
});
