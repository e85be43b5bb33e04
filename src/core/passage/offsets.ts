/** A number of Unicode code points from the start of a text. */
export type CodePointOffset = number & { readonly unit: 'code-point' };
/** A number of UTF-16 code units from the start of a text, as JavaScript strings count. */
export type Utf16Offset = number & { readonly unit: 'utf-16' };
