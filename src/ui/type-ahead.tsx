/** Holds what a person types before its field is rendered, and types it into the field that takes the focus next. */
import { useLayoutEffect } from 'react';

/** The longest wait for the focus after the content is rendered, in ms. Without a field, keys must work again. */
const patience = 1000;

/** Ends the hold: when the content is rendered and its field takes the focus, or at once without typing anything. */
export type EndHold = (isRendered: boolean) => void;

/**
 * Holds the keys that are pressed from now on: the text and Enter after a text. They go to the field that takes the
 * focus once the content is rendered. Keys with Ctrl, Alt or Cmd are not held, except those that write a character with
 * AltGr; the others do nothing, but Esc calls `onEscape`. A click ends the hold.
 */
export function holdTyping(onEscape?: () => void): EndHold {
  const listening = new AbortController();
  const { signal } = listening;
  const options = { capture: true, signal };
  let text = '';
  let isContentThere = false;
  const stop = (): void => listening.abort();
  const onKey = (event: KeyboardEvent): void => {
    if (isShortcut(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') onEscape?.();
    else if (event.key === 'Backspace') text = [...text].slice(0, -1).join('');
    // The key that opened the content may still be down.
    else if (!event.repeat) text += textOfKey(event, text);
  };
  window.addEventListener('keydown', onKey, options);
  window.addEventListener('pointerdown', stop, options);
  window.addEventListener(
    'focusin',
    ({ target }) => {
      // Until the content is there, other parts may move the focus, such as a menu that closes.
      if (!isContentThere) return;
      stop();
      // The component that focused the field is still at work. No key can arrive before a microtask.
      queueMicrotask(() => typeInto(target, text));
    },
    options,
  );
  return (isRendered) => {
    isContentThere = isRendered;
    if (!isRendered) stop();
    else if (!signal.aborted) setTimeout(stop, patience);
  };
}

function isShortcut(event: KeyboardEvent): boolean {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  // On Windows, AltGr counts as Ctrl and Alt.
  return isCommand && !event.getModifierState('AltGraph');
}

/**
 * Returns what a key adds to the text: its character, or a line end for Enter. An Enter before any text opened the
 * content.
 */
function textOfKey({ key, shiftKey }: KeyboardEvent, before: string): string {
  if (key === 'Enter') return before === '' || shiftKey ? '' : '\n';
  return [...key].length === 1 ? key : '';
}

/** Types a text at the caret of a text field, and presses Enter for a line end. Does nothing to other elements. */
function typeInto(target: EventTarget | null, text: string): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || target.readOnly) return;
  const [line = '', ...lines] = text.split('\n');
  insert(target, line);
  if (lines.length === 0) return;
  pressEnter(target);
  // Enter may move the focus to another field.
  setTimeout(() => typeInto(document.activeElement, lines.join('\n')));
}

function insert(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart: start, selectionEnd: end } = field;
  // Checkboxes and the like have no selection.
  if (text === '' || start === null || end === null) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/** Presses Enter. For an event of a script, the browser neither submits the form nor begins a line. */
function pressEnter(field: HTMLInputElement | HTMLTextAreaElement): void {
  const isUnhandled = field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
  if (!isUnhandled) return;
  if (field instanceof HTMLTextAreaElement) insert(field, '\n');
  else field.form?.querySelector<HTMLElement>('[type="submit"]')?.click();
}

/** Holds typing while it is rendered: the fallback of content that a person types into as soon as it is open. */
export function HoldTyping() {
  useLayoutEffect(() => {
    const end = holdTyping();
    return () => end(true);
  }, []);
  return null;
}
