import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listOf, viewPowerBasis } from '../../../core/assessment/view.ts';
import { workspaceOf } from '../../../core/rules/example-workspace.ts';
import { untilRendered, renderInDesk, typeInto } from '../../../shared/rendered.fixtures.tsx';
import { CitedBy } from './cited-by.tsx';

Element.prototype.scrollIntoView = () => undefined;

/** Opens the dialog for C-001, which supports PB-001 already. */
async function renderDialog(assessment: Readonly<Record<string, unknown>> = {}) {
  const made = renderInDesk(<CitedBy index={0} />, workspaceOf({ title: '', assessment }));
  const { screen, desk } = made;
  const opener = screen.getByRole('button', { name: 'Use as evidence for…' });
  fireEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Use C-001 as evidence for…' }));
  const links = () =>
    viewPowerBasis(listOf(desk.getState().draft?.workspace.assessment ?? {}, 'power_bases')[0]).evidence;
  return { ...made, opener, dialog, links };
}

it('asks for the reason where the claim was linked, and returns to the claim', async () => {
  const { screen, view, opener, dialog, links } = await renderDialog();
  const before = view.getState().selection;
  fireEvent.click(dialog.getByRole('radio', { name: /Contradicts/ }));
  fireEvent.click(dialog.getByRole('button', { name: /PB-001/ }));
  const reason = dialog.getByRole('textbox', { name: 'Reason of C-001' });
  expect(document.activeElement).toBe(reason);
  await untilRendered(() => typeInto(reason, 'Nobody was asked.'));
  expect(links()?.at(-1)).toMatchObject({ claim_id: 'C-001', effect: 'contradicts', reason: 'Nobody was asked.' });
  fireEvent.keyDown(reason, { key: 'Enter' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(view.getState().selection).toBe(before);
});

it('leads from the search to the entries and back by arrow keys', async () => {
  const { dialog } = await renderDialog();
  const search = dialog.getByRole('searchbox', { name: 'Search entries' });
  const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? search, { key });
  search.focus();
  press('Enter');
  expect(document.activeElement?.textContent).toContain('PB-001');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toContain('IH-001');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toContain('IH-001');
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(search);
});

it('says how many entries a search finds, and links the first one with Alt C', async () => {
  const { dialog, links } = await renderDialog();
  const search = dialog.getByRole('searchbox', { name: 'Search entries' });
  const press = (): void => void fireEvent.keyDown(search, { key: 'ç', code: 'KeyC', altKey: true });
  press();
  expect(links(), 'nothing was searched for').toHaveLength(2);
  await untilRendered(() => typeInto(search, 'PB-001'));
  expect(dialog.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 result.');
  await untilRendered(press);
  expect(links()?.at(-1)).toMatchObject({ claim_id: 'C-001', effect: 'contradicts' });
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Reason of C-001' }));
});

it('opens the reason of a claim that is linked already, and links it no second time', async () => {
  const { dialog, links } = await renderDialog();
  fireEvent.click(dialog.getByRole('button', { name: /PB-001.*already linked/ }));
  expect(dialog.getByRole('textbox', { name: 'Reason of C-001' })).toHaveProperty(
    'value',
    'It announces a closure as its own to make.',
  );
  expect(links()).toHaveLength(2);
});

it('says which entries have no room for another link', async () => {
  const evidence = Array.from({ length: 100 }, () => ({ claim_id: 'C-002', effect: 'supports', reason: 'x' }));
  const { dialog } = await renderDialog({ '/power_bases/0/evidence': evidence });
  const button = dialog.getByRole('button', { name: /PB-001.*Limit reached: at most 100 links/ });
  expect(button).toHaveProperty('disabled', true);
});

it('adds an entry if there is none, and links the claim to it', async () => {
  const { dialog, links } = await renderDialog({ '/power_bases': [], '/intent_hypotheses': [] });
  expect(dialog.getByRole('button', { name: 'Add intent hypothesis' })).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Add power basis' }));
  expect(document.activeElement).toBe(dialog.getByRole('searchbox', { name: 'Search entries' }));
  fireEvent.click(dialog.getByRole('button', { name: /PB-001/ }));
  expect(links()).toMatchObject([{ claim_id: 'C-001', effect: 'supports' }]);
});

it('leaves the focus in the search while the entry with an open reason is hidden and shown again', async () => {
  const { dialog } = await renderDialog();
  fireEvent.click(dialog.getByRole('button', { name: /PB-001/ }));
  const search = dialog.getByRole('searchbox', { name: 'Search entries' });
  search.focus();
  for (const query of ['P', 'IH', 'PB', 'no such entry', '']) {
    await untilRendered(() => typeInto(search, query));
    expect(document.activeElement).toBe(search);
  }
  expect(dialog.getByRole('textbox', { name: 'Reason of C-001' })).toBeDefined();
});
