/** Gives most fields what they need: the value, its title, its edits, and the properties of its frame. */
import type { JsonValue } from '../../../core/json/json.ts';
import { useEdits, useValue } from '../place/hooks.ts';
import { helpOf, titleOf, type EntryFieldProps } from './rjsf-field.tsx';

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
