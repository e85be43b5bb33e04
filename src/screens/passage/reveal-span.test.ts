import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrollToReveal } from './reveal-span.ts';

const view = { top: 100, bottom: 500 };
const words = (top: number, height: number) => ({ top, bottom: top + height });

describe('scrolling to text', () => {
  it.each([
    ['in the middle', words(300, 28), 0],
    ['at the upper edge', words(100, 28), 0],
    ['at the lower edge', words(472, 28), 0],
    ['above, to the middle', words(0, 28), -286],
    ['half out at the bottom, to the middle', words(486, 28), 200],
    ['below and higher than the view, their beginning near its top', words(700, 900), 560],
    ['that fill the view', words(50, 900), 0],
    ['that begin in the view and go beyond it', words(120, 900), 0],
  ])('%s', (_, given, expected) => {
    expect(scrollToReveal(given, view)).toBe(expected);
  });

  it('scrolls the text into view, and then does not move again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: 1, max: 1500 }), (top, height) => {
        const by = scrollToReveal(words(top, height), view);
        expect(scrollToReveal(words(top - by, height), view)).toBeCloseTo(0);
      }),
    );
  });
});
