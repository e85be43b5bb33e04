import { describe, expect, it } from 'vitest';
import { contentRows, differenceRows } from './rows.ts';

const difference = (id: string, section: string) =>
  ({ id, kind: 'removed', section, sentence: `${id} is gone.`, details: [] }) as const;

describe('differences as rows', () => {
  it('stand under the part of the draft that they belong to, in the order of the outline', () => {
    const rows = differenceRows([
      difference('actor', 'casefile'),
      difference('C-001', 'claims'),
      difference('producer', 'producer'),
      difference('C-002', 'claims'),
    ]);
    expect(rows.map((row) => (row.kind === 'head' ? `${row.title} ${row.count}` : row.text))).toEqual([
      'Document 1',
      'producer is gone.',
      'Claims 2',
      'C-001 is gone.',
      'C-002 is gone.',
      'Casefile 1',
      'actor is gone.',
    ]);
  });
});

describe('what a state holds', () => {
  it('is told entry by entry, also where entries are half filled or no entries at all', () => {
    const rows = contentRows({
      title: '',
      assessment: { claims: [{ claim_id: 'C-001', proposition: 'It closed.' }, 7, {}], unknowns: ['Who?', ''] },
      casefile: null,
    });
    expect(rows.map((row) => (row.kind === 'head' ? row.title : `${row.name}: ${row.text}`))).toEqual([
      'Document',
      'Title: Untitled assessment',
      'Claims',
      'C-001: It closed.',
      'Claim 2: (nothing written)',
      'Claim 3: (nothing written)',
      'Unknowns',
      'Unknown 1: Who?',
      'Unknown 2: (nothing written)',
    ]);
  });
});
