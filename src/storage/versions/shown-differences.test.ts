import { expect, it } from 'vitest';
import { assessment, casefile, link, powerBasis } from '../../core/workspace/workspaces.fixtures.ts';
import { maxShownFields } from '../../desk/comparing.ts';
import { shownDifferences } from './shown-differences.ts';

const draft = (reason: string, claims: readonly string[]) => ({
  title: '',
  assessment: assessment({
    power_bases: [{ ...powerBasis('PB-001', []), evidence: claims.map((id) => ({ ...link(id), reason })) }],
  }),
  casefile: casefile({}),
});

it('lists the fields that are shown and those that a sentence may quote, and counts all', () => {
  const claims = Array.from({ length: maxShownFields + 20 }, (_, index) => `C-${String(index)}`);
  const versions = { before: draft('They met.', claims), after: draft('They never met.', [...claims, 'C-new']) };
  const [difference, ...others] = shownDifferences(versions, () => undefined);
  expect(others).toEqual([]);
  expect(difference?.fieldCount).toBe(maxShownFields + 21);
  const changedText = { kind: 'changed', lead: expect.stringContaining('changed: ') as string };
  const shown = Array.from({ length: maxShownFields }, () => changedText);
  expect(difference?.fields).toMatchObject([
    ...shown,
    { kind: 'added', sentence: 'PB-001 gained one support: C-new.', places: { after: '/power_bases/0/evidence/60' } },
  ]);
  expect(difference?.fields.some((field) => 'before' in field || 'after' in field)).toBe(false);
});
