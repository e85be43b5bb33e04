import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Counter } from './counter.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts from 80 % of the limit on: a first change at once, and the changes right after it together', () => {
  const screen = render(<Counter text="12345678" limit={10} />);
  const shown = (): string => screen.container.textContent;
  const type = (text: string): void => screen.rerender(<Counter text={text} limit={10} />);
  expect(shown()).toBe('');
  type('123456789');
  expect(shown()).toBe('1 of 10 left');
  type('123456789a');
  type('123456789ab😀');
  expect(shown()).toBe('1 of 10 left');
  act(() => void vi.runAllTimers());
  expect(shown()).toBe('2 too many of 10');
});
