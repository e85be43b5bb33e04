import { act, fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { RepairDialog } from './repair-dialog.tsx';

async function open(assessment: Readonly<Record<string, unknown>>, request = {}) {
  const made = renderInDesk(<RepairDialog request={request} />, workspaceOf({ title: '', assessment }));
  const dialog = within(await made.screen.findByRole('dialog'));
  const group = (name: string) => within(dialog.getByRole('region', { name }));
  return {
    ...made,
    dialog,
    group,
    press: (name: string) => untilRendered(() => fireEvent.click(dialog.getByRole('button', { name }))),
    toggle: (title: string, name: string | RegExp = title) =>
      untilRendered(() => fireEvent.click(group(title).getByRole('checkbox', { name }))),
    canApply: () => dialog.queryByRole('button', { name: /^Apply/ }) !== null,
    text: () => JSON.stringify(made.workspace().assessment),
  };
}

const choices = 'Use the contract’s choices';
const link = { claim_id: 'C-001', effect: 'supports', reason: 'It names the channel.' };
const changedText = 'The Harbour Council will not close the south channel on Monday.';

it('selects mechanical repairs, applies them as one step, and then leads to the claims to review', async () => {
  const { dialog, press, steps, view } = await open({
    '/claims/0/actual': changedText,
    '/claims/1/representation': 'quote',
    '/claims/1/span/start': 1,
    '/claims/1/span/end': 64,
  });
  const judged = dialog.getByRole('checkbox', { name: 'Use the passage’s similar text' });
  expect((judged as HTMLInputElement).checked).toBe(false);
  expect(dialog.getByText('C-002: Span')).toBeTruthy();
  const apply = dialog.getByRole('button', { name: 'Apply 2 fixes' });
  act(() => apply.focus());
  await press('Apply 2 fixes');
  expect(dialog.getByText('Applied 2 fixes.')).toBeTruthy();
  // Another button, so that a screen reader reads it. One button with another name is not read.
  expect(apply.isConnected).toBe(false);
  expect(document.activeElement?.textContent).toBe('Review 1 claim text');
  // The message at the lower edge announces it, once.
  expect(dialog.queryByRole('status')).toBeNull();
  expect(steps()).toHaveLength(1);
  await press('Review 1 claim text');
  expect(view.getState()).toMatchObject({ repair: null, claimTexts: { first: null } });
});

it('leaves out what a person does not select, and keeps a choice for the group', async () => {
  const effects = { '/power_bases/0/evidence/0/effect': 'support', '/power_bases/0/evidence/1/effect': 'refutes' };
  const { toggle, press, canApply, text } = await open(effects, { ruleId: 'schema/enum' });
  await toggle(choices);
  expect(canApply()).toBe(false);
  await toggle(choices, /refutes/);
  await press('Apply 1 fix');
  expect(text()).toContain('"effect":"support"');
  expect(text()).not.toContain('refutes');
  expect(canApply()).toBe(false);
});

it('shows the word difference of similar text before it can be selected', async () => {
  const similar = 'Use the passage’s similar text';
  const { group, toggle, press, text } = await open({ '/claims/0/actual': changedText });
  expect(group(similar).getByText('A number, a negation or a name changes. Check carefully.')).toBeTruthy();
  await toggle(similar);
  await press('Apply 1 fix');
  expect(text()).not.toContain('south channel');
});

it('selects no repair that takes the place of a selected one after items were removed', async () => {
  const evidence = [link, null, { ...link, claim_id: 'C-002', foo: 1 }, { ...link, effect: 'contradicts', foo: 2 }];
  const { group, press, canApply, text } = await open({ '/power_bases/0/evidence': evidence });
  const [, first] = group('Remove unknown properties').getAllByRole('checkbox');
  await untilRendered(() => fireEvent.click(first as HTMLElement));
  await press('Apply 2 fixes');
  expect(text()).not.toContain('"foo":1');
  expect(canApply()).toBe(false);
  expect(text()).toContain('"foo":2');
});

it('still leaves out what a person left out when its place has changed', async () => {
  const evidence = [link, null, { ...link, effect: 'support' }, { ...link, claim_id: 'C-002', effect: 'refutes' }];
  const { toggle, press, canApply, text } = await open({ '/power_bases/0/evidence': evidence });
  await toggle(choices, /refutes/);
  await press('Apply 2 fixes');
  expect(text()).toContain('refutes');
  expect(canApply()).toBe(false);
});

it('says that there is nothing to repair', async () => {
  const { dialog } = await open({});
  expect(dialog.getByText('None of these findings has a fix that can be applied together with others.')).toBeTruthy();
});

it('applies nothing in a read-only tab', async () => {
  const { button, follow } = await open({ '/claims/0/representation': 'quote' });
  await follow();
  expect(button('Apply 1 fix').disabled).toBe(true);
});
