import { fireEvent } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { span } from '../../../core/text/span.ts';
import { exampleCasefile, workspaceOf } from '../../../core/rules/example-workspace.ts';
import type { Example } from '../../../core/rules/rule.ts';
import { addClaim } from '../../../core/workspace/edits.ts';
import { renderInDesk } from '../../../shared/rendered.fixtures.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { PlaceProvider, TouchedProvider, createTouched } from '../place/place.tsx';
// Loads the code that the form loads later, so that the test does not wait for it.
import './claim-proposals.tsx';
import { WithProposals } from './with-proposals.tsx';

const passage = exampleCasefile.observations[0]?.passages[0];

const fields = ['/claim_kind', '/subject_actor_ids', '/attribution/mode'];

/** The fields that have proposals, with plain controls. */
function Form() {
  const root = useRef<HTMLDivElement>(null);
  const [touched] = useState(createTouched);
  return (
    <TouchedProvider touched={touched}>
      <PlaceProvider kind="claims" index={2}>
        <div ref={root}>
          <WithProposals index={2} root={root}>
            {fields.map((field) => (
              <FieldFrame key={field} field={field} title={field}>
                {(control) => <input {...control} />}
              </FieldFrame>
            ))}
          </WithProposals>
        </div>
      </PlaceProvider>
    </TouchedProvider>
  );
}

/**
 * Renders the form of a new claim on “The River Authority says that nobody asked the River Authority.”, after a claim
 * on the same passage.
 */
async function renderNewClaim(earlierKind = 'public-position', casefile: Example['casefile'] = {}, at = span(60, 123)) {
  const assessment = { '/claims/1/claim_kind': earlierKind };
  const made = renderInDesk(<Form />, workspaceOf({ title: 'x', assessment, casefile }));
  const { screen, edit, entries } = made;
  const words = { observation_id: 1, passage_id: passage?.passage_id ?? '', span: at };
  const anchor = { ...words, actual: passage?.text.slice(at.start, at.end) ?? '' };
  await edit((workspace) => addClaim(workspace, anchor));
  await screen.findAllByRole('group', { name: 'Proposed' });
  return {
    ...made,
    claim: () => entries('claims')[2],
    bar: () => screen.queryByRole('region', { name: 'Proposals' }),
    kind: screen.getByRole('textbox', { name: '/claim_kind' }),
  };
}

const asInC2 = 'Public position (as in C-002)';
const unresolved = { subject_actor_ids: [], attribution: { mode: 'unresolved', actor_id: null } };
const bySpeaker = { attribution: { mode: 'reported-speaker', actor_id: 'river-authority' } };

it('accepts all proposals in one step, with Ctrl Enter', async () => {
  const { kind, undo, claim, bar } = await renderNewClaim();
  expect(claim()).toMatchObject(unresolved);
  expect(bar()?.textContent).toContain('Reported speaker: River Authority');
  fireEvent.keyDown(kind, { key: 'Enter', ctrlKey: true });
  expect(claim()).toMatchObject({ subject_actor_ids: ['river-authority'], ...bySpeaker });
  expect(claim()).not.toHaveProperty('claim_kind');
  expect(bar()).toBeNull();
  await undo();
  expect(claim()).toMatchObject(unresolved);
  expect(bar()).not.toBeNull();
});

it('accepts one proposal with its chip, and dismisses the others', async () => {
  const { screen, claim, bar, click } = await renderNewClaim();
  click(asInC2);
  expect(claim()).toMatchObject({ claim_kind: 'public-position', attribution: { mode: 'unresolved' } });
  expect(screen.queryByRole('button', { name: asInC2 })).toBeNull();
  click('Dismiss proposals');
  expect(bar()).toBeNull();
  expect(screen.queryByRole('button', { name: /^Reported speaker/ })).toBeNull();
});

it('offers what only an earlier claim has on its own, not together with the others', async () => {
  const { kind, claim, bar, click } = await renderNewClaim('allegation');
  expect(bar()?.textContent).not.toContain('Allegation');
  let openedKinds = 0;
  kind.addEventListener('click', () => (openedKinds += 1));
  click(/^Accept all proposals/);
  expect(claim()).toMatchObject({ attribution: { mode: 'reported-speaker' } });
  expect(claim()).not.toHaveProperty('claim_kind');
  expect(openedKinds).toBe(1);
  click('Allegation (as in C-002)');
  expect(claim()).toMatchObject({ claim_kind: 'allegation' });
});

it.each([
  ['council.example', true],
  ['mirror.example', false],
])('proposes a publisher only if the URL of its text is consistent with its hosts: %s', async (host, isProposed) => {
  const casefile = {
    '/observations/0/publisher_actor_id': 'harbour-council',
    '/observations/0/canonical_url': `https://${host}/statements/1`,
  };
  const { screen } = await renderNewClaim('public-position', casefile, span(0, 12));
  expect(screen.queryByRole('button', { name: /^Publisher: Harbour Council/ }) !== null).toBe(isProposed);
});

it('adds a speaker whom only the text names, with the key that accepts all proposals', async () => {
  const [council] = exampleCasefile.actors;
  const { kind, undo, workspace, claim, bar } = await renderNewClaim('public-position', { '/actors': [council] });
  expect(bar()?.textContent).toContain('Reported speaker · New actor: River Authority');
  fireEvent.keyDown(kind, { key: 'Enter', ctrlKey: true });
  expect(claim()).toMatchObject(bySpeaker);
  await undo();
  expect(workspace().casefile?.actors).toEqual([council]);
});

it('computes nothing while somebody types', async () => {
  const { edit, bar, button } = await renderNewClaim();
  const before = [bar(), button(asInC2)];
  await edit({ type: 'set', path: '/assessment/claims/2/proposition', value: 'Other words' });
  expect(bar()).toBe(before[0]);
  expect(button(asInC2)).toBe(before[1]);
});
