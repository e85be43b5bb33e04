import { describe, expect, it } from 'vitest';
import { contentRows, differenceRows, restoreEdit } from './version-view.tsx';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { emptyCasefile } from '../../core/casefile/create.ts';

const difference = (id: string, section: string) =>
  ({ id, kind: 'removed', section, sentence: `${id} was deleted.`, details: [], texts: [] }) as const;

it('differences as rows are grouped by part of the draft, in the order of the outline', () => {
  const rows = differenceRows([
    difference('actor', 'casefile'),
    difference('C-001', 'claims'),
    difference('producer', 'producer'),
    difference('C-002', 'claims'),
  ]);
  expect(rows.map((row) => (row.kind === 'head' ? `${row.title} ${row.count}` : row.text))).toEqual([
    'Document 1',
    'producer was deleted.',
    'Claims 2',
    'C-001 was deleted.',
    'C-002 was deleted.',
    'Casefile 1',
    'actor was deleted.',
  ]);
});

describe('the content of a version', () => {
  it('is listed entry by entry, even if entries are incomplete or malformed', () => {
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
      'Claim 2: (empty)',
      'Claim 3: (empty)',
      'Unknowns',
      'Unknown 1: Who?',
      'Unknown 2: (empty)',
    ]);
  });

  it('has the language of the version’s texts, not of the words of Assessment Desk', () => {
    const rows = contentRows({
      title: 'Lage',
      textLanguage: 'de',
      assessment: { unknowns: ['Wer?', ''] },
      casefile: null,
    });
    const texts = rows.flatMap((row) => (row.kind === 'head' ? [] : row.texts));
    expect(texts).toEqual([
      { text: 'Lage', language: 'de' },
      { text: 'Wer?', language: 'de' },
    ]);
  });
});

describe('restoring a version', () => {
  const then = { title: 'Then', assessment: { claims: [{ claim_id: 'C-001' }] }, casefile: emptyCasefile('Sources') };

  const now = { title: 'Now', assessment: { unknowns: ['Who?'] }, casefile: null };
  const inGerman = { ...then, textLanguage: 'de' };

  it.each<[string, Workspace, Workspace]>([
    ['the draft, including title and casefile', now, then],
    ['the draft, without a casefile', then, now],
    ['the language of the author’s texts', then, inGerman],
    ['that no language is stated', inGerman, then],
  ])('restores %s', (_, from, to) => {
    expect(applyEdit(from, restoreEdit(to, from))).toEqual(to);
  });

  it('changes nothing, not even object identity, if nothing differs', () => {
    for (const same of [then, inGerman]) expect(applyEdit(same, restoreEdit(structuredClone(same), same))).toBe(same);
  });
});
