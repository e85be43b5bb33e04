/**
 * Closes menus and panels at the end of a press outside them, and only if it began there: the beginning of a press does
 * nothing, and a press that ends elsewhere neither (WCAG 2.5.2).
 */
import type { MouseEvent } from 'react';

/** The event of a press that began and ended on one element. It precedes what a click does. */
export const pressEnded = 'desk-press';

const listening = { capture: true };
let began: EventTarget | null = null;
let isDown = false;
const waiting = new Set<() => void>();

/** Sends the event from now on. Again has no effect. */
export function watchPresses(): void {
  window.addEventListener('pointerdown', onDown, listening);
  window.addEventListener('pointerup', onUp, listening);
  window.addEventListener('pointercancel', onUp, listening);
  window.addEventListener('click', onClick, listening);
}

function onDown({ target }: Event): void {
  began = target;
  isDown = true;
}

function onUp(): void {
  isDown = false;
  for (const act of waiting) act();
  waiting.clear();
}

function onClick({ target }: Event): void {
  // A click on a label makes another one, on its field.
  if (target === began) target?.dispatchEvent(new Event(pressEnded, { bubbles: true }));
  began = null;
}

/** Does something at the end of the press that is under way, or now. */
export function afterPress(act: () => void): void {
  if (isDown) waiting.add(act);
  else act();
}

/** How long Mantine takes to close a menu or a panel, in ms. */
const closing = 10;

/**
 * Returns the focus to the button of a menu or a panel that closes with a click in it. Mantine would also return it
 * from a field that was pressed outside.
 */
export function returnFocus({ currentTarget: panel }: MouseEvent<HTMLElement>): void {
  const button = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`);
  setTimeout(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body || panel.contains(activeElement);
    if (button?.ariaExpanded === 'false' && isLost) button.focus({ preventScroll: true });
  }, closing);
}
