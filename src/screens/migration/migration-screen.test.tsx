import { expect, it, vi } from 'vitest';
import type { Observation } from '../../core/casefile/types.generated.ts';
import { span } from '../../core/text/span.ts';
import { exampleCasefile, workspaceOf } from '../../core/rules/example-workspace.ts';
import { renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { Finished } from './migration-screen.tsx';
import type { Migration } from './use-migration.ts';

it('says what becomes of the marks of an old passage, and how many moved', async () => {
  const [observation] = exampleCasefile.observations as [Observation];
  const [old] = observation.passages as [Observation['passages'][number]];
  const passage = { passage_id: 'sha256:revised', text: `Again: ${old.text}` };
  const revised = { ...observation, passages: [old, passage] };
  const marks = [{ observation_id: 1, passage_id: old.passage_id, span: span(0, 59) }];
  const casefile = { ...exampleCasefile, observations: [revised] };
  const to = { passage, observations: [revised] };
  const migration = { claims: [], from: old.passage_id, to, old } as unknown as Migration;
  const onLeave = vi.fn();
  const { screen, workspace, click } = renderInDesk(<Finished migration={migration} onLeave={onLeave} />, {
    ...workspaceOf({ title: 'x' }),
    casefile,
    marks,
  });
  expect(screen.getByText(/^It has 1 mark to sort\./)).toBeTruthy();
  await untilRendered(() => click('Remove old passage'));
  expect(onLeave).toHaveBeenCalled();
  expect(workspace().marks).toEqual([{ observation_id: 1, passage_id: 'sha256:revised', span: span(7, 66) }]);
  expect((await screen.findAllByText('Moved 1 mark.')).length).toBeGreaterThan(0);
});
