import { describe, expect, it } from 'vitest';
import { byIdentity } from './by-identity.ts';

/** A remembered function, and the arguments that it was really called with. */
function recorded() {
  const calls: unknown[][] = [];
  const ask = byIdentity((key: unknown, ...rest: readonly unknown[]) => {
    calls.push([key, ...rest]);
    return key === null ? undefined : { key };
  });
  return { ask, calls };
}

describe('a function that remembers by identity', () => {
  it('computes once for one object, also a result that is undefined', () => {
    const { ask, calls } = recorded();
    const key = {};
    expect(ask(key)).toBe(ask(key));
    expect(calls).toEqual([[key]]);
    const nothing = byIdentity((_key: object) => void calls.push([]));
    nothing(key);
    nothing(key);
    expect(calls).toHaveLength(2);
  });

  it('computes again for an equal object, and for other arguments of any number', () => {
    const { ask, calls } = recorded();
    const key = {};
    expect(ask(key)).not.toBe(ask({}));
    const [one, other] = [ask(key, 1), ask(key, 1, undefined)];
    expect(other).not.toBe(one);
    expect(ask(key, 1, undefined)).toBe(other);
    expect(ask(key, Number.NaN)).toBe(ask(key, Number.NaN));
    expect(calls).toHaveLength(5);
  });

  it('keeps only the last result of an object', () => {
    const { ask, calls } = recorded();
    const key = {};
    const first = ask(key, 'a');
    ask(key, 'b');
    expect(ask(key, 'a')).not.toBe(first);
    expect(calls).toEqual([
      [key, 'a'],
      [key, 'b'],
      [key, 'a'],
    ]);
  });

  it('computes every time for what is not an object', () => {
    const { ask, calls } = recorded();
    ask('a');
    ask('a');
    ask(null);
    ask(null);
    expect(calls).toHaveLength(4);
  });
});
