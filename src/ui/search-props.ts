/** The properties that all search fields share. */
import type { ChangeEvent } from 'react';

export function searchProps(label: string, value: string, onText: (text: string) => void) {
  return {
    type: 'search',
    'aria-label': label,
    placeholder: label,
    value,
    // What a person looks for has no language, but the placeholder is English.
    lang: value === '' ? undefined : '',
    onChange: (event: ChangeEvent<HTMLInputElement>) => onText(event.currentTarget.value),
  };
}
