import { expect, it } from 'vitest';
import { span } from '../../core/text/span.ts';
import { exampleCasefile, workspaceOf } from '../../core/rules/example-workspace.ts';
import { removeObservation } from '../../core/workspace/casefile-edits.ts';
import { renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { useRemoval } from './use-casefile.ts';

function Remove() {
  const remove = useRemoval();
  return <button onClick={() => remove((workspace) => removeObservation(workspace, 0), 'remove')}>Remove</button>;
}

it('says how many marks went with an observation', async () => {
  const passage_id = exampleCasefile.observations[0]?.passages[0]?.passage_id ?? '';
  const marks = [{ observation_id: 1, passage_id, span: span(0, 3) }];
  const { screen, click, undo, workspace } = renderInDesk(<Remove />, { ...workspaceOf({ title: 'x' }), marks });
  await untilRendered(() => click('Remove'));
  expect((await screen.findAllByText('Removed, with 1 mark to sort.')).length).toBeGreaterThan(0);
  await undo();
  expect(workspace().marks).toEqual(marks);
});

it('says why an observation cannot be removed any more', async () => {
  const { screen, click } = renderInDesk(<Remove />, {
    ...workspaceOf({ title: 'x' }),
    casefile: { ...exampleCasefile, observations: [] },
    marks: [{ observation_id: 1, passage_id: 'sha256:x', span: span(0, 3) }],
  });
  await untilRendered(() => click('Remove'));
  expect((await screen.findAllByText(/The observation is no longer in the casefile/)).length).toBeGreaterThan(0);
});
