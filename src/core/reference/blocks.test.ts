import { describe, expect, it } from 'vitest';
import { shownJson, inlineParts, inlineText, plainText } from './blocks.ts';
import fc from 'fast-check';
import { contract, convention, reading } from '../authority/authority.ts';
import { referenceEntries } from './reference.ts';
import type { ReferenceEntry } from './entry.ts';
import { entryMarkdown } from './markdown.ts';

describe('shownJson', () => {
  it('returns short values as JSON', () => {
    const value = { a: [1, 'é 🚢 港'], b: null };
    expect(JSON.parse(shownJson(value))).toEqual(value);
  });

  it('writes invisible characters as escapes that parse to the same text', () => {
    const value = { a: '\u202eabc\u200b', b: '\ud800', c: '\u{e0001}' };
    expect(shownJson(value)).toContain('"\\u202eabc\\u200b"');
    expect(shownJson(value)).toContain('\\ud800');
    expect(JSON.parse(shownJson(value))).toEqual(value);
  });

  it('shortens long texts and lists, and shows their length', () => {
    expect(shownJson('🚢'.repeat(5001))).toBe(`"${'🚢'.repeat(20)}… (5001 characters)"`);
    expect(JSON.parse(shownJson(Array.from({ length: 101 }, (_, index) => index)))).toEqual([0, 1, '… (101 items)']);
  });
});

/** Texts with many marks and parts of marks. */
const text = fc
  .array(fc.constantFrom('**', '(entry:part/claim)', '](entry:', 'words', '<b>', ...'`*[]) 🚢\n\\'))
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
  it('returns the text without marks', () => {
    expect(plainText('**Every** `id` of [a claim](entry:part/claim).')).toBe('Every id of a claim.');
  });
});

const entry: ReferenceEntry = {
  id: 'term/example',
  kind: 'term',
  title: 'An example_of *marks*',
  summary: 'What <b>it</b> is.',
  body: [
    { kind: 'paragraph', text: 'The `claim_id` of **every** [claim](entry:part/claim), even a_b.' },
    { kind: 'heading', text: 'Steps' },
    { kind: 'list', ordered: true, items: ['Open it.', 'Close it.'] },
    { kind: 'list', items: ['One.', 'Two.'], authority: contract('2.4 claim_id') },
    { kind: 'paragraph', text: 'Three.', authority: reading('2.11.3', 'A_b is a step.') },
    { kind: 'paragraph', text: 'Four.', authority: convention() },
    { kind: 'table', head: ['Field', 'Form'], rows: [['`a|b`', 'x | y']] },
    { kind: 'code', language: 'json', text: '{ "a": 1 }' },
  ],
  authority: contract('2.4 claim_id'),
  keywords: ['example'],
  related: ['part/claim'],
};

describe('entryMarkdown', () => {
  it('writes title, summary, authority of each piece, body and related entries', () => {
    expect(entryMarkdown(entry, (id) => `https://desk.example/#/help/${id}`)).toBe(
      [
        '# An example\\_of \\*marks\\*',
        '',
        'What \\<b\\>it\\</b\\> is.',
        '',
        '**Who says so:** Defined by the contract, section 2.4. “claim\\_id: string. 1 to 200 characters.”',
        '',
        'The `claim_id` of **every** [claim](https://desk.example/#/help/part/claim), even a\\_b.',
        '',
        '## Steps',
        '',
        '1. Open it.',
        '2. Close it.',
        '',
        '- One.',
        '- Two.',
        '',
        'Three.',
        '',
        '*(Our reading of section 2.11.3: A\\_b is a step.)*',
        '',
        'Four.',
        '',
        '*(Convention of Assessment Desk)*',
        '',
        '| Field | Form |',
        '| --- | --- |',
        '| `a\\|b` | x \\| y |',
        '',
        '```json',
        '{ "a": 1 }',
        '```',
        '',
        '## See also',
        '',
        '- [Fields of a claim](https://desk.example/#/help/part/claim)',
        '',
      ].join('\n'),
    );
  });

  it('writes one title, line feeds only, no invisible character, and one newline at the end of every entry', () => {
    for (const one of referenceEntries()) {
      const text = entryMarkdown(one, (id) => `#/help/${id}`);
      expect(text.startsWith('# '), one.id).toBe(true);
      expect(text).not.toMatch(/\r|\n\n$|\n{3}/);
      expect(text.endsWith('\n')).toBe(true);
      expect(text).not.toContain('(entry:');
      expect(text.split('```').length % 2, one.id).toBe(1);
      expect(text.match(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g), one.id).toBeNull();
      expect(text.isWellFormed(), one.id).toBe(true);
    }
  });
});
