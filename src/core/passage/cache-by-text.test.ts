import { describe, expect, it } from 'vitest';
import { cacheByText } from './cache-by-text.ts';

function counted(maxUnits: number): { ask: (text: string) => number; computed: string[] } {
  const computed: string[] = [];
  const ask = cacheByText((text) => {
    computed.push(text);
    return text.length;
  }, maxUnits);
  return { ask, computed };
}

describe('caching results by text', () => {
  it('computes a result once', () => {
    const { ask, computed } = counted(100);
    expect([ask('abc'), ask('abc'), ask('de'), ask('abc')]).toEqual([3, 3, 2, 3]);
    expect(computed).toEqual(['abc', 'de']);
  });

  it('drops the least recently used text first', () => {
    const { ask, computed } = counted(6);
    ['aaa', 'bbb', 'aaa', 'ccc', 'aaa', 'bbb'].forEach(ask);
    expect(computed).toEqual(['aaa', 'bbb', 'ccc', 'bbb']);
  });

  it('keeps the newest text of any length', () => {
    const { ask, computed } = counted(2);
    ['long text', 'long text'].forEach(ask);
    expect(computed).toEqual(['long text']);
  });

  it('does not grow without limit for short texts', () => {
    const { ask, computed } = counted(1_000_000);
    for (let index = 0; index < 300; index++) ask(`text ${index}`);
    ask('text 0');
    expect(computed).toHaveLength(301);
  });
});
