import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { viewPowerBasis } from '../../../core/assessment/view.ts';
import { workspaceOf } from '../../../core/rules/example-workspace.ts';
import { useView } from '../../../shared/context.tsx';
import { untilRendered, renderInDesk, typeInto } from '../../../shared/rendered.fixtures.tsx';
import { LinkPanel } from '../evidence/link-panel.tsx';
import { CitedBy } from './cited-by.tsx';

Element.prototype.scrollIntoView = () => undefined;

/** The claim, with the panel that the desk shows beside it. */
function Claim() {
  const isOpen = useView((view) => view.linking);
  return (
    <>
      <CitedBy index={0} />
      {isOpen && <LinkPanel />}
    </>
  );
}

/** Opens the panel for C-001, which supports PB-001 already. */
async function renderPanel(assessment: Readonly<Record<string, unknown>> = {}) {
  const made = renderInDesk(<Claim />, workspaceOf({ title: '', assessment }));
  const { screen, view } = made;
  await untilRendered(() => view.actions.select({ section: 'claims', index: 0 }));
  const opener = screen.getByRole('button', { name: 'Use as evidence for…' });
  fireEvent.click(opener);
  const panel = within(await screen.findByRole('region', { name: 'Use C-001 as evidence for…' }));
  const links = () => viewPowerBasis(made.entries('power_bases')[0]).evidence;
  const reason = () => panel.getByRole('textbox', { name: 'Reason of C-001' });
  const search = () => panel.getByRole('searchbox', { name: 'Search entries' });
  return { ...made, opener, panel, links, reason, search };
}

it('asks for the reason where the claim was linked, and returns to the claim', async () => {
  const { screen, view, opener, panel, links, reason } = await renderPanel();
  const before = view.getState().selection;
  fireEvent.click(panel.getByRole('radio', { name: /Contradicts/ }));
  fireEvent.click(panel.getByRole('button', { name: /PB-001/ }));
  expect(document.activeElement).toBe(reason());
  await untilRendered(() => typeInto(reason(), 'Nobody was asked.'));
  expect(links()?.at(-1)).toMatchObject({ claim_id: 'C-001', effect: 'contradicts', reason: 'Nobody was asked.' });
  fireEvent.keyDown(reason(), { key: 'Enter' });
  expect(screen.queryByRole('region', { name: /^Use C-001/ })).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(view.getState().selection).toBe(before);
});

it('leads from the search to the entries and back by arrow keys', async () => {
  const { search } = await renderPanel();
  const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? search(), { key });
  search().focus();
  press('Enter');
  expect(document.activeElement?.textContent).toContain('PB-001');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toContain('IH-001');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toContain('IH-001');
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(search());
});

it('says how many entries a search finds, and links the first one with Alt C', async () => {
  const { panel, links, reason, search } = await renderPanel();
  const press = (): void => void fireEvent.keyDown(search(), { key: 'ç', code: 'KeyC', altKey: true });
  press();
  expect(links(), 'nothing was searched for').toHaveLength(2);
  await untilRendered(() => typeInto(search(), 'PB-001'));
  expect(panel.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 result.');
  await untilRendered(press);
  expect(links()?.at(-1)).toMatchObject({ claim_id: 'C-001', effect: 'contradicts' });
  expect(document.activeElement).toBe(reason());
});

it('opens the reason of a claim that is linked already, and links it no second time', async () => {
  const { panel, links, reason } = await renderPanel();
  fireEvent.click(panel.getByRole('button', { name: /PB-001.*already linked/ }));
  expect(reason()).toHaveProperty('value', 'It announces a closure as its own to make.');
  expect(links()).toHaveLength(2);
});

it('says which entries have no room for another link', async () => {
  const evidence = Array.from({ length: 100 }, () => ({ claim_id: 'C-002', effect: 'supports', reason: 'x' }));
  const { panel } = await renderPanel({ '/power_bases/0/evidence': evidence });
  expect(panel.getByRole('button', { name: /PB-001.*Limit reached: at most 100 links/ })).toHaveProperty(
    'disabled',
    true,
  );
});

it('adds an entry if there is none, and links the claim to it', async () => {
  const { panel, links, search } = await renderPanel({ '/power_bases': [], '/intent_hypotheses': [] });
  expect(panel.getByRole('button', { name: 'Add intent hypothesis' })).toBeDefined();
  expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Done' }));
  fireEvent.click(panel.getByRole('button', { name: 'Add power basis' }));
  expect(document.activeElement).toBe(search());
  fireEvent.click(panel.getByRole('button', { name: /PB-001/ }));
  expect(links()).toMatchObject([{ claim_id: 'C-001', effect: 'supports' }]);
});

it('leaves the focus in the search while the entry with an open reason is hidden and shown again', async () => {
  const { panel, search, reason } = await renderPanel();
  fireEvent.click(panel.getByRole('button', { name: /PB-001/ }));
  search().focus();
  for (const query of ['P', 'IH', 'PB', 'no such entry', '']) {
    await untilRendered(() => typeInto(search(), query));
    expect(document.activeElement).toBe(search());
  }
  expect(reason()).toBeDefined();
});

it('lists entries of actors that the claim names first', async () => {
  const { panel } = await renderPanel({ '/power_bases/0/actor_id': 'river-authority' });
  const titles = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Intent hypotheses of actors it names', 'Other power bases']);
});
