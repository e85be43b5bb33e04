import { describe, expect, it } from 'vitest';
import { coloursOnWhite } from '../../core/pictures/elements.ts';
import { style } from '../../core/report/prose/style.ts';
import { contrast, rulesOf } from './colours.fixtures.ts';

const rules = rulesOf(style);
const roots = rules.filter(([selector]) => selector.endsWith(':root')).map(([, values]) => values);
const texts = ['--ink', '--soft', '--link', '--supports', '--contradicts', '--both', '--good', '--bad', '--odd'];

describe.each([
  ['a light page', 0],
  ['a dark page', 1],
  ['paper', 2],
])('the colours of a report on %s', (_, at) => {
  const colour = (name: string): string => roots[at]?.get(name) ?? '';

  it.each(texts)('%s is readable on the page and on passages (4.5:1)', (text) => {
    for (const ground of ['--paper', '--sunken'])
      expect(contrast(inFull(colour(text)), inFull(colour(ground))), ground).toBeGreaterThanOrEqual(4.5);
  });
});

/** A colour with six digits. */
function inFull(colour: string): string {
  return colour.length === 4 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour;
}

describe('the colours of pictures on a dark page', () => {
  const dark = (paint: keyof typeof coloursOnWhite): string => {
    const [, values] = rules.find(([selector]) => selector === `.picture [fill='${coloursOnWhite[paint]}']`) ?? [];
    const value = values?.get('fill') ?? '';
    return value.startsWith('var') ? (roots[1]?.get(value.slice(4, -1)) ?? '') : value;
  };

  it('words are readable on every ground (4.5:1)', () => {
    for (const text of ['ink', 'soft'] as const)
      for (const ground of ['paper', 'accent-wash', 'sunken'] as const)
        expect(contrast(dark(text), dark(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it('edges, lines and signs are visible (3:1)', () => {
    for (const paint of ['edge', 'accent', 'supports', 'contradicts'] as const)
      expect(contrast(dark(paint), dark('paper')), paint).toBeGreaterThanOrEqual(3);
    for (const paint of ['accent', 'supports', 'contradicts'] as const)
      for (const wash of [`${paint}-wash`, 'accent-wash'] as const)
        expect(contrast(dark(paint), dark(wash)), `${paint} on ${wash}`).toBeGreaterThanOrEqual(3);
  });
});
