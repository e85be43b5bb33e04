import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderThemed } from './rendered.fixtures.tsx';
import { useWindow } from './use-window.ts';
import { WindowRows } from './window-rows.tsx';

function List({ count }: { readonly count: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useWindow({ count, scroller, estimate: () => 30, keep: [500] });
  return (
    <div ref={scroller}>
      <WindowRows rows={rows} role="list" aria-label="Findings">
        {(index) => `Finding ${String(index + 1)}`}
      </WindowRows>
    </div>
  );
}

// The simulated page has no layout, and a list without height has no rows.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300));
afterEach(() => vi.restoreAllMocks());

it('tells screen readers how long a list is, although it renders only some of its rows', () => {
  const screen = renderThemed(<List count={1000} />);
  const row = screen.getByText('Finding 501');
  expect(row.getAttribute('role')).toBe('listitem');
  expect(row.getAttribute('aria-posinset')).toBe('501');
  expect(row.getAttribute('aria-setsize')).toBe('1000');
});
