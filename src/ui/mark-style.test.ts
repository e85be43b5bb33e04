import { describe, expect, it } from 'vitest';
import { markLook } from './mark-style.ts';

const mark = (lane: number, more: { fits?: boolean; active?: boolean } = {}) => ({
  lane,
  fits: more.fits ?? true,
  active: more.active ?? false,
});

describe('the style of marks', () => {
  it('has a line for each mark, at the height of its lane wherever it is drawn', () => {
    const { style } = markLook([mark(0), mark(2)]);
    expect(String(style.backgroundImage).match(/linear-gradient/g)).toHaveLength(2);
    expect(style).toMatchObject({
      paddingBlockEnd: '7px',
      backgroundPosition: '0 calc(100% - 6px), 0 calc(100% - 0px)',
    });
    expect(markLook([mark(0)]).style).toMatchObject({
      paddingBlockEnd: '1px',
      backgroundPosition: '0 calc(100% - 0px)',
    });
  });

  it('lays the active line on top and makes it thicker', () => {
    const { style, active } = markLook([mark(0), mark(1, { active: true })]);
    expect(active).toBe(true);
    expect(String(style.backgroundImage)).toMatch(/^linear-gradient\(var\(--mark-active\)/);
    expect(style.backgroundSize).toBe('100% 3px, 100% 2px');
  });

  it('breaks the line of a mark whose text does not match', () => {
    expect(markLook([mark(0, { fits: false })]).style.backgroundImage).toContain('repeating-linear-gradient');
  });

  it('draws a cited mark in the colour and the line style of its effect', () => {
    const lines = (['supports', 'contradicts', 'both', 'plain'] as const).map(
      (cited) => markLook([{ ...mark(0), cited }]).style.backgroundImage,
    );
    expect(new Set(lines).size).toBe(4);
    expect(lines[1]).toMatch(/^repeating-linear-gradient.*--contradicts/);
    expect(markLook([{ ...mark(0), cited: 'supports' }])).not.toBe(markLook([mark(0)]));
  });

  it('is the same object for the same marks', () => {
    expect(markLook([mark(1)])).toBe(markLook([mark(1)]));
  });
});
