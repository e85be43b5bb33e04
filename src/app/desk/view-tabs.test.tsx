import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { NavigationCommands } from '../../desk/place.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { ViewTabs } from './view-tabs.tsx';

afterEach(() => window.history.replaceState(null, '', '#'));

/** Renders the tabs with one view on the screen and another in the address, as between a click and its view. */
function renderTabs({ shown, address }: { readonly shown: string; readonly address: string }) {
  window.history.replaceState(null, '', `#/draft/draft-1/${address}`);
  const goTo = vi.fn<NavigationCommands['goTo']>();
  const tabs = (
    <MemoryRouter initialEntries={[`/draft/draft-1/${shown}`]}>
      <ViewTabs />
    </MemoryRouter>
  );
  renderInDesk(tabs, undefined, { navigation: { goTo } });
  return goTo;
}

it('does nothing at the tab of the current view', () => {
  const goTo = renderTabs({ shown: 'matrix', address: 'matrix' });
  fireEvent.click(screen.getByRole('link', { name: 'Explore' }));
  expect(goTo).not.toHaveBeenCalled();
});

it('returns to the view that is still on the screen while another is being opened', () => {
  const goTo = renderTabs({ shown: 'matrix', address: 'source?in=assessment' });
  fireEvent.click(screen.getByRole('link', { name: 'Explore' }));
  expect(goTo).toHaveBeenCalledWith({ to: 'matrix' });
});
