/** Gives most fields what they need: the value, its title, its edits, and the properties of its frame. */
import type { JsonValue } from '../../../core/json/json.ts';
import { useEdits, useValue, useFieldValue, typing } from '../place/hooks.ts';
import { helpOf, titleOf, type EntryFieldProps } from './rjsf-field.tsx';
import type { Pointer } from '../../../core/json/pointer.ts';
import { viewIntent, viewPowerBasis } from '../../../core/assessment/view.ts';
import { usePlace } from '../place/place.tsx';
import { useRef } from 'react';
import { typedText, withoutLastBreaks } from '../../../core/json/typed-text.ts';

export function useField({ field, schema }: EntryFieldProps) {
  const value = useValue(field);
  const edits = useEdits();
  const title = titleOf(schema);
  const set = (next: JsonValue, label = `set ${title}`): boolean => edits.set(field, next, { label });
  return {
    value,
    edits,
    title,
    set,
    /** Sets the value, unless it is already the same. */
    choose: (next: JsonValue): void => {
      if (next !== value) set(next);
    },
    /** A button that replaces a wrong value. */
    replacement: (name: string, next: JsonValue) => ({
      title: name,
      onReplace: () => set(next, `replace ${title}`),
    }),
    frame: { field, title, help: helpOf(schema) },
  };
}

/**
 * Returns the path for `useUnfinished` of a field of a power basis or an intent hypothesis. It contains the ID of the
 * entry, because the text belongs to the entry and not to its place in the list.
 */
export function useTypedPath(field: Pointer): string {
  const { base, kind } = usePlace();
  const id = useFieldValue('', (entry) =>
    kind === 'power_bases' ? viewPowerBasis(entry).power_basis_id : viewIntent(entry).hypothesis_id,
  );
  return id ? `${kind} ${id} ${field}` : base + field;
}

/**
 * Returns the handlers for typing in a text of the entry. Line breaks typed or pasted at its end are removed when the
 * field loses the focus. A text that was not edited stays as it is.
 */
export function useTyping(field: Pointer, title: string, text: string) {
  const { base } = usePlace();
  const edits = useEdits();
  const path = base + field;
  const typedIn = useRef<Pointer>(undefined);
  const set = (next: string): boolean => edits.set(field, next, typing(title, path));
  return {
    onText: (typed: string): void => {
      typedIn.current = path;
      set(typedText(text, typed));
    },
    onBlur: (): void => {
      const trimmed = withoutLastBreaks(text);
      if (typedIn.current === path && trimmed !== text) set(trimmed);
      typedIn.current = undefined;
    },
  };
}
