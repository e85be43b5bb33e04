import { describe, expect, it } from 'vitest';
import type { Example } from '../rule.ts';
import { findingsOf, fixedAt, onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './length.ts';

describe('span/length', () => {
  const text = 'Ägir: 🚢🚢 sails. Ägir: 🚢🚢 anchors.';
  const casefile = { '/observations/0/passages/0/text': text };
  const claim = (actual: string, start: number, end: number) => ({
    '/claims/0/actual': actual,
    '/claims/0/span/start': start,
    '/claims/0/span/end': end,
  });
  const spanAfter = (example: Partial<Example>) => fixedAt(rule, example, '/claims/0/span');

  it('converts offsets that count UTF-16 units or UTF-8 bytes, checked against the passage', () => {
    const start = text.lastIndexOf('🚢🚢');
    const units = { casefile, assessment: claim('🚢🚢 anchors', start, start + '🚢🚢 anchors'.length) };
    expect(onlyFinding(rule, units).messageId).toBe('utf-16');
    expect(spanAfter(units)).toMatchObject({ start: 22, end: 32 });
    const bytes = (part: string) => new TextEncoder().encode(part).length;
    const [before, actual] = [text.slice(0, text.lastIndexOf('Ägir')), text.slice(text.lastIndexOf('Ägir'))];
    const inBytes = { casefile, assessment: claim(actual, bytes(before), bytes(before) + bytes(actual)) };
    expect(onlyFinding(rule, inBytes).messageId).toBe('utf-8');
    expect(spanAfter(inBytes)).toMatchObject({ start: 16, end: 33 });
  });

  it('leaves offsets to anchor/text-differs if the conversion does not give the text', () => {
    expect(findingsOf(rule, { casefile, assessment: claim('🚢🚢 sails', 3, 13) })).toEqual([]);
  });

  it('moves the end if the text begins at the start', () => {
    const { fixes } = onlyFinding(rule, { casefile, assessment: claim('🚢🚢 sails', 6, 11) });
    expect(fixes.map(({ title }) => title)).toEqual(['Move the span to 6–14 (exact match)']);
  });

  it('without the passage, converts only a span that starts at 0', () => {
    const atStart = { casefile: null, assessment: claim('🚢🚢 sails', 0, 10) };
    expect(spanAfter(atStart)).toMatchObject({ start: 0, end: 8 });
    expect(onlyFinding(rule, { casefile: null, assessment: claim('🚢🚢 sails', 8, 18) }).fixes).toEqual([]);
  });

  it('reports no spans in the wrong order, no empty spans, and no missing texts', () => {
    const spans = [claim('Words', 9, 4), claim('Words', 4, 4), claim('', 0, 4)];
    expect(reported(rule, ...spans, { '/claims/0/actual': undefined })).toEqual([]);
  });
});
