/** Gives the ideograph that a radical looks like, because fonts and PDF extractors write one for the other. */

/**
 * For each character from U+2E80 to U+2EF3, the code point of its unified ideograph, or - for none. Unicode's property
 * Equivalent_Unified_Ideograph (EquivalentUnifiedIdeograph.txt 17.0, UAX #44); NFKC maps only two of them.
 */
const SUPPLEMENT = (
  '- 5382 4E5B 4E5A 4E59 4EBB 5182 20628 5200 5202 535C 353E 5C0F 5C0F 5140 5C23 ' +
  '5C22 21BC2 5DF3 5E7A 5F51 2B739 5FC4 5FC3 624C 6535 - 65E1 65E5 6708 6B7A 6BCD ' +
  '6C11 6C35 6C3A 706C 722B 722B 4E2C 725B 72AD 738B 24D14 76EE 793A 793B 25AD7 7CF9 ' +
  '7E9F 7F53 7F52 34C1 5197 2626B 7F8A 2634C 2634B 8002 8080 807F 8089 26951 8279 8279 ' +
  '8279 864E 8864 8980 897F 89C1 89D2 278B2 8BA0 8D1D 27FB7 8F66 8FB6 8FB6 8FB6 9091 ' +
  '9485 9577 9578 957F 95E8 28E0F 961D 96E8 9752 97E6 9875 98CE 98DE 98DF 2967F 98E0 ' +
  '9963 29810 9A6C 9AA8 9B3C 9C7C 9E1F 5364 9EA6 9EC4 9EFE 6589 9F50 6B6F 9F7F 7ADC ' +
  '9F99 9F9C 4E80 9F9F'
)
  .split(' ')
  .map((hex) => (hex === '-' ? undefined : String.fromCodePoint(Number.parseInt(hex, 16))));

/**
 * Returns the unified ideograph of a radical of the CJK Radicals Supplement (U+2E80 to U+2EF3) or of the Kangxi
 * Radicals (U+2F00 to U+2FD5, which NFKC maps in the same way). Returns other text as it is.
 */
export function unifiedIdeograph(radical: string): string {
  return SUPPLEMENT[radical.charCodeAt(0) - 0x2e80] ?? radical.normalize('NFKC');
}
