import { expect, it } from 'vitest';
import { createMarker } from '../../core/assessment/claim-marks.ts';
import { listOf } from '../../core/assessment/view.ts';
import { blocksOf } from '../../core/text/segments.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { ClaimNotes } from './claim-notes.tsx';

it('names each claim in the order of the text, with its kind and its effect on the selected entry', () => {
  const workspace = workspaceOf({ title: 'The north channel' });
  const passage = workspace.casefile?.observations[0]?.passages[0];
  if (!passage) throw new Error('The workspace has no passage.');
  const marks = createMarker()(listOf(workspace.assessment, 'claims'), passage.passage_id, passage.text);
  const { screen } = renderInDesk(
    <ClaimNotes
      prefix="note"
      marks={marks}
      blocks={blocksOf(passage.text)}
      drawn="0"
      cited={new Map([[1, 'contradicts']])}
      entry="IH-001"
    />,
    workspace,
  );
  const notes = screen.getAllByRole('comment');
  expect(notes.map(({ id, textContent }) => [id, textContent])).toEqual([
    ['note-0', expect.stringMatching(/^C-001, [A-Z][^,]+$/)],
    ['note-1', expect.stringMatching(/^C-002, [A-Z][^,]+, contradicts IH-001$/)],
  ]);
});
