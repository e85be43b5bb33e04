import { describe, expect, it } from 'vitest';
import { between, markdownTable } from './readme.ts';

const facts = {
  date: '2026-11-21T10:00:00Z',
  machine: '2 × x',
  browser: 'y',
  command: 'npm run bench',
  noise: 'Quiet.',
  failures: [],
};
const line = {
  group: 'g',
  what: 'React <mark> | more',
  budget: '',
  ours: '1 ms',
  spread: '',
  peer: '',
  ratio: '',
  verdict: '',
};

describe('the table in the README', () => {
  it('is inserted between the marks and replaces the previous one', () => {
    const text = 'before\n<!-- benchmark: begin -->\nold\n<!-- benchmark: end -->\nafter\n';
    const once = between(text, 'new');
    expect(once).toBe('before\n<!-- benchmark: begin -->\n\nnew\n\n<!-- benchmark: end -->\nafter\n');
    expect(between(once, 'new')).toBe(once);
  });

  it('is rejected if the marks are missing', () => {
    expect(() => between('no marks', 'new')).toThrow('benchmark: begin');
  });

  it('says when, where and by which command, and escapes the characters of its cells', () => {
    const table = markdownTable([line], { reasons: ['Two: 20 ms <a>.'], notes: ['One: a note.'] }, facts);
    expect(table).toContain('2026-11-21 by `npm run bench`: 2 × x; y. Quiet.');
    expect(table).toContain('| React &lt;mark> \\| more |');
    expect(table.endsWith('\n\nOf the rows:\n\n- One: a note.')).toBe(true);
    expect(table).toContain('\n\nBudgets that were not met:\n\n- Two: 20 ms &lt;a>.\n');
  });
});
