import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Stores } from './context.tsx';
import { small } from './desk.fixtures.ts';
import { untilRendered, renderInDesk } from './rendered.fixtures.tsx';
import { useSettled } from './use-settled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titleOf = ({ desk }: Stores): string => desk.draft.getState()?.workspace.title ?? '';
const loudly = (stores: Stores): string => titleOf(stores).toUpperCase();
const isLonger = (before: string, after: string): boolean => after.length > before.length;

/** Renders the settled title. `set` changes the title of the draft; `shown` returns the title on the screen. */
function renderTitle(isUrgent?: typeof isLonger) {
  let renderings = 0;
  const settling = isUrgent ? { isUrgent } : {};
  function Title({ read }: { readonly read: (stores: Stores) => string }) {
    renderings += 1;
    return <h1>{useSettled(read, settling)}</h1>;
  }
  const { screen, desk } = renderInDesk(<Title read={titleOf} />);
  return {
    shown: () => screen.getByRole('heading').textContent,
    set: (value: string) =>
      untilRendered(() => void desk.actions.dispatch({ type: 'set', path: '/title', value }, { label: 'set' })),
    readLoudly: () => screen.rerender(<Title read={loudly} />),
    renderings: () => renderings,
  };
}

const pause = (): void => act(() => void vi.runAllTimers());

it('renders nothing for a change until a moment later, and then only the last of several', async () => {
  const { shown, set, renderings } = renderTitle();
  const before = renderings();
  await set('One');
  await set('Two');
  expect(shown()).toBe(small.title);
  expect(renderings()).toBe(before);
  pause();
  expect(shown()).toBe('Two');
  expect(renderings()).toBe(before + 1);
});

it('renders nothing if the change was undone meanwhile', async () => {
  const { shown, set, renderings } = renderTitle();
  const before = renderings();
  await set('One');
  await set(small.title);
  pause();
  expect(shown()).toBe(small.title);
  expect(renderings()).toBe(before);
});

it('shows an urgent change at once, together with what waited', async () => {
  const { shown, set } = renderTitle(isLonger);
  await set('');
  expect(shown()).toBe(small.title);
  await set('This title is longer than the one before');
  expect(shown()).toBe('This title is longer than the one before');
});

it('calls another function at once', async () => {
  const { shown, set, readLoudly } = renderTitle();
  await set('Quiet');
  readLoudly();
  expect(shown()).toBe('QUIET');
});
