import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShortened } from './shortened.tsx';

vi.mock('./watch-text-size.ts', () => ({ watchTextSize: () => () => undefined }));

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(24);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(28);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Card({ overflow }: { readonly overflow: 'visible' | 'hidden' }) {
  const pane = useRef<HTMLDivElement>(null);
  const { isShortened } = useShortened(pane, 'link');
  return (
    <div ref={pane}>
      <p data-shortened style={{ overflowY: overflow }}>
        يستطيع المجلس إغلاق القناة الشمالية.
      </p>
      <output>{String(isShortened)}</output>
    </div>
  );
}

it.each([
  ['hidden', 'true'],
  ['visible', 'false'],
] as const)('a text with high letters and %s overflow counts as cut: %s', (overflow, expected) => {
  expect(render(<Card overflow={overflow} />).getByRole('status').textContent).toBe(expected);
});
