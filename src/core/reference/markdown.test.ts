import { describe, expect, it } from 'vitest';
import { contract, convention, reading } from '../authority/authority.ts';
import { referenceEntries } from './reference.ts';
import type { ReferenceEntry } from './entry.ts';
import { entryMarkdown } from './markdown.ts';

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

  it('writes one title, line feeds only, and one newline at the end of every entry', () => {
    for (const one of referenceEntries()) {
      const text = entryMarkdown(one, (id) => `#/help/${id}`);
      expect(text.startsWith('# '), one.id).toBe(true);
      expect(text).not.toMatch(/\r|\n\n$|\n{3}/);
      expect(text.endsWith('\n')).toBe(true);
      expect(text).not.toContain('(entry:');
      expect(text.split('```').length % 2, one.id).toBe(1);
    }
  });

  it('writes no invisible characters', () => {
    for (const one of referenceEntries()) {
      const text = entryMarkdown(one, (id) => `#/help/${id}`);
      expect(text.match(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g), one.id).toBeNull();
      expect(text.isWellFormed(), one.id).toBe(true);
    }
  });
});
