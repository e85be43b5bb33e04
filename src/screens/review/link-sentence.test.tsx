import { expect, it } from 'vitest';
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
