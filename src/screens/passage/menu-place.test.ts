import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuPlace } from './menu-place.ts';

const view = { top: 100, bottom: 500, left: 50 };
const menu = { width: 200, height: 30 };

describe('the place of the menu for the selected text', () => {
  it('is below the text, or above it at the lower edge of the view', () => {
    expect(menuPlace({ top: 200, bottom: 220, middle: 250 }, menu, view, 400)).toEqual({ top: 226, left: 150 });
    expect(menuPlace({ top: 470, bottom: 490, middle: 250 }, menu, view, 400)).toEqual({ top: 434, left: 150 });
  });

  it('is inside the view sideways', () => {
    expect(menuPlace({ top: 200, bottom: 220, middle: 60 }, menu, view, 400).left).toBe(56);
    expect(menuPlace({ top: 200, bottom: 220, middle: 440 }, menu, view, 400).left).toBe(244);
    expect(menuPlace({ top: 200, bottom: 220, middle: 70 }, { ...menu, width: 600 }, view, 400).left).toBe(56);
  });

  it('leaves space for the handles below text that was selected by touch', () => {
    expect(menuPlace({ top: 200, bottom: 220, middle: 250 }, menu, view, 400, true)).toEqual({ top: 252, left: 150 });
    // There is room for the menu, but not for the handles, too.
    expect(menuPlace({ top: 440, bottom: 460, middle: 250 }, menu, view, 400, true).top).toBe(404);
  });

  it('never covers the text', () => {
    const edge = fc.integer({ min: -1000, max: 2000 });
    fc.assert(
      fc.property(edge, fc.nat(1500), edge, fc.nat(300), (top, height, middle, menuHeight) => {
        const words = { top, bottom: top + height, middle };
        const place = menuPlace(words, { width: 200, height: menuHeight }, view, 400);
        expect(place.top >= words.bottom || place.top + menuHeight <= words.top).toBe(true);
      }),
    );
  });
});
