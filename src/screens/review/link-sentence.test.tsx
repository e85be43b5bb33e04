import { expect, it } from 'vitest';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { link, powerBasis, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { LinkSentence } from './link-sentence.tsx';
import { ReviewProvider, useReview } from './use-review.ts';

function Sentences() {
  const desk = useReview();
  return (
    <ReviewProvider value={desk}>
      {desk.model.links.map((each) => (
        <LinkSentence key={each.key} link={each} />
      ))}
    </ReviewProvider>
  );
}

it.each([
  ['C-7', 'No claim has the ID C-7, so there is no text to read.'],
  ['', 'No claim is chosen, so there is no text to read.'],
])('says why a link to the claim “%s” has no text', (claimId, sentence) => {
  const { screen } = renderInDesk(<Sentences />, workspace({ power_bases: [powerBasis('PB-1', [link(claimId)])] }));
  expect(screen.container.textContent).toContain(sentence);
});

it('shows the proposition of a paraphrase before the passage’s text, and no verbatim one twice', () => {
  const paraphrase = { '/claims/0/proposition': 'It closes.' };
  const { screen } = renderInDesk(<Sentences />, workspaceOf({ title: 'North', assessment: paraphrase }));
  expect(screen.getAllByText('It closes.').map((words) => words.parentElement?.textContent)).toContain(
    'C-001 says: It closes.',
  );
  expect(screen.container.textContent).not.toContain('C-002 says');
});
