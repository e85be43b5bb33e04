import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberFault } from './losses.ts';

describe('numbers that would change their value', () => {
  it('are told from numbers that JSON.parse reads as they are written', () => {
    const exact = '0 -0 1.0 1.50e1 0.000 0e999999999999 100e-2 9007199254740991 9007199254740991.0 0.30000000000000004';
    expect(`${exact} 0.30000000000000000`.split(' ').filter((literal) => numberFault(literal))).toEqual([]);
    const faults: readonly (readonly [string, ReturnType<typeof numberFault>])[] = [
      ['1.7976931348623157e308', { kind: 'unsafe-integer' }],
      ['9007199254740992', { kind: 'unsafe-integer' }],
      ['9007199254740993', { kind: 'unsafe-integer' }],
      ['9007199254740990.5', { kind: 'digits', reads: '9007199254740990' }],
      ['1e309', { kind: 'overflow' }],
      ['-1e309', { kind: 'overflow' }],
      ['2e-324', { kind: 'digits', reads: '0' }],
      ['3e-324', { kind: 'digits', reads: '5e-324' }],
      ['0.1000000000000000055511151231257827', { kind: 'digits', reads: '0.1' }],
    ];
    expect(faults.map(([literal]) => [literal, numberFault(literal)])).toEqual(faults);
  });

  it('keeps every double in the form that JSON.stringify gives it, large integers where they are allowed', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(numberFault(JSON.stringify(value), true)).toBeUndefined();
      }),
    );
  });

  it('keeps every decimal of up to 15 digits, however it is written', () => {
    const decimal = fc.record({
      digits: fc.bigInt(0n, 10n ** 15n - 1n),
      zeros: fc.nat(30),
      power: fc.integer({ min: -250, max: -16 }),
    });
    fc.assert(
      fc.property(decimal, ({ digits, zeros, power }) => {
        expect(numberFault(`${digits}.${'0'.repeat(zeros)}e${power}`)).toBeUndefined();
        expect(numberFault(`${digits}${'0'.repeat(zeros)}E${power - zeros}`)).toBeUndefined();
      }),
    );
  });

  it('is fast for a literal of a million digits', () => {
    expect(numberFault(`0.${'0'.repeat(1_000_000)}1`)).toEqual({ kind: 'digits', reads: '0' });
    expect(numberFault(`${'1'.repeat(1_000_000)}`)).toEqual({ kind: 'overflow' });
    expect(numberFault(`1.${'0'.repeat(1_000_000)}`)).toBeUndefined();
  });
});
