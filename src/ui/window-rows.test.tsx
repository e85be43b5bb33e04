import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/react-virtual';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WindowRows } from './window-rows.tsx';

it('tells screen readers how long a list is, although it renders only some of its rows', () => {
  // The simulated page has no layout, so the size of the window is given.
  const rows = new Virtualizer<HTMLElement, HTMLElement>({
    count: 1000,
    getScrollElement: () => null,
    estimateSize: () => 30,
    initialRect: { width: 300, height: 300 },
    initialOffset: 15_000,
    overscan: 0,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
  });
  const screen = render(
    <WindowRows rows={rows} role="list" aria-label="Findings">
      {(index) => `Finding ${String(index + 1)}`}
    </WindowRows>,
  );
  const row = screen.getByText('Finding 501');
  expect(row.getAttribute('role')).toBe('listitem');
  expect(row.getAttribute('aria-posinset')).toBe('501');
  expect(row.getAttribute('aria-setsize')).toBe('1000');
  expect(screen.queryByText('Finding 1')).toBeNull();
});
