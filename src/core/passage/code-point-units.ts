/**
 * Encodes texts with one UTF-16 unit for each code point, for algorithms that count units: equal code points get equal
 * units, and offsets are code points. It is created for one pattern. The pattern's own astral characters and lone
 * surrogates get units of the surrogate range; all others get a unit that is not in the pattern. In a pattern with more
 * than 2,046 different ones, the rest count as unequal to everything, which can only overstate a difference.
 */
export function unitWriter(pattern: string): { readonly pattern: string; write(text: string): string } {
  const units = new Map<string, string>();
  function unitOf(character: string): string {
    const cached = units.get(character);
    if (cached !== undefined || units.size === OVERFLOW - FIRST) return cached ?? String.fromCharCode(OVERFLOW);
    const unit = String.fromCharCode(FIRST + units.size);
    units.set(character, unit);
    return unit;
  }
  return {
    pattern: pattern.replace(NEEDS_A_UNIT, unitOf),
    write: (text) => text.replace(NEEDS_A_UNIT, (character) => units.get(character) ?? FOREIGN),
  };
}

const FIRST = 0xd800;
const OVERFLOW = 0xdffe;
const FOREIGN = '\uDFFF';
const NEEDS_A_UNIT = /[\u{10000}-\u{10FFFF}\uD800-\uDFFF]/gu;
