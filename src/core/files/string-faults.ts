/** A lone surrogate in a JSON text: where it is, in UTF-16 units, and whether it is written as an escape. */
export interface SurrogateFault {
  readonly offset: number;
  readonly escaped: boolean;
}

const backslash = 0x5c;
const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/**
 * Calls `report` for each lone surrogate of a valid JSON string literal, in order. The literal is in a text from `from`
 * to `to`, including its quotation marks. It collects nothing, because a text can have millions.
 */
export function eachSurrogateFault(
  text: string,
  from: number,
  to: number,
  report: (fault: SurrogateFault) => void,
): void {
  let high: SurrogateFault | undefined;
  for (let offset = from + 1; offset < to - 1;) {
    const code = text.charCodeAt(offset);
    const isEscape = code === backslash;
    const escaped = isEscape && text.charAt(offset + 1) === 'u';
    const unit = escaped ? parseInt(text.slice(offset + 2, offset + 6), 16) : code;
    if (high && !isLow(unit)) report(high);
    if (isLow(unit) && !high) report({ offset, escaped });
    high = isHigh(unit) ? { offset, escaped } : undefined;
    offset += escaped ? 6 : isEscape ? 2 : 1;
  }
  if (high) report(high);
}
