import { act, fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { RepairDialog } from './repair-dialog.tsx';

async function open(workspace: Workspace, request = {}) {
  const desk = renderInDesk(<RepairDialog request={request} />, workspace);
  const dialog = within(await desk.screen.findByRole('dialog'));
  const press = (name: string | RegExp) => untilRendered(() => fireEvent.click(dialog.getByRole('button', { name })));
  const assessment = () => desk.desk.getState().draft?.workspace.assessment ?? {};
  return { ...desk, dialog, press, assessment };
}

const changedText = 'The Harbour Council will not close the south channel on Monday.';

it('selects mechanical repairs, applies them as one step, and then leads to the claims to review', async () => {
  const { dialog, press, desk, view } = await open(
    workspaceOf({
      title: '',
      assessment: {
        '/claims/0/actual': changedText,
        '/claims/1/representation': 'quote',
        '/claims/1/span/start': 1,
        '/claims/1/span/end': 64,
      },
    }),
  );
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
  expect(desk.getState().draft?.history.past).toHaveLength(1);
  await press('Review 1 claim text');
  expect(view.getState()).toMatchObject({ repair: null, claimTexts: { first: null } });
});

it('leaves out what a person does not select, and keeps a choice for the group', async () => {
  const effects = { '/power_bases/0/evidence/0/effect': 'support', '/power_bases/0/evidence/1/effect': 'refutes' };
  const { dialog, press, assessment } = await open(workspaceOf({ title: '', assessment: effects }), {
    ruleId: 'schema/enum',
  });
  const group = within(dialog.getByRole('region', { name: 'Use the contract’s choices' }));
  const all = group.getByRole('checkbox', { name: 'Use the contract’s choices' });
  await untilRendered(() => fireEvent.click(all));
  expect(dialog.queryByRole('button', { name: /^Apply/ })).toBeNull();
  await untilRendered(() => fireEvent.click(group.getByRole('checkbox', { name: /refutes/ })));
  await press('Apply 1 fix');
  expect(JSON.stringify(assessment())).toContain('"effect":"support"');
  expect(JSON.stringify(assessment())).not.toContain('refutes');
  expect(dialog.queryByRole('button', { name: /^Apply/ })).toBeNull();
});

it('shows the word difference of similar text before it can be selected, and closes when nothing is left', async () => {
  const { dialog, press, assessment, view } = await open(
    workspaceOf({ title: '', assessment: { '/claims/0/actual': changedText } }),
  );
  act(() => view.actions.showRepair({}));
  const group = within(dialog.getByRole('region', { name: 'Use the passage’s similar text' }));
  expect(group.getByText('A number, a negation or a name changes. Check carefully.')).toBeTruthy();
  await untilRendered(() => fireEvent.click(group.getByRole('checkbox', { name: 'Use the passage’s similar text' })));
  await press('Apply 1 fix');
  expect(JSON.stringify(assessment())).not.toContain('south channel');
  // Nothing is left to fix, so the dialog closes itself.
  expect(view.getState().repair).toBeNull();
});

it('selects no repair that takes the place of a selected one after items were removed', async () => {
  const link = { claim_id: 'C-001', effect: 'supports', reason: 'It names the channel.' };
  const evidence = [link, null, { ...link, claim_id: 'C-002', foo: 1 }, { ...link, effect: 'contradicts', foo: 2 }];
  const { dialog, press, assessment } = await open(
    workspaceOf({ title: '', assessment: { '/power_bases/0/evidence': evidence } }),
  );
  const group = within(dialog.getByRole('region', { name: 'Remove unknown properties' }));
  const [first] = group.getAllByRole('checkbox').slice(1);
  await untilRendered(() => fireEvent.click(first as HTMLElement));
  await press('Apply 2 fixes');
  expect(JSON.stringify(assessment())).not.toContain('"foo":1');
  expect(dialog.queryByRole('button', { name: /^Apply/ })).toBeNull();
  expect(JSON.stringify(assessment())).toContain('"foo":2');
});

it('still leaves out what a person left out when its place has changed', async () => {
  const link = { claim_id: 'C-001', effect: 'supports', reason: 'It names the channel.' };
  const evidence = [link, null, { ...link, effect: 'support' }, { ...link, claim_id: 'C-002', effect: 'refutes' }];
  const { dialog, press, assessment } = await open(
    workspaceOf({ title: '', assessment: { '/power_bases/0/evidence': evidence } }),
  );
  const group = within(dialog.getByRole('region', { name: 'Use the contract’s choices' }));
  await untilRendered(() => fireEvent.click(group.getByRole('checkbox', { name: /refutes/ })));
  await press('Apply 2 fixes');
  expect(JSON.stringify(assessment())).toContain('refutes');
  expect(dialog.queryByRole('button', { name: /^Apply/ })).toBeNull();
});

it('says that there is nothing to repair', async () => {
  const { dialog } = await open(workspaceOf({ title: '' }));
  expect(dialog.getByText('None of these findings has a fix that can be applied together with others.')).toBeTruthy();
});

it('applies nothing in a read-only tab', async () => {
  const workspace = workspaceOf({ title: '', assessment: { '/claims/0/representation': 'quote' } });
  const { dialog, desk } = await open(workspace);
  await untilRendered(() => desk.actions.follow(workspace));
  const apply = dialog.getByRole('button', { name: 'Apply 1 fix' });
  expect((apply as HTMLButtonElement).disabled).toBe(true);
});
