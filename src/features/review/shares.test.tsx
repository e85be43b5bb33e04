import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { divideLinks } from '../../core/review/division.ts';
import type { DivisionChoices } from '../../core/review/draw-links.ts';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { claim, link, powerBasis, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { storeReviewerName } from '../../shared/own-name.ts';
import { renderInDesk, typeInto } from '../../shared/rendered.fixtures.tsx';
import { DivideDialog } from './divide-dialog.tsx';
import { Queue } from './queue-list.tsx';
import { ReviewBar } from './review-bar.tsx';
import { ReviewProvider, useReview } from './use-review.ts';

const ids = ['C-1', 'C-2', 'C-3', 'C-4', 'C-5'];
const sample = workspace({
  claims: ids.map((id) => claim(id)),
  power_bases: ['PB-1', 'PB-2'].map((id) =>
    powerBasis(
      id,
      ids.map((one) => link(one)),
    ),
  ),
});
const choices: DivisionChoices = {
  seed: '7',
  reviewers: ['Ada', 'Rosa', 'Zoe'],
  perLink: 1,
  size: null,
  keepEntriesTogether: false,
};
const divided = (changes: Partial<DivisionChoices> = {}): Workspace =>
  applyEdit(sample, divideLinks(sample, { ...choices, ...changes }, '2026-11-24T12:00:00Z', sha256));

function Screen() {
  const desk = useReview();
  return (
    <ReviewProvider value={desk}>
      <ReviewBar />
      <Queue />
      <p data-testid="current">{desk.current?.key}</p>
      <button onClick={() => desk.current && desk.decide(desk.current, 'accept')}>Accept it</button>
      <button onClick={() => desk.go(desk.next()!)}>Go on</button>
    </ReviewProvider>
  );
}

function open(workspace: Workspace, name = '') {
  storeReviewerName(name);
  const made = renderInDesk(<Screen />, workspace);
  const { screen, desk } = made;
  return {
    ...made,
    plan: () => desk.getState().draft?.workspace.reviewPlan,
    click: (label: string) => void fireEvent.click(screen.getByRole('button', { name: label })),
    share: () => screen.queryByLabelText('Filter by share') as HTMLSelectElement | null,
    text: () => screen.container.textContent,
  };
}

afterEach(() => storeReviewerName(''));

it('the dialog shows no error before anything was typed, and one for an empty list of names after that', () => {
  const { screen } = renderInDesk(<DivideDialog name="" onClose={() => undefined} />, sample);
  const field = screen.getByLabelText(/^Reviewers/, { selector: 'textarea' });
  expect(document.body.textContent).not.toContain('Enter at least one name');
  fireEvent.change(field, { target: { value: ' ' } });
  expect(document.body.textContent).toContain('Enter at least one name');
});

it('a named reviewer begins with the own share, and can show every link', () => {
  const { share, text, click } = open(divided(), 'ada');
  expect(share()?.selectedOptions[0]?.text).toBe('Only my share (4 links)');
  expect(text()).toContain('4 of 10 links shown');
  expect(text()).toMatch(/\sYour share: 0 of 4 reviewed/);
  click('Accept it');
  click('Go on');
  click('Accept it');
  expect(text()).toContain('Your share: 2 of 4 reviewed');
  fireEvent.change(share()!, { target: { value: '' } });
  expect(text()).toContain('10 links');
  expect(text()).not.toContain('links shown');
  fireEvent.change(share()!, { target: { value: 'of Rosa' } });
  expect(text()).toContain('3 of 10 links shown');
});

it('anyone else sees every link, and a name that is entered turns the filter on', () => {
  const { screen, share, text, click, desk } = open(divided());
  expect(share()?.value).toBe('');
  expect(text()).not.toContain('Your share');
  typeInto(screen.getByLabelText('Your name'), 'Roza');
  click('Save name');
  expect(text()).toContain('No share for this name');
  for (const name of ['Rosa', 'Zoe', 'Ada']) {
    if (screen.queryByRole('button', { name: 'Change name' })) click('Change name');
    typeInto(screen.getByLabelText('Your name'), name);
    click('Save name');
    expect(text()).toContain('Your share: 0 of ');
    click('Accept it');
    expect(text()).toContain('Your share: 1 of ');
  }
  expect(desk.getState().draft?.workspace.reviews).toHaveLength(3);
});

it('a sample without shares is everyone’s', () => {
  const { share, text, screen } = open(divided({ reviewers: [], size: 4 }), 'Anyone');
  expect(share()?.selectedOptions[0]?.text).toBe('Only the sample (4 links)');
  expect([...(share()?.options ?? [])].map((option) => option.text)).toEqual([
    'Every item',
    'Only the sample (4 links)',
    'Not in the sample (6 links)',
  ]);
  expect(text()).toContain('Sample: 0 of 4 reviewed');
  expect(screen.getByRole('button', { name: 'Sample' })).toBeTruthy();
});

it('the dialog shows the shares before it divides the links, which can be undone', async () => {
  const { screen, click, plan, desk, share } = open(sample, 'Ada');
  expect(share()).toBeNull();
  click('Divide the links…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Divide the links' }));
  typeInto(dialog.getByLabelText('Reviewers'), 'Ada\nRosa\nZoe');
  typeInto(dialog.getByLabelText('Seed'), '7');
  const preview = await waitFor(() => dialog.getByRole('group', { name: 'Preview of the shares' }));
  const rows = () =>
    within(preview)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(rows().map((row) => row?.slice(0, -1))).toEqual(['Ada4', 'Rosa3', 'Zoe3']);
  fireEvent.click(dialog.getByRole('button', { name: 'Divide the links' }));
  expect(plan()).toMatchObject({ ...divided().reviewPlan, made_at: plan()?.made_at });
  await waitFor(() => expect(share()?.value).toBe('own'));
  desk.actions.undo();
  expect(plan()).toBeUndefined();
});

it('the coverage counts each reviewer’s verdicts, and the division can be removed', async () => {
  const { screen, click, plan, text } = open(divided(), 'Ada');
  click('Accept it');
  click('Shares');
  const panel = within(await screen.findByRole('dialog', { name: 'Shares' }));
  expect(panel.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'ReviewerCurrent verdictsEntries',
    expect.stringMatching(/^Ada1 of 4/),
    expect.stringMatching(/^Rosa0 of 3/),
    expect.stringMatching(/^Zoe0 of 3/),
  ]);
  expect(panel.getByText('1 of 10 divided links has a current verdict.')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: 'Remove the division' }));
  expect(plan()).toBeUndefined();
  await waitFor(() => expect(text()).not.toContain('Your share'));
});
