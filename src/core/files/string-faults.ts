/** One character, or one escape, of a JSON string between its quotes (RFC 8259, section 7). */
// eslint-disable-next-line no-control-regex -- control characters must be escaped in a JSON string
const piece = /[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-f]{4})/giy;

/**
 * Where a JSON string literal first breaks the grammar, in UTF-16 units from its opening quote; the literal's length
 * where nothing is wrong but that it never ends.
 */
export function firstBadCharacter(literal: string): number {
  let at = 1;
  piece.lastIndex = at;
  while (piece.test(literal)) at = piece.lastIndex;
  return at;
}

/** A lone surrogate in a JSON string literal: where it stands, and whether it is written as an escape. */
export interface SurrogateFault {
  /** UTF-16 units from the start of the literal. */
  readonly offset: number;
  readonly escaped: boolean;
}

/** Every UTF-16 unit of a JSON string literal, as it reads, with its place and its form. */
function* unitsOf(literal: string): Generator<SurrogateFault & { readonly unit: number }> {
  for (let offset = 1; offset < literal.length - 1;) {
    const escape = literal[offset] === '\\';
    const escaped = escape && literal[offset + 1] === 'u';
    const unit = escaped ? parseInt(literal.slice(offset + 2, offset + 6), 16) : literal.charCodeAt(offset);
    yield { offset, escaped, unit };
    offset += escaped ? 6 : escape ? 2 : 1;
  }
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** The lone surrogates of a sound JSON string literal, quotes included, in order. */
export function surrogateFaults(literal: string): readonly SurrogateFault[] {
  const faults: SurrogateFault[] = [];
  let high: SurrogateFault | undefined;
  for (const { unit, offset, escaped } of unitsOf(literal)) {
    const fault = { offset, escaped };
    if (high && !isLow(unit)) faults.push(high);
    if (isLow(unit) && !high) faults.push(fault);
    high = isHigh(unit) ? fault : undefined;
  }
  if (high) faults.push(high);
  return faults;
}
