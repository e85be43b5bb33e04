import { fireEvent } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { originWith, pagePlace } from '../../core/casefile/origins.fixtures.ts';
import { anchorState } from '../../core/text/quote.ts';
import { span, spanOf } from '../../core/text/span.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { ClaimDecision, ClaimWords } from './claim-decision.tsx';
import { claimsOn, useDecisions, useMigration, type Migration } from './use-migration.ts';

const old = originWith([pagePlace(0, 59, 3), pagePlace(60, 124, 4)]);
const origins = [old, { ...old, passage_id: 'sha256:revised', places: [pagePlace(0, 20, 7), pagePlace(20, 200, 8)] }];
const workspace = workspaceOf({ title: '', casefile: { origins } });

it('names the page of the claim’s text in the old passage, and of each place in the revised one', () => {
  const [queued] = claimsOn(workspace.assessment, old.passage_id);
  if (!queued) throw new Error('The example has no claim.');
  const text = `Again. ${queued.claim.actual ?? ''} Again: ${queued.claim.actual ?? ''}`;
  const passage = { passage_id: 'sha256:revised', text };
  const migration = { old: undefined, to: { passage, observations: [] } } as unknown as Migration;
  const place = anchorState(text, spanOf(queued.claim.span), queued.claim.actual ?? '');
  const { screen } = renderInDesk(
    <ClaimWords
      migration={migration}
      queued={queued}
      place={place}
      names={[]}
      picked={null}
      onPick={() => undefined}
      chosen={span(30, 40)}
    />,
    workspace,
  );
  expect(screen.getByText('Old passage', { exact: false }).textContent).toBe('Old passage, page 3');
  expect(screen.getByText('7–66, pages 7–8')).toBeTruthy();
  expect(screen.getByText('74–133, page 8')).toBeTruthy();
  expect(screen.getByText('Selected in passage, 30–40, page 8')).toBeTruthy();
});

const revised = {
  passage: { passage_id: 'sha256:revised', text: 'The Harbour Council will not close the north channel on Monday.' },
  observations: [],
};

/** Decides on the claims of the example, in a revised passage that denies the first one. */
function Decision() {
  const migration = useMigration(
    { from: old.passage_id, to: revised.passage.passage_id, observationId: null },
    revised,
  );
  const decisions = useDecisions(migration, () => undefined);
  const { current: queued, place } = migration;
  if (!queued || !place) return null;
  const heading = createRef<HTMLHeadingElement>();
  return <ClaimDecision {...{ migration, queued, place, decisions, heading }} onChoose={() => undefined} />;
}

it('names an added negation, asks to check a proposition that it does not update, and leaves the claim', async () => {
  const assessment = { '/claims/0/proposition': 'It closes.', '/claims/0/representation': 'paraphrase' };
  const { screen, click, entries } = renderInDesk(<Decision />, workspaceOf({ title: '', assessment }));
  expect(screen.getByRole('list', { name: /affect the meaning/ }).textContent).toBe('A negation was added: not.');
  const proposition = screen.getByRole('textbox', { name: 'Proposition' });
  expect(screen.getByText(/Check that it is still correct\.$/)).toBeTruthy();
  fireEvent.change(proposition, { target: { value: 'It stays open.' } });
  const [claim] = entries('claims');
  click(/^Don’t move/);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toContain('Not moved');
  expect(screen.getByRole('button', { name: 'Change decision' })).toBeTruthy();
  expect(entries('claims')[0]).toBe(claim);
  expect(claim).toMatchObject({ passage_id: old.passage_id, proposition: 'It stays open.' });
});
