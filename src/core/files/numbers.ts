/** A decimal number as its significant digits and a power of ten: 0.0120e3 is 12 × 10^0. Zero has no digits. */
interface Decimal {
  readonly digits: string;
  readonly exponent: number;
}

/**
 * Splits a JSON number into digits and exponent, without its sign. The loops keep it linear in the literal's length.
 */
function decimalOf(literal: string): Decimal {
  const [mantissa = '', power = '0'] = literal.replace(/^-/, '').toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const all = whole + fraction;
  let first = 0;
  while (all[first] === '0') first += 1;
  let last = all.length;
  while (last > first && all[last - 1] === '0') last -= 1;
  const exponent = Number(power) - fraction.length + (all.length - last);
  return first === last ? { digits: '', exponent: 0 } : { digits: all.slice(first, last), exponent };
}

/** How a number would change when it is parsed. */
export type NumberFault =
  /** An integer beyond ±(2^53 − 1), where neighbours cannot be distinguished. */
  | { readonly kind: 'unsafe-integer' }
  /** Larger than any double. */
  | { readonly kind: 'overflow' }
  /** It would be parsed as another number, `reads`. */
  | { readonly kind: 'digits'; readonly reads: string };

/**
 * Returns how a JSON number would change as an IEEE 754 double; undefined if it keeps its value. Integers beyond
 * ±(2^53 − 1) are faults even if the double is exact, unless `largeIntegers` says that the number was written from a
 * double: then only lost digits count. A number keeps its value if the shortest form of the double has the same digits:
 * 1.0, 1e2 and 0.1 do, 0.1000000000000000055 does not.
 */
export function numberFault(literal: string, largeIntegers = false): NumberFault | undefined {
  const value = Number(literal);
  if (!Number.isFinite(value)) return { kind: 'overflow' };
  const reads = String(value);
  if (!largeIntegers && Number.isInteger(value) && !Number.isSafeInteger(value)) return { kind: 'unsafe-integer' };
  if (reads === literal) return undefined;
  const written = decimalOf(literal);
  const read = decimalOf(reads);
  const same = written.digits === read.digits && written.exponent === read.exponent;
  return same ? undefined : { kind: 'digits', reads };
}
