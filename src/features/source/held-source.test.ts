import { describe, expect, it } from 'vitest';
import type { HeldText } from '../../store/source-texts.tsx';
import { HeldSource } from './held-source.ts';
import { markOfText } from './shown-texts.ts';

/** A device for one draft's text, which says what was done with it. */
function device() {
  const told: (HeldText | 'released')[] = [];
  return {
    told,
    hold: async (_draftId: string, held: HeldText): Promise<void> => void told.push(held),
    release: async (): Promise<void> => void told.push('released'),
  };
}

describe('a text that is held back', () => {
  it('keeps the mark of what it began from, however often it is held', () => {
    const texts = device();
    const held = new HeldSource(texts, 'd1');
    held.hold('{ one', () => '{}');
    held.hold('{ two', () => '{"changed": "elsewhere"}');
    expect(texts.told).toEqual([
      { text: '{ one', base: markOfText('{}') },
      { text: '{ two', base: markOfText('{}') },
    ]);
  });

  it('is released once, and begins anew after that', () => {
    const texts = device();
    const held = new HeldSource(texts, 'd1');
    held.release();
    held.hold('{ one', () => '{}');
    held.release();
    held.release();
    held.hold('{ two', () => '[]');
    expect(texts.told.slice(1)).toEqual(['released', { text: '{ two', base: markOfText('[]') }]);
  });

  it('is released on the device too where it was never gone on with here', () => {
    const texts = device();
    new HeldSource(texts, 'd1').release(true);
    expect(texts.told).toEqual(['released']);
  });

  it('that is gone on with says whether the draft is another one since', () => {
    const held = new HeldSource(device(), 'd1');
    expect(held.resume({ text: '{ one', base: markOfText('{}') }, '{}')).toBe(false);
    expect(held.resume({ text: '{ one', base: markOfText('{}') }, '[]')).toBe(true);
  });
});
