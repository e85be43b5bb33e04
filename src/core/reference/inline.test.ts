import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inlineParts, inlineText, plainText } from './blocks.ts';

/** Texts with many marks and parts of marks. */
const text = fc
  .array(
    fc.constantFrom(
      '`',
      '**',
      '*',
      '[',
      ']',
      '(entry:part/claim)',
      '](entry:',
      ')',
      'words',
      ' ',
      '🚢',
      '\n',
      '\\',
      '<b>',
    ),
  )
  .map((pieces) => pieces.join(''));

describe('inlineParts', () => {
  it.each([
    ['nothing', '', []],
    ['words', 'A claim.', [{ kind: 'text', text: 'A claim.' }]],
    [
      'code',
      'the `claim_id`',
      [
        { kind: 'text', text: 'the ' },
        { kind: 'code', text: 'claim_id' },
      ],
    ],
    [
      'strong words',
      '**never** typed',
      [
        { kind: 'strong', text: 'never' },
        { kind: 'text', text: ' typed' },
      ],
    ],
    ['a link', '[a claim](entry:part/claim)', [{ kind: 'link', text: 'a claim', id: 'part/claim' }]],
    ['marks in code', '`**a**`', [{ kind: 'code', text: '**a**' }]],
    ['a mark without its end', 'a ` and ** and [b', [{ kind: 'text', text: 'a ` and ** and [b' }]],
    ['a link to elsewhere', '[x](https://a.example)', [{ kind: 'text', text: '[x](https://a.example)' }]],
    ['markup', '<b>x</b>', [{ kind: 'text', text: '<b>x</b>' }]],
  ])('reads %s', (_, words, parts) => {
    expect(inlineParts(words)).toEqual(parts);
  });

  it('loses nothing from any text', () => {
    fc.assert(
      fc.property(text, (words) => {
        expect(inlineText(inlineParts(words))).toBe(words);
      }),
    );
  });

  it('never returns two pieces of plain text in a row, or an empty piece', () => {
    fc.assert(
      fc.property(text, (words) => {
        const parts = inlineParts(words);
        parts.forEach((part, index) => {
          expect(part.text).not.toBe('');
          if (part.kind === 'text') expect(parts[index + 1]?.kind).not.toBe('text');
        });
      }),
    );
  });
});

describe('plainText', () => {
  it('returns the text of all pieces', () => {
    fc.assert(
      fc.property(text, (words) => {
        expect(plainText(words)).toBe(
          inlineParts(words)
            .map((part) => part.text)
            .join(''),
        );
      }),
    );
  });

  it('returns the text without marks', () => {
    expect(plainText('**Every** `id` of [a claim](entry:part/claim).')).toBe('Every id of a claim.');
  });
});
