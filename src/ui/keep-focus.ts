/** Keeps the focus in the page when the element that has it is removed or hidden, and nothing else takes it. */
import { useEffect } from 'react';

/** An ancestor of the focused element, and the neighbours there of what contains the focused element. */
interface Level {
  readonly parent: Element;
  readonly next: Element | null;
  readonly previous: Element | null;
}

/** An element that had the focus, and where it was. */
interface Stop {
  readonly element: Element;
  readonly levels: readonly Level[];
  readonly isInMain: boolean;
}

/** How many of the last focused elements are remembered: a menu’s button is the one before the menu’s items. */
const maxTrail = 5;

/** How long whatever removed the element has time to move the focus itself, in ms. */
const patience = 300;

const tabStops =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"], [aria-hidden="true"])';

/**
 * Moves a lost focus to the nearest control: beside the removed element, or in the next ancestor that has any. If a
 * whole page was replaced, it goes to the main part of the new one. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let trail: readonly Stop[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restore = (): void => {
    timer = undefined;
    const [last, ...earlier] = trail;
    if (!last || isUsable(last.element)) return;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && activeElement !== last.element) return;
    const before = last.isInMain ? [] : earlier;
    const near = before.reduce((found, stop) => found ?? findAt(stop), findNear(last.levels));
    // The main part of a page that is still being loaded is a later change, too.
    (near ?? mainHeading(document.body))?.focus({ preventScroll: true });
  };
  const wait = (): void => {
    timer ??= setTimeout(restore, patience);
  };
  // Runs after every change of the page, so it forces no layout.
  const look = (): void => {
    const element = trail[0]?.element;
    if (element && (!element.isConnected || element.matches(':disabled'))) wait();
  };
  const note = (element: EventTarget | null): void => {
    if (!(element instanceof Element) || element === document.body) return;
    const stop = { element, levels: levelsOf(element), isInMain: element.closest('main') !== null };
    trail = [stop, ...trail].slice(0, maxTrail);
  };
  const onFocus = ({ target }: Event): void => note(target);
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', wait);
  note(document.activeElement);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', wait);
  };
}

/** Keeps the focus while it is rendered. Shows nothing. */
export function KeepFocus() {
  useEffect(keepFocus, []);
  return null;
}

const isShown = (element: Element): boolean => element.isConnected && element.checkVisibility();

const isUsable = (element: Element): boolean => isShown(element) && !element.matches(':disabled');

function findAt({ element, levels }: Stop): HTMLElement | undefined {
  return element instanceof HTMLElement && isUsable(element) ? element : findNear(levels);
}

/** The parts of a page. Beside one that is removed there is nothing near. */
const parts = 'main, header, nav, [data-region], [role="dialog"], [data-toasts]';

/** Noted while the element is in the page, because a removed element no longer knows where it was. */
function levelsOf(element: Element): readonly Level[] {
  const levels: Level[] = [];
  for (let at = element; at.parentElement && !at.matches(parts); at = at.parentElement) {
    levels.push({ parent: at.parentElement, next: at.nextElementSibling, previous: at.previousElementSibling });
  }
  return levels;
}

function findNear(levels: readonly Level[]): HTMLElement | undefined {
  for (const { parent, next, previous } of levels) {
    if (parent === document.body) return undefined;
    if (!isShown(parent)) continue;
    const found = firstStop(next) ?? firstStop(previous) ?? firstStop(parent);
    if (found) return found;
    if (parent instanceof HTMLElement && parent.hasAttribute('tabindex')) return parent;
  }
  return undefined;
}

/**
 * The heading of the main part; if a narrow screen hides that part and shows another, the heading there. Nothing while
 * the main part is still being loaded.
 */
function mainHeading(within: Element): HTMLElement | undefined {
  const main = within.querySelector<HTMLElement>('main');
  if (!main) return undefined;
  const part = isShown(main) ? main : [...within.querySelectorAll<HTMLElement>('[data-region]')].find(isShown);
  return part && focusable(part.querySelector<HTMLElement>('h1, h2') ?? part);
}

function firstStop(element: Element | null): HTMLElement | undefined {
  if (!element || !isShown(element)) return undefined;
  if (element instanceof HTMLElement && element.matches(tabStops)) return element;
  return [...element.querySelectorAll<HTMLElement>(tabStops)].find(isShown);
}

function focusable(element: HTMLElement): HTMLElement {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  return element;
}
