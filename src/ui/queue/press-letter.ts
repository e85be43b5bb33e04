/** Letters as shortcuts for the buttons of a screen. */
import type { KeyboardEvent } from 'react';
import { hasLetterKeys } from '../letter-keys.ts';
import { letterOf } from '../letter-of.ts';

/** Elements that use letters themselves, where a letter is not a shortcut. */
export const letterInputs = 'input:not([type="radio"]), textarea, select, [contenteditable], [role="dialog"]';

/** Presses the button within an element that has the letter of a key event. Does nothing if letters are off. */
export function pressLetter(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
  if (event.target.closest(letterInputs)) return;
  const key = hasLetterKeys() ? letterOf(event) : undefined;
  const button = key && event.currentTarget.querySelector<HTMLButtonElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!button) return;
  button.click();
  event.preventDefault();
}
