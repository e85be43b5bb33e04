/** Reads the texts that the author of a power basis or hypothesis wrote, without the words that they quote. */
import type { JsonValue } from '../json/json.ts';
import { own, ownList, ownText } from '../json/own.ts';
import { pointer, type Pointer } from '../json/pointer.ts';

/** One text of an entry, with its pointer relative to the entry. */
export interface OwnText {
  readonly at: Pointer;
  readonly text: string;
}

const textFields = ['description', 'hypothesis', 'rationale'] as const;
const listFields = ['alternatives', 'limitations'] as const;

/**
 * Returns the statements of an entry: its description or hypothesis, rationale, alternatives and limitations. Values of
 * the wrong type are left out. Reasons and falsifiers do not state a likelihood.
 */
export function ownTexts(entry: JsonValue | undefined): readonly OwnText[] {
  const single = textFields.flatMap((field) => {
    const text = ownText(entry, field);
    return text === undefined ? [] : [{ at: pointer(field), text }];
  });
  const listed = listFields.flatMap((field) =>
    own(entry, field) === undefined
      ? []
      : ownList(entry, field).flatMap((text, index) =>
          typeof text === 'string' ? [{ at: pointer(field, index), text }] : [],
        ),
  );
  return [...single, ...listed];
}

/** Quotations of at most 500 UTF-16 units. A longer one is probably a missing quotation mark. */
const quotation = /“[^“”]{0,500}”|"[^"]{0,500}"|«[^«»]{0,500}»|„[^„“”]{0,500}[“”]/gu;

/** Returns a text with its quotations replaced by brackets, because quoted words are not the author's. */
export function withoutQuotations(text: string): string {
  return text.replaceAll(quotation, '[]');
}
