import { describe, expect, it } from 'vitest';
import { rememberByText } from './remember.ts';

function counted(maxUnits: number): { ask: (text: string) => number; computed: string[] } {
  const computed: string[] = [];
  const ask = rememberByText((text) => {
    computed.push(text);
    return text.length;
  }, maxUnits);
  return { ask, computed };
}

describe('remembering answers by text', () => {
  it('computes an answer once', () => {
    const { ask, computed } = counted(100);
    expect([ask('abc'), ask('abc'), ask('de'), ask('abc')]).toEqual([3, 3, 2, 3]);
    expect(computed).toEqual(['abc', 'de']);
  });

  it('lets go of the longest unused text first', () => {
    const { ask, computed } = counted(6);
    ['aaa', 'bbb', 'aaa', 'ccc', 'aaa', 'bbb'].forEach(ask);
    expect(computed).toEqual(['aaa', 'bbb', 'ccc', 'bbb']);
  });

  it('keeps the newest text however long it is', () => {
    const { ask, computed } = counted(2);
    ['long text', 'long text'].forEach(ask);
    expect(computed).toEqual(['long text']);
  });

  it('does not grow without end on short texts', () => {
    const { ask, computed } = counted(1_000_000);
    for (let index = 0; index < 300; index++) ask(`text ${index}`);
    ask('text 0');
    expect(computed).toHaveLength(301);
  });
});
