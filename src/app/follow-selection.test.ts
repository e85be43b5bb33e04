import { createMemoryRouter } from 'react-router';
import { expect, it, describe } from 'vitest';
import { emptyWorkspace } from '../core/workspace/create.ts';
import { draftPath } from './addresses.ts';
import { testDesk } from './desk.fixtures.ts';
import { followSelection } from './follow-selection.ts';

const atOnce = (then: () => void): void => then();

async function followed(start = '/draft/d1', wait: (then: () => void) => void = atOnce) {
  const { desk, view, repository, session } = testDesk();
  await repository.add(emptyWorkspace('One'));
  const router = createMemoryRouter([{ path: '/' }, { path: draftPath }], { initialEntries: [start] });
  await session.open('d1', { section: 'document' });
  followSelection(router, { desk, view }, wait);
  const settle = () => expect.poll(() => router.state.navigation.state).toBe('idle');
  return {
    view,
    router,
    settle,
    address: () => router.state.location.pathname,
    async goBack() {
      await router.navigate(-1);
      await settle();
    },
  };
}

describe('following the selection', () => {
  it('keeps the last of several quick selections, as one step', async () => {
    const { view, goBack, settle, address } = await followed();
    for (const index of [0, 1, 2]) view.actions.select({ section: 'claims', index });
    await settle();
    expect(address()).toBe('/draft/d1/claims/3');
    expect(view.getState().selection.index).toBe(2);
    await goBack();
    expect(view.getState().selection).toEqual({ section: 'document' });
  });

  it.each([
    ['an entry', { section: 'claims', index: 3 }],
    ['the section', { section: 'claims' }],
  ] as const)('never adds the same step twice, when %s is left at once for the entry before it', async (_, other) => {
    const { view, goBack, settle, address } = await followed('/draft/d1/claims/3');
    const entry = { section: 'claims', index: 2 } as const;
    for (const selection of [entry, other, entry]) {
      view.actions.select(selection);
      await settle();
    }
    expect(address()).toBe('/draft/d1/claims/3');
    await goBack();
    expect(view.getState().selection).toEqual(other);
    await goBack();
    expect(view.getState().selection).toEqual(entry);
  });

  it('does not change the address while another page is shown', async () => {
    const { view, settle, address } = await followed('/');
    view.actions.select({ section: 'claims' });
    await settle();
    expect(address()).toBe('/');
  });

  it('does not change the selection if an address means no place', async () => {
    const { view, router, goBack } = await followed();
    await router.navigate('/draft/d1/scores');
    await router.navigate('/draft/d1/claims');
    await goBack();
    expect(view.getState().selection).toEqual({ section: 'document' });
  });

  describe('before the frame that shows the selection', () => {
    const frames: (() => void)[] = [];
    const beforeFrame = async (start?: string) => {
      frames.length = 0;
      const desk = await followed(start, (then) => frames.push(then));
      return { ...desk, paint: () => frames.splice(0).forEach((then) => then()) };
    };

    it('does not change the address yet, and then sets that of the last selection', async () => {
      const { view, paint, settle, address } = await beforeFrame();
      for (const index of [0, 1, 2]) view.actions.select({ section: 'claims', index });
      expect(address()).toBe('/draft/d1');
      expect(frames).toHaveLength(1);
      paint();
      await settle();
      expect(address()).toBe('/draft/d1/claims/3');
    });

    it('keeps an address that is opened meanwhile', async () => {
      const { view, router, paint, settle, address } = await beforeFrame();
      view.actions.select({ section: 'claims', index: 2 });
      await router.navigate('/draft/d1/matrix');
      paint();
      await settle();
      expect(address()).toBe('/draft/d1/matrix');
    });

    it('closes a screen at once', async () => {
      const { view, settle, address } = await beforeFrame('/draft/d1/matrix');
      view.actions.select({ section: 'claims', index: 2 }, '/proposition');
      await settle();
      expect(address()).toBe('/draft/d1/claims/3');
      expect(frames).toEqual([]);
    });
  });
});
