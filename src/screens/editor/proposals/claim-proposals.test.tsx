import { cleanup, fireEvent } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { listOf } from '../../../core/assessment/view.ts';
import { span } from '../../../core/text/span.ts';
import { exampleCasefile, workspaceOf } from '../../../core/rules/example-workspace.ts';
import type { Example } from '../../../core/rules/rule.ts';
import { addClaim } from '../../../core/workspace/edits.ts';
import { untilRendered, renderInDesk } from '../../../shared/rendered.fixtures.tsx';
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
  const { screen, desk } = made;
  const words = { observation_id: 1, passage_id: passage?.passage_id ?? '', span: at };
  const anchor = { ...words, actual: passage?.text.slice(at.start, at.end) ?? '' };
  await untilRendered(() => void desk.actions.dispatch((workspace) => addClaim(workspace, anchor), { label: 'add' }));
  await screen.findAllByRole('group', { name: 'Proposed' });
  const claim = () => listOf(desk.getState().draft?.workspace.assessment ?? {}, 'claims')[2];
  return { ...made, claim, bar: () => screen.queryByRole('region', { name: 'Proposals' }) };
}

it('accepts all proposals in one step, with Ctrl Enter', async () => {
  const { screen, desk, claim, bar } = await renderNewClaim();
  expect(claim()).toMatchObject({ subject_actor_ids: [], attribution: { mode: 'unresolved', actor_id: null } });
  expect(bar()?.textContent).toContain('Reported speaker: River Authority');
  fireEvent.keyDown(screen.getByRole('textbox', { name: '/claim_kind' }), { key: 'Enter', ctrlKey: true });
  expect(claim()).toMatchObject({
    subject_actor_ids: ['river-authority'],
    attribution: { mode: 'reported-speaker', actor_id: 'river-authority' },
  });
  expect(claim()).not.toHaveProperty('claim_kind');
  expect(bar()).toBeNull();
  await untilRendered(() => void desk.actions.undo());
  expect(claim()).toMatchObject({ subject_actor_ids: [], attribution: { mode: 'unresolved', actor_id: null } });
  expect(bar()).not.toBeNull();
});

it('accepts one proposal with its chip, and dismisses the others', async () => {
  const { screen, claim, bar } = await renderNewClaim();
  fireEvent.click(screen.getByRole('button', { name: 'Public position (as in C-002)' }));
  expect(claim()).toMatchObject({ claim_kind: 'public-position', attribution: { mode: 'unresolved' } });
  expect(screen.queryByRole('button', { name: 'Public position (as in C-002)' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss proposals' }));
  expect(bar()).toBeNull();
  expect(screen.queryByRole('button', { name: /^Reported speaker/ })).toBeNull();
});

it('offers what only an earlier claim has on its own, not together with the others', async () => {
  const { screen, claim, bar } = await renderNewClaim('allegation');
  expect(bar()?.textContent).not.toContain('Allegation');
  let openedKinds = 0;
  screen.getByRole('textbox', { name: '/claim_kind' }).addEventListener('click', () => (openedKinds += 1));
  fireEvent.click(screen.getByRole('button', { name: /^Accept all proposals/ }));
  expect(claim()).toMatchObject({ attribution: { mode: 'reported-speaker' } });
  expect(claim()).not.toHaveProperty('claim_kind');
  expect(openedKinds).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Allegation (as in C-002)' }));
  expect(claim()).toMatchObject({ claim_kind: 'allegation' });
});

it('proposes a publisher only if the URL of its text is consistent with its hosts', async () => {
  const publishedBy = async (host: string) => {
    const casefile = {
      '/observations/0/publisher_actor_id': 'harbour-council',
      '/observations/0/canonical_url': `https://${host}/statements/1`,
    };
    const { screen } = await renderNewClaim('public-position', casefile, span(0, 12));
    const publisher = screen.queryByRole('button', { name: /^Publisher: Harbour Council/ });
    cleanup();
    return publisher !== null;
  };
  expect(await publishedBy('council.example')).toBe(true);
  expect(await publishedBy('mirror.example')).toBe(false);
});

it('adds a speaker whom only the text names, with the key that accepts all proposals', async () => {
  const [council] = exampleCasefile.actors;
  const { screen, desk, claim, bar } = await renderNewClaim('public-position', { '/actors': [council] });
  expect(bar()?.textContent).toContain('Reported speaker · New actor: River Authority');
  fireEvent.keyDown(screen.getByRole('textbox', { name: '/claim_kind' }), { key: 'Enter', ctrlKey: true });
  expect(claim()).toMatchObject({ attribution: { mode: 'reported-speaker', actor_id: 'river-authority' } });
  await untilRendered(() => void desk.actions.undo());
  expect(desk.getState().draft?.workspace.casefile?.actors).toEqual([council]);
});

it('computes nothing while somebody types', async () => {
  const { screen, desk, bar } = await renderNewClaim();
  const before = bar();
  const chip = screen.getByRole('button', { name: 'Public position (as in C-002)' });
  const typed = { type: 'set', path: '/assessment/claims/2/proposition', value: 'Other words' } as const;
  await untilRendered(() => void desk.actions.dispatch(typed, { label: 'type' }));
  expect(bar()).toBe(before);
  expect(screen.getByRole('button', { name: 'Public position (as in C-002)' })).toBe(chip);
});
