import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { viewClaim } from '../../core/assessment/view.ts';
import { ClaimTextsScreen } from './claim-texts-screen.tsx';

const changed = 'The Harbour Council will not close the south channel on Monday.';
const invented = 'Fishing boats left the old basin before dawn with nobody aboard.';

function open(assessment: Readonly<Record<string, unknown>>, casefile?: null) {
  const example = { title: '', assessment, ...(casefile === null && { casefile }) };
  const made = renderInDesk(
    <ClaimTextsScreen view={{ first: null }} onChoose={() => undefined} />,
    workspaceOf(example),
  );
  const section = within(made.screen.getByRole('region', { name: 'Review claim texts' }));
  const press = (key: string) =>
    untilRendered(() => void fireEvent.keyDown(section.getByRole('heading', { level: 2 }), { key }));
  return { ...made, section, press, claim: (index: number) => viewClaim(made.entries('claims')[index]) };
}

it('goes through the claims by letters, one step each', async () => {
  const { section, press, claim, steps, view } = open({
    '/claims/0/actual': changed,
    '/claims/0/proposition': changed,
    '/claims/1/actual': invented,
    '/claims/1/proposition': invented,
  });
  expect(section.getByText('0 of 2 decided')).toBeTruthy();
  expect(section.getByText(/^A negation was removed/).textContent).toBe('A negation was removed: not.');
  expect(view.getState().pending).toMatchObject({ span: { start: 0, end: 59 }, reveal: true });
  await press('a');
  expect(claim(0)).toMatchObject({ actual: 'The Harbour Council will close the north channel on Monday.' });
  expect(claim(0).proposition).toBe(claim(0).actual);
  expect(steps().at(-1)).toBe('use passage text for C-001, accepting a removed negation');
  expect(section.getByRole('article', { name: 'C-002' })).toBeTruthy();
  await press('d');
  // A link and a contradiction cite the claim, so a dialog asks first.
  expect(claim(1).claim_id).toBe('C-002');
});

it('marks a claim as a paraphrase of a place, which can be undone', async () => {
  const { section, press, claim, undo } = open({ '/claims/0/actual': changed, '/claims/0/proposition': changed });
  await press('m');
  expect(claim(0)).toMatchObject({ representation: 'paraphrase', proposition: changed });
  expect(section.getByText('1 claim was decided.')).toBeTruthy();
  await undo();
  expect(section.getByText('0 of 1 decided')).toBeTruthy();
  expect(claim(0).representation).toBe('verbatim');
});

it('uses the text that a person selected in the passage', async () => {
  const { section, press, claim, view, workspace } = open({ '/claims/0/actual': changed });
  const passageId = workspace().casefile?.observations[0]?.passages[0]?.passage_id ?? '';
  await untilRendered(() => view.actions.setPending({ passageId, span: { start: 60, end: 123 } as never }));
  expect(section.getByRole('button', { name: 'Use text selected in passage' })).toBeTruthy();
  await press('a');
  expect(claim(0).actual).toBe('The River Authority says that nobody asked the River Authority.');
});

it('says if there is nothing to review, or nothing to compare with', () => {
  const { section, screen } = open({});
  expect(section.getByText('Every claim’s text matches its passage')).toBeTruthy();
  screen.unmount();
  expect(open({}, null).section.getByText('No casefile is attached')).toBeTruthy();
});

it('starts at the first place of each claim, even if two have the same ID', async () => {
  const text = 'he';
  const { section, press } = open({
    '/claims/0/actual': text,
    '/claims/1/actual': text,
    '/claims/1/claim_id': 'C-001',
  });
  await press('o');
  expect(section.getByRole('heading', { name: /^Match 2 of/ })).toBeTruthy();
  await press('n');
  expect(section.getByRole('heading', { name: /^Match 1 of/ })).toBeTruthy();
});
