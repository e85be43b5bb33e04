/** Closes menus and panels at the end of a press outside them, and only if the press also began there (WCAG 2.5.2). */
import type { MouseEvent } from 'react';

/** The event of a press that began and ended on one element. It precedes what a click does. */
export const pressEnded = 'desk-press';

/** A press may begin on one part of these and end on another, such as the icon and the label of a button. */
const controls = 'a, button, label, summary, [role="option"], [role="row"]';

/** The events that end a press. While a menu of the browser itself is open, the page may get no `pointerup`. */
const ends = ['pointerup', 'pointercancel', 'contextmenu', 'keydown'];

const capture = { capture: true };
let start: EventTarget | null = null;
let isDown = false;
const afterwards = new Set<() => void>();

/** Starts to send the event. A second call has no effect. */
export function watchPresses(): void {
  window.addEventListener('pointerdown', onDown, capture);
  for (const type of ends) window.addEventListener(type, onEnd, capture);
  window.addEventListener('click', onClick, capture);
}

function onDown({ target }: Event): void {
  start = target;
  isDown = true;
}

function onEnd(): void {
  isDown = false;
  for (const act of afterwards) act();
  afterwards.clear();
}

function onClick({ target }: Event): void {
  // A click on a label makes another one, on its field.
  if (controlAt(target) === controlAt(start)) target?.dispatchEvent(new Event(pressEnded, { bubbles: true }));
  start = null;
}

/** Returns the control that an element is part of, or the element itself. */
function controlAt(target: EventTarget | null): EventTarget | null {
  return (target instanceof Element ? target.closest(controls) : null) ?? target;
}

/** Calls a function at the end of the current press, or now if nothing is pressed. */
export function afterPress(act: () => void): void {
  if (isDown) afterwards.add(act);
  else act();
}

/** How long Mantine takes to close a menu or a panel, in ms. */
const closingTime = 10;

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
  }, closingTime);
}
