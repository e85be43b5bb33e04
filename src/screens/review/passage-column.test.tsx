import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Casefile, Observation } from '../../core/casefile/types.generated.ts';
import { blindPacket } from '../../core/review/blind.ts';
import { exampleCasefile } from '../../core/rules/example-workspace.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { claim, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { untilRendered, renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { sha256 } from '@noble/hashes/sha2.js';
import { PassageColumn } from './passage-column.tsx';
import { ReviewProvider, useReview } from './use-review.ts';

const [first] = exampleCasefile.observations as [Observation];
const passage_id = first.passages[0]?.passage_id ?? '';
const gradeOf = (basis: string) => ({ descriptor: '', reliability: 'B', credibility: '2', basis }) as const;
const casefile: Casefile = {
  ...exampleCasefile,
  format: 'assessment-desk.casefile/v3',
  observations: [
    { ...first, observation_id: 1, publisher_actor_id: null, grade: gradeOf('Basis of the first.') },
    { ...first, observation_id: 2, publisher_actor_id: null, grade: gradeOf('Basis of the second.') },
  ],
};
const draft: Workspace = {
  ...workspace({
    claims: [claim('C-1', { passage_id, observation_id: 2 }), claim('C-2', { passage_id, observation_id: 1 })],
  }),
  casefile,
};

function Screen() {
  const desk = useReview();
  return (
    <ReviewProvider value={desk}>
      <PassageColumn />
      {desk.model.claims.map((subject) => (
        <button key={subject.key} onClick={() => desk.go(subject)}>
          {subject.id}
        </button>
      ))}
    </ReviewProvider>
  );
}

it('shows the source grade of the observation that the claim names', async () => {
  const { screen } = renderInDesk(<Screen />, draft);
  const show = (id: string) => untilRendered(() => screen.getByRole('button', { name: id }).click());
  await show('C-1');
  await waitFor(() => expect(screen.queryByText('Basis of the second.')).not.toBeNull());
  expect(screen.queryByText('Basis of the first.')).toBeNull();
  await show('C-2');
  await waitFor(() => expect(screen.queryByText('Basis of the first.')).not.toBeNull());
  expect(screen.queryByText('Basis of the second.')).toBeNull();
});

it('shows no source grade in a blind review packet', async () => {
  const packet = blindPacket(draft, sha256) as unknown as Workspace;
  const opened = { title: '', assessment: packet.assessment, casefile: packet.casefile, blind: true } as const;
  const { screen } = renderInDesk(<Screen />, opened);
  await untilRendered(() => screen.getByRole('button', { name: 'C-1' }).click());
  expect(screen.container.textContent).not.toMatch(/Source grade|Basis/);
});
