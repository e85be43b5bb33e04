import { describe, expect, it } from 'vitest';
import { own, ownList, ownText } from './own.ts';

const value = JSON.parse('{"__proto__":"own","list":["a"],"null":null,"empty":""}') as never;

describe('an own property', () => {
  it('is found by any name', () => {
    expect(own(value, '__proto__')).toBe('own');
    expect(own(value, 'null')).toBeNull();
  });

  it('is not inherited or missing, and does not exist on anything but an object', () => {
    for (const name of ['constructor', 'toString', 'missing'])
      expect([own(value, name), ownText(value, name), ownList(value, name)]).toEqual([undefined, undefined, []]);
    for (const other of [undefined, null, 'text', ['a']])
      expect([own(other, 'length'), own(other, '0')]).toEqual([undefined, undefined]);
  });

  it('is a list or a text only with that type', () => {
    expect([ownList(value, 'list'), ownList(value, '__proto__')]).toEqual([['a'], []]);
    expect([ownText(value, 'empty'), ownText(value, 'list')]).toEqual(['', undefined]);
    expect(ownList(value, 'missing')).toBe(ownList(undefined, 'other'));
  });
});
