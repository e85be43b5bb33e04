import { expect, it, vi } from 'vitest';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { CasefileScreen } from './casefile-screen.tsx';

it('opens the observation that is chosen elsewhere, in the tab Actors and a second time', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { screen, view } = renderInDesk(<CasefileScreen />, workspaceOf({ title: 'x' }));
  const choose = () => untilRendered(() => view.actions.select({ section: 'casefile', index: 0 }));
  const row = () => screen.getByRole('button', { name: /On the north channel/, expanded: true });
  await untilRendered(() => screen.getByRole('tab', { name: /^Actors/ }).click());
  await choose();
  await untilRendered(() => row().click());
  expect(screen.queryByRole('button', { name: /On the north channel/, expanded: true })).toBeNull();
  await choose();
  expect(row()).toBeTruthy();
  expect(scrolled).toHaveBeenCalled();
});
