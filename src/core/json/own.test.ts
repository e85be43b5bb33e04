import { describe, expect, it } from 'vitest';
import { own, ownList, ownText } from './own.ts';

const value = JSON.parse('{"__proto__":"own","list":["a"],"null":null,"empty":""}') as never;

describe('an own property', () => {
  it('is found by any name', () => {
    expect(own(value, '__proto__')).toBe('own');
    expect(own(value, 'null')).toBeNull();
  });

  it.each(['constructor', 'toString', 'missing'])('is not the inherited or missing “%s”', (name) => {
    expect([own(value, name), ownText(value, name), ownList(value, name)]).toEqual([undefined, undefined, []]);
  });

  it.each([undefined, null, 'text', ['a']])('does not exist on %j', (other) => {
    expect([own(other, 'length'), own(other, '0')]).toEqual([undefined, undefined]);
  });

  it('is a list or a text only with that type', () => {
    expect([ownList(value, 'list'), ownList(value, '__proto__')]).toEqual([['a'], []]);
    expect([ownText(value, 'empty'), ownText(value, 'list')]).toEqual(['', undefined]);
    expect(ownList(value, 'missing')).toBe(ownList(undefined, 'other'));
  });
});
