import { describe, expect, it } from 'vitest';
import type { UnappliedText } from '../../store/source-texts.ts';
import { UnappliedSource } from './unapplied-source.ts';
import { markOfText } from './shown-texts.ts';

/** A store for one draft's text that records the calls. */
function device() {
  const calls: (UnappliedText | 'released')[] = [];
  return {
    calls,
    hold: async (_draftId: string, held: UnappliedText): Promise<void> => void calls.push(held),
    release: async (): Promise<void> => void calls.push('released'),
  };
}

describe('a text that is not applied', () => {
  it('keeps the mark of the text it was based on, however often it is stored', () => {
    const texts = device();
    const held = new UnappliedSource(texts, 'd1');
    held.hold('{ one', () => '{}');
    held.hold('{ two', () => '{"changed": "elsewhere"}');
    expect(texts.calls).toEqual([
      { text: '{ one', base: markOfText('{}') },
      { text: '{ two', base: markOfText('{}') },
    ]);
  });

  it('is released once, and then gets a new mark', () => {
    const texts = device();
    const held = new UnappliedSource(texts, 'd1');
    held.release();
    held.hold('{ one', () => '{}');
    held.release();
    held.release();
    held.hold('{ two', () => '[]');
    expect(texts.calls.slice(1)).toEqual(['released', { text: '{ two', base: markOfText('[]') }]);
  });

  it('is also deleted if an earlier session stored it', () => {
    const texts = device();
    new UnappliedSource(texts, 'd1').release(true);
    expect(texts.calls).toEqual(['released']);
  });

  it('reports after a resume whether the draft has changed', () => {
    const held = new UnappliedSource(device(), 'd1');
    expect(held.resume({ text: '{ one', base: markOfText('{}') }, '{}')).toBe(false);
    expect(held.resume({ text: '{ one', base: markOfText('{}') }, '[]')).toBe(true);
  });
});
