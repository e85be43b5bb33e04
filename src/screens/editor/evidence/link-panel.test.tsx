import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listOf, viewPowerBasis } from '../../../core/assessment/view.ts';
import type { Example } from '../../../core/rules/rule.ts';
import { workspaceOf } from '../../../core/rules/example-workspace.ts';
import { useView } from '../../../shared/context.tsx';
import { keepSelectedEntry } from '../../../shared/dispatch-and-tell.ts';
import { untilRendered, renderInDesk, typeInto } from '../../../shared/rendered.fixtures.tsx';
import { setLetterKeys } from '../../../ui/keyboard.ts';
import { linkButtonId } from './evidence-links.ts';
import { LinkPanel } from './link-panel.tsx';

beforeEach(() => {
  // Without a layout, a virtual list would render no rows.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.restoreAllMocks());

type Overlay = NonNullable<Example['assessment']>;

const linked = { claim_id: 'C-001', effect: 'supports', reason: 'It announces the closing.' };
const workspace = (more: Overlay) =>
  workspaceOf({ title: '', assessment: { '/power_bases/0/evidence': [linked], ...more } });

/** Stands for the desk, which shows the panel while it is open, and for the button that opens it. */
function Opener({ limit }: { readonly limit: number }) {
  const isOpen = useView((view) => view.linking);
  return (
    <>
      <button type="button" id={linkButtonId} />
      {isOpen && <LinkPanel limit={limit} />}
    </>
  );
}

async function renderPanel(limit = 100, more: Overlay = {}) {
  const made = renderInDesk(<Opener limit={limit} />, workspace(more));
  const { screen, desk, view } = made;
  await untilRendered(() => {
    view.actions.select({ section: 'power_bases', index: 0 });
    view.actions.showLinking(true);
  });
  const search = await screen.findByRole('searchbox');
  await untilRendered(() => undefined);
  const links = () => {
    const assessment = desk.getState().draft?.workspace.assessment ?? {};
    return viewPowerBasis(listOf(assessment, 'power_bases')[0]).evidence?.map((link) => [
      link?.claim_id,
      link?.effect,
      link?.reason,
    ]);
  };
  const row = (id: string) => screen.getAllByRole('row').find(({ textContent }) => textContent.includes(id));
  const key = (target: Element, pressed: string, more: object = {}) =>
    untilRendered(() => void fireEvent.keyDown(target, { key: pressed, code: `Key${pressed.toUpperCase()}`, ...more }));
  return { ...made, search, links, row, key };
}

it('says at each claim whether it can support the entry', async () => {
  const { row } = await renderPanel();
  expect(row('C-001')?.textContent).toContain('names Harbour Council, verbatim');
  expect(row('C-002')?.textContent).toContain('does not name Harbour Council');
});

it('lists the claims that can support first, and does not move a row when a claim is linked', async () => {
  const { screen, row, key } = await renderPanel(100, { '/power_bases/0/actor_id': 'river-authority' });
  const ids = () => screen.getAllByRole('row').map(({ textContent }) => /C-\d+/.exec(textContent)?.[0]);
  expect(ids()).toEqual(['C-002', 'C-001']);
  await key(row('C-001') as HTMLElement, 's');
  expect(ids()).toEqual(['C-002', 'C-001']);
});

it('links the first claim found, asks for its reason, and goes back to the search', async () => {
  const { screen, search, links, key } = await renderPanel();
  await untilRendered(() => typeInto(search, 'C-002'));
  await key(search, 's', { altKey: true });
  const reason = screen.getByRole('textbox', { name: 'Reason of C-002' });
  expect(document.activeElement).toBe(reason);
  await untilRendered(() => typeInto(reason, 'It says so.'));
  expect(links()?.[1]).toEqual(['C-002', 'supports', 'It says so.']);
  await key(reason, 'Enter');
  expect(document.activeElement).toBe(search);
});

it('sets the effect with a key in the row, changes it there, and removes the link', async () => {
  const { links, row, key } = await renderPanel();
  const line = row('C-002') as HTMLElement;
  await untilRendered(() => line.focus());
  await key(line, 'c');
  expect(links()?.[1]).toEqual(['C-002', 'contradicts', undefined]);
  await untilRendered(() => line.focus());
  await key(line, 's');
  expect(links()?.[1]).toEqual(['C-002', 'supports', undefined]);
  await key(line, 'Delete');
  expect(links()).toHaveLength(1);
});

it('does not link by a key alone while nothing is searched for', async () => {
  const { search, links, key } = await renderPanel();
  await key(search, 'c', { altKey: true });
  expect(links()).toHaveLength(1);
});

it('links no more than the contract allows', async () => {
  const { screen, links, row, key } = await renderPanel(1);
  await key(row('C-002') as HTMLElement, 's');
  expect(links()).toHaveLength(1);
  expect(screen.getByText('Limit reached: at most 1 links.')).toBeTruthy();
});

it('leaves the focus in the search while the row of an open reason is hidden and shown again', async () => {
  const { screen, search, links, row, key } = await renderPanel();
  const line = row('C-002') as HTMLElement;
  await untilRendered(() => line.focus());
  await key(line, 's');
  await untilRendered(() => typeInto(screen.getByRole('textbox', { name: 'Reason of C-002' }), 'It says so.'));
  await untilRendered(() => search.focus());
  for (const query of ['C', 'C-0', 'C-001', 'no such claim', '', 'C-002']) {
    await untilRendered(() => typeInto(search, query));
    expect(document.activeElement).toBe(search);
  }
  const onlySupporting = screen.getByRole('checkbox');
  await untilRendered(() => onlySupporting.focus());
  for (const _ of ['hidden', 'shown']) {
    await untilRendered(() => onlySupporting.click());
    expect(document.activeElement).toBe(onlySupporting);
  }
  expect(links()?.[1]).toEqual(['C-002', 'supports', 'It says so.']);
});

it('focuses the reason of a linked claim each time that it is asked for', async () => {
  const { screen, row, key } = await renderPanel();
  const line = row('C-002') as HTMLElement;
  await untilRendered(() => line.focus());
  await key(line, 's');
  await untilRendered(() => line.focus());
  await key(line, 'c');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason of C-002' }));
});

it('is a region with a heading, and has the focus in its search', async () => {
  const { screen, search } = await renderPanel();
  expect(screen.getByRole('region', { name: 'Link evidence' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Link evidence' })).toBeTruthy();
  expect(document.activeElement).toBe(search);
});

it('lets the passage follow the focused claim, and the one that the pointer rests on', async () => {
  const { view, row } = await renderPanel();
  await untilRendered(() => (row('C-002') as HTMLElement).focus());
  await vi.waitFor(() => expect(view.getState().activeClaim).toBe(1));
  const { followed } = view.getState();
  await untilRendered(() => (row('C-002') as HTMLElement).focus());
  expect(view.getState().followed).toBe(followed);
  fireEvent.pointerMove(row('C-001') as HTMLElement, { pointerType: 'mouse' });
  await vi.waitFor(() => expect(view.getState().activeClaim).toBe(0));
});

it('links the focused claim with Enter, and goes on to the next one that is not linked', async () => {
  const { screen, search, links, row, key } = await renderPanel(100, { '/power_bases/0/evidence': [] });
  const reason = (id: string) => screen.getByRole('textbox', { name: `Reason of ${id}` });
  await untilRendered(() => (row('C-001') as HTMLElement).focus());
  await key(row('C-001') as HTMLElement, 'Enter');
  expect(links()).toEqual([['C-001', 'supports', undefined]]);
  await key(reason('C-001'), 'Enter');
  expect(document.activeElement).toBe(row('C-002'));
  await key(row('C-002') as HTMLElement, 'Enter');
  await key(reason('C-002'), 'Enter');
  expect(document.activeElement).toBe(search);
});

it('closes with Escape and returns the focus, or opens a new link that has no reason', async () => {
  const { view, search, row, key } = await renderPanel();
  await key(search, 'Escape');
  expect(view.getState().linking).toBe(false);
  expect(document.activeElement?.id).toBe(linkButtonId);
  await untilRendered(() => view.actions.showLinking(true));
  await untilRendered(() => (row('C-002') as HTMLElement).focus());
  await key(row('C-002') as HTMLElement, 's');
  await key(row('C-002') as HTMLElement, 'Escape');
  expect(view.getState()).toMatchObject({ linking: false, focus: { field: '/evidence/1/reason' } });
});

it('can be undone while it is open', async () => {
  const { desk, view, row, key } = await renderPanel();
  await key(row('C-002') as HTMLElement, 'c');
  await untilRendered(() => keepSelectedEntry({ desk, view }, desk.actions.undo));
  expect(view.getState().linking).toBe(true);
  const button = within(row('C-002') as HTMLElement).getByRole('button', { name: 'Contradicts' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

it('shows the passage of a claim again after another one was shown', async () => {
  const { view, search, row } = await renderPanel();
  await untilRendered(() => (row('C-002') as HTMLElement).focus());
  await vi.waitFor(() => expect(view.getState().activeClaim).toBe(1));
  const { passageId } = view.getState();
  await untilRendered(() => view.actions.showPassage('sha256:other', 1));
  await untilRendered(() => search.focus());
  await untilRendered(() => (row('C-002') as HTMLElement).focus());
  await vi.waitFor(() => expect(view.getState().passageId).toBe(passageId));
});

it('opens a new link without a reason although an older link was removed', async () => {
  const { view, row, key } = await renderPanel();
  await untilRendered(() => (row('C-002') as HTMLElement).focus());
  await key(row('C-002') as HTMLElement, 's');
  await untilRendered(() => (row('C-001') as HTMLElement).focus());
  await key(row('C-001') as HTMLElement, 'Delete');
  await key(row('C-001') as HTMLElement, 'Escape');
  expect(view.getState()).toMatchObject({ linking: false, focus: { field: '/evidence/0/reason' } });
});

it('clears a search with Escape before it closes', async () => {
  const { view, search, key } = await renderPanel();
  await untilRendered(() => typeInto(search, 'C-002'));
  await key(search, 'Escape');
  expect(search).toHaveProperty('value', '');
  expect(view.getState().linking).toBe(true);
});

it('links by no single letter if letters are turned off', async () => {
  setLetterKeys(false);
  try {
    const { links, row, key } = await renderPanel();
    await untilRendered(() => (row('C-002') as HTMLElement).focus());
    await key(row('C-002') as HTMLElement, 's');
    expect(links()).toHaveLength(1);
    const button = within(row('C-002') as HTMLElement).getByRole('button', { name: 'Supports' });
    expect(button.title).toBe('Supports');
  } finally {
    await untilRendered(() => setLetterKeys(true));
  }
});

it('announces no link in a read-only tab', async () => {
  const { screen, desk, links, row, key } = await renderPanel();
  const { workspace: shown } = desk.getState().draft ?? {};
  if (shown) await untilRendered(() => desk.actions.follow(shown));
  await key(row('C-002') as HTMLElement, 's');
  expect(links()).toHaveLength(1);
  expect(screen.queryByText('C-002 supports this.')).toBeNull();
  const button = within(row('C-002') as HTMLElement).getByRole('button', { name: 'Supports' });
  expect(button.closest('fieldset')).toHaveProperty('disabled', true);
});

it('orders the claims again when the entry has another actor', async () => {
  const { screen, desk } = await renderPanel();
  const ids = () => screen.getAllByRole('row').map(({ textContent }) => /C-\d+/.exec(textContent)?.[0]);
  expect(ids()).toEqual(['C-001', 'C-002']);
  const path = '/assessment/power_bases/0/actor_id';
  await untilRendered(
    () => void desk.actions.dispatch({ type: 'set', path, value: 'river-authority' }, { label: 'edit' }),
  );
  expect(ids()).toEqual(['C-002', 'C-001']);
});

it('says that nothing can be linked, and can be closed', async () => {
  const { screen, view, desk } = await renderPanel();
  const path = '/assessment/claims/0/claim_id';
  await untilRendered(() => {
    desk.actions.dispatch({ type: 'set', path, value: '' }, { label: 'edit' });
    view.actions.select({ section: 'claims', index: 0 });
    view.actions.showLinking(true);
  });
  expect(screen.getByText('This claim cannot be linked. Rename it first.')).toBeTruthy();
  await untilRendered(() => screen.getByRole('button', { name: 'Done' }).click());
  expect(view.getState().linking).toBe(false);
});
