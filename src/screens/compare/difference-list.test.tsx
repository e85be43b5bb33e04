import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compareAssessments } from '../../core/compare/compare.ts';
import { assessment, casefile, link, powerBasis } from '../../core/workspace/workspaces.fixtures.ts';
import { FieldChanges } from './difference-list.tsx';

it('a changed text has the same sentence on the screen as in the comparison, made of its lead', () => {
  const withReason = (reason: string) =>
    assessment({ power_bases: [{ ...powerBasis('PB-001', []), evidence: [{ ...link('C-001'), reason }] }] });
  const [before, after] = [withReason('They met twice in May.'), withReason('They never met in May.')];
  const versionOf = (document: typeof before) => ({ title: '', assessment: document, casefile: casefile({}) });
  const [difference] = compareAssessments(before, after);
  const fields = difference?.fields.map(({ kind, places, name, lead = '' }) => ({ kind, places, name, lead })) ?? [];
  const markup = renderToStaticMarkup(
    <FieldChanges
      difference={{ sentence: '', fields, fieldCount: 1, document: 'assessment' }}
      versions={{ before: versionOf(before), after: versionOf(after), open: 'after' }}
    />,
  );
  expect(difference?.fields[0]?.sentence).toBe(
    'PB-001’s reason for citing C-001 changed: one word removed and one added, including a negation.',
  );
  expect(markup).toContain(difference?.fields[0]?.sentence);
});
