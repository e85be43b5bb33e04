import { describe, expect, it } from 'vitest';
import { adjustmentFor, unitFor } from './adjust-keys.ts';
import { stepHit } from './use-find.ts';
import { span } from '../../core/passage/span.ts';

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

  it('change the unit and stop at either end', () => {
    expect(unitFor(keys('ArrowUp'), 'word')).toBe('sentence');
    expect(unitFor(keys('ArrowUp'), 'sentence')).toBe('sentence');
    expect(unitFor(keys('ArrowDown'), 'word')).toBe('character');
    expect(unitFor(keys('ArrowLeft'), 'word')).toBeUndefined();
  });
});

describe('stepping through matches', () => {
  const hits = [span(3, 5), span(10, 12), span(20, 22)];

  it.each([
    [null, 1, 0, 0],
    [null, 1, 11, 2],
    [null, 1, 90, 0],
    [null, -1, 11, 1],
    [null, -1, 0, 2],
    [2, 1, 0, 0],
    [0, -1, 0, 2],
  ] as const)('from %s by %i at %i leads to %i', (current, step, from, expected) => {
    expect(stepHit(hits, current, step, from)).toBe(expected);
  });

  it('leads nowhere without a match', () => {
    expect(stepHit([], null, 1, 0)).toBeUndefined();
  });
});
