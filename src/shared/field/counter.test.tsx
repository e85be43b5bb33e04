import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Counter } from './counter.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts a first change at once, and the changes right after it together', () => {
  const screen = render(<Counter text="" limit={10} />);
  const shown = (): string => screen.container.textContent;
  const type = (text: string): void => screen.rerender(<Counter text={text} limit={10} />);
  expect(shown()).toBe('10 of 10 left');
  type('a');
  expect(shown()).toBe('9 of 10 left');
  type('ab');
  type('ab😀');
  expect(shown()).toBe('9 of 10 left');
  act(() => void vi.runAllTimers());
  expect(shown()).toBe('7 of 10 left');
});
