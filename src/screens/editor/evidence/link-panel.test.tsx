import { fireEvent, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { viewPowerBasis } from '../../../core/assessment/view.ts';
import type { Example } from '../../../core/rules/rule.ts';
import { workspaceOf } from '../../../core/rules/example-workspace.ts';
import { useView } from '../../../shared/context.tsx';
import { keepSelectedEntry } from '../../../shared/dispatch-and-tell.ts';
import { layOutElements, untilRendered, renderInDesk, typeInto } from '../../../shared/rendered.fixtures.tsx';
import { setLetterKeys } from '../../../ui/keyboard.ts';
import { linkButtonId } from './evidence-links.ts';
import { LinkPanel } from './link-panel.tsx';

layOutElements(600, 600);

const linked = { claim_id: 'C-001', effect: 'supports', reason: 'It announces the closing.' };

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

async function renderPanel(limit = 100, more: NonNullable<Example['assessment']> = {}) {
  const assessment = { '/power_bases/0/evidence': [linked], ...more };
  const made = renderInDesk(<Opener limit={limit} />, workspaceOf({ title: '', assessment }));
  const { screen, entries, view } = made;
  await untilRendered(() => {
    view.actions.select({ section: 'power_bases', index: 0 });
    view.actions.showLinking(true);
  });
  const search = await screen.findByRole('searchbox');
  await untilRendered(() => undefined);
  const rows = () => screen.getAllByRole('row');
  const row = (id: string) => rows().find(({ textContent }) => textContent.includes(id)) as HTMLElement;
  return {
    ...made,
    search,
    row,
    links: () =>
      viewPowerBasis(entries('power_bases')[0]).evidence?.map((link) => [link?.claim_id, link?.effect, link?.reason]),
    ids: () => rows().map(({ textContent }) => /C-\d+/.exec(textContent)?.[0]),
    reason: (id: string) => screen.getByRole('textbox', { name: `Reason of ${id}` }),
    focus: (element: HTMLElement) => untilRendered(() => element.focus()),
    key: (target: Element, pressed: string, held: object = {}) =>
      untilRendered(
        () => void fireEvent.keyDown(target, { key: pressed, code: `Key${pressed.toUpperCase()}`, ...held }),
      ),
  };
}

it('is a region with the focus in its search, and says at each claim whether it can support the entry', async () => {
  const { screen, row, search } = await renderPanel();
  expect(screen.getByRole('region', { name: 'Link evidence' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Link evidence' })).toBeTruthy();
  expect(document.activeElement).toBe(search);
  expect(row('C-001').textContent).toContain('names Harbour Council, verbatim');
  expect(row('C-002').textContent).toContain('does not name Harbour Council');
});

it('lists the claims that can support first, and moves rows for another actor, but not for a link', async () => {
  const { ids, row, key, edit } = await renderPanel();
  expect(ids()).toEqual(['C-001', 'C-002']);
  await edit({ type: 'set', path: '/assessment/power_bases/0/actor_id', value: 'river-authority' });
  expect(ids()).toEqual(['C-002', 'C-001']);
  await key(row('C-001'), 's');
  expect(ids()).toEqual(['C-002', 'C-001']);
});

it('links the first claim found, asks for its reason, and goes back to the search', async () => {
  const { reason, search, links, key } = await renderPanel();
  await key(search, 'c', { altKey: true });
  expect(links(), 'nothing was searched for').toHaveLength(1);
  await untilRendered(() => typeInto(search, 'C-002'));
  await key(search, 's', { altKey: true });
  const field = reason('C-002');
  expect(document.activeElement).toBe(field);
  await untilRendered(() => typeInto(field, 'It says so.'));
  expect(links()?.[1]).toEqual(['C-002', 'supports', 'It says so.']);
  await key(field, 'Enter');
  expect(document.activeElement).toBe(search);
});

it('sets the effect with a key in the row, changes it there with the focus in the reason, and removes the link', async () => {
  const { reason, links, row, key, focus } = await renderPanel();
  const line = row('C-002');
  for (const [letter, effect] of [
    ['c', 'contradicts'],
    ['s', 'supports'],
  ] as const) {
    await focus(line);
    await key(line, letter);
    expect(links()?.[1]).toEqual(['C-002', effect, undefined]);
    expect(document.activeElement).toBe(reason('C-002'));
  }
  await key(line, 'Delete');
  expect(links()).toHaveLength(1);
});

it('links no more than the contract allows', async () => {
  const { screen, links, row, key } = await renderPanel(1);
  await key(row('C-002'), 's');
  expect(links()).toHaveLength(1);
  expect(screen.getByText('Limit reached: at most 1 links.')).toBeTruthy();
});

it('leaves the focus in the search while the row of an open reason is hidden and shown again', async () => {
  const { screen, reason, search, links, row, key, focus } = await renderPanel();
  await focus(row('C-002'));
  await key(row('C-002'), 's');
  await untilRendered(() => typeInto(reason('C-002'), 'It says so.'));
  await focus(search);
  for (const query of ['C', 'C-0', 'C-001', 'no such claim', '', 'C-002']) {
    await untilRendered(() => typeInto(search, query));
    expect(document.activeElement).toBe(search);
  }
  const onlySupporting = screen.getByRole('checkbox');
  await focus(onlySupporting);
  for (const _ of ['hidden', 'shown']) {
    await untilRendered(() => onlySupporting.click());
    expect(document.activeElement).toBe(onlySupporting);
  }
  expect(links()?.[1]).toEqual(['C-002', 'supports', 'It says so.']);
});

it('lets the passage follow the claim with the focus or the pointer, also after another passage was shown', async () => {
  const { view, search, row, focus } = await renderPanel();
  await focus(row('C-002'));
  await vi.waitFor(() => expect(view.getState().activeClaim).toBe(1));
  const { followed, passageId } = view.getState();
  await focus(row('C-002'));
  expect(view.getState().followed).toBe(followed);
  await untilRendered(() => view.actions.showPassage('sha256:other', 1));
  await focus(search);
  await focus(row('C-002'));
  await vi.waitFor(() => expect(view.getState().passageId).toBe(passageId));
  fireEvent.pointerMove(row('C-001'), { pointerType: 'mouse' });
  await vi.waitFor(() => expect(view.getState().activeClaim).toBe(0));
});

it('links the focused claim with Enter, and goes on to the next one that is not linked', async () => {
  const { reason, search, links, row, key, focus } = await renderPanel(100, { '/power_bases/0/evidence': [] });
  await focus(row('C-001'));
  await key(row('C-001'), 'Enter');
  expect(links()).toEqual([['C-001', 'supports', undefined]]);
  await key(reason('C-001'), 'Enter');
  expect(document.activeElement).toBe(row('C-002'));
  await key(row('C-002'), 'Enter');
  await key(reason('C-002'), 'Enter');
  expect(document.activeElement).toBe(search);
});

it('closes with Escape after the search is cleared, and returns the focus', async () => {
  const { view, search, key } = await renderPanel();
  await untilRendered(() => typeInto(search, 'C-002'));
  await key(search, 'Escape');
  expect(search).toHaveProperty('value', '');
  expect(view.getState().linking).toBe(true);
  await key(search, 'Escape');
  expect(view.getState().linking).toBe(false);
  expect(document.activeElement?.id).toBe(linkButtonId);
});

it('opens a new link without a reason when it closes', async () => {
  const { view, row, key, focus } = await renderPanel();
  await focus(row('C-002'));
  await key(row('C-002'), 's');
  await key(row('C-002'), 'Escape');
  expect(view.getState()).toMatchObject({ linking: false, focus: { field: '/evidence/1/reason' } });
});

it('opens a new link without a reason although an older link was removed', async () => {
  const { view, row, key, focus } = await renderPanel();
  await focus(row('C-002'));
  await key(row('C-002'), 's');
  await focus(row('C-001'));
  await key(row('C-001'), 'Delete');
  await key(row('C-001'), 'Escape');
  expect(view.getState()).toMatchObject({ linking: false, focus: { field: '/evidence/0/reason' } });
});

it('can be undone while it is open', async () => {
  const { desk, view, row, key } = await renderPanel();
  await key(row('C-002'), 'c');
  await untilRendered(() => keepSelectedEntry({ desk, view }, desk.actions.undo));
  expect(view.getState().linking).toBe(true);
  const button = within(row('C-002')).getByRole('button', { name: 'Contradicts' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

it('links by no single letter if letters are turned off', async () => {
  setLetterKeys(false);
  try {
    const { links, row, key, focus } = await renderPanel();
    await focus(row('C-002'));
    await key(row('C-002'), 's');
    expect(links()).toHaveLength(1);
    expect(within(row('C-002')).getByRole('button', { name: 'Supports' }).title).toBe('Supports');
  } finally {
    await untilRendered(() => setLetterKeys(true));
  }
});

it('announces no link in a read-only tab', async () => {
  const { screen, follow, links, row, key } = await renderPanel();
  await follow();
  await key(row('C-002'), 's');
  expect(links()).toHaveLength(1);
  expect(screen.queryByText('C-002 supports this.')).toBeNull();
  const button = within(row('C-002')).getByRole('button', { name: 'Supports' });
  expect(button.closest('fieldset')).toHaveProperty('disabled', true);
});

it('says that nothing can be linked, and can be closed', async () => {
  const { screen, view, edit, button } = await renderPanel();
  await edit({ type: 'set', path: '/assessment/claims/0/claim_id', value: '' });
  await untilRendered(() => {
    view.actions.select({ section: 'claims', index: 0 });
    view.actions.showLinking(true);
  });
  expect(screen.getByText('This claim cannot be linked. Rename it first.')).toBeTruthy();
  await untilRendered(() => button('Done').click());
  expect(view.getState().linking).toBe(false);
});
