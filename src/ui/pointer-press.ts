/**
 * Closes menus and panels at the end of a press outside them, and only if the press also began there (WCAG 2.5.2), and
 * by Esc on their button.
 */
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
  window.addEventListener('keydown', closeByEscape, capture);
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
  returnFocusTo(document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`), panel.id);
}

function returnFocusTo(button: HTMLElement | null, panelId: string): void {
  setTimeout(() => {
    const { activeElement } = document;
    const isLost =
      activeElement === null ||
      activeElement === document.body ||
      document.getElementById(panelId)?.contains(activeElement) === true;
    if (button?.getAttribute('aria-expanded') === 'false' && isLost) button.focus({ preventScroll: true });
  }, closingTime);
}

/** The buttons that open a menu or a panel. A list that a person chooses from handles Esc itself. */
const popupButtons = '[aria-haspopup="menu"], [aria-haspopup="dialog"]';

/**
 * Closes an open menu or panel by Esc on its button. Mantine listens in the panel, which takes the focus only after it
 * is shown.
 */
function closeByEscape(event: KeyboardEvent): void {
  const { key, target } = event;
  const button = target instanceof Element ? target.closest<HTMLElement>(popupButtons) : null;
  if (key !== 'Escape' || button?.getAttribute('aria-expanded') !== 'true') return;
  const panelId = button.getAttribute('aria-controls') ?? '';
  event.preventDefault();
  event.stopPropagation();
  button.click();
  // A panel that was just shown may still take the focus while it closes.
  returnFocusTo(button, panelId);
}
