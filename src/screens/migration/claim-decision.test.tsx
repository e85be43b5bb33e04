import { expect, it } from 'vitest';
import { originWith, pagePlace } from '../../core/casefile/origins.fixtures.ts';
import { anchorState } from '../../core/text/quote.ts';
import { span, spanOf } from '../../core/text/span.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { ClaimWords } from './claim-decision.tsx';
import { claimsOn, type Migration } from './use-migration.ts';

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
