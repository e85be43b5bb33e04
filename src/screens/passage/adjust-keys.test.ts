import { describe, expect, it } from 'vitest';
import { adjustmentFor, unitFor } from './adjust-keys.ts';

const keys = (key: string, shiftKey = false) => ({ key, altKey: true, shiftKey, ctrlKey: false, metaKey: false });

describe('keys that adjust a span', () => {
  it.each([
    ['ArrowRight', false, false, { edge: 'end', direction: 'widen' }],
    ['ArrowLeft', false, false, { edge: 'end', direction: 'narrow' }],
    ['ArrowLeft', true, false, { edge: 'start', direction: 'widen' }],
    ['ArrowRight', true, false, { edge: 'start', direction: 'narrow' }],
    ['ArrowLeft', false, true, { edge: 'end', direction: 'widen' }],
    ['ArrowRight', true, true, { edge: 'start', direction: 'widen' }],
    ['ArrowUp', false, false, undefined],
  ])('%s, Shift %s, right to left %s', (key, shift, rightToLeft, expected) => {
    expect(adjustmentFor(keys(key, shift), rightToLeft)).toEqual(expected);
  });

  it('do nothing without Alt', () => {
    expect(adjustmentFor({ ...keys('ArrowLeft'), altKey: false }, false)).toBeUndefined();
  });

  it('change the unit, but not beyond the first or last one', () => {
    expect(unitFor(keys('ArrowUp'), 'word')).toBe('sentence');
    expect(unitFor(keys('ArrowUp'), 'sentence')).toBe('sentence');
    expect(unitFor(keys('ArrowDown'), 'word')).toBe('character');
    expect(unitFor(keys('ArrowLeft'), 'word')).toBeUndefined();
  });
});
