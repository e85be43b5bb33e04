/** Keeps the focus in the page when the element that has it is removed or hidden, and nothing else takes it. */
import { useEffect } from 'react';

/** An ancestor of the focused element, and the neighbours there of what contains the focused element. */
interface Level {
  readonly parent: Element;
  readonly next: Element | null;
  readonly previous: Element | null;
}

/** How long whatever removed the element has time to move the focus itself, in ms. */
const patience = 50;

const tabStops =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"], [aria-hidden="true"])';

/**
 * Moves a lost focus to the nearest control: beside the removed element, or in the next ancestor that has any. If a whole
 * page was replaced, it goes to the main part of the new one. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let levels: readonly Level[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = (): boolean =>
    last !== null && (document.activeElement ?? document.body) === document.body && !isShown(last);
  const restore = (): void => {
    timer = undefined;
    if (isLost()) findNear(levels)?.focus({ preventScroll: true });
  };
  const look = (): void => {
    if (isLost()) timer ??= setTimeout(restore, patience);
  };
  const note = ({ target }: Event): void => {
    last = target instanceof Element ? target : null;
    levels = last ? levelsOf(last) : [];
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', look);
  if (document.activeElement && document.activeElement !== document.body) {
    last = document.activeElement;
    levels = levelsOf(last);
  }
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', look);
  };
}

/** Keeps the focus while it is rendered. Shows nothing. */
export function KeepFocus() {
  useEffect(keepFocus, []);
  return null;
}

const isShown = (element: Element): boolean => element.isConnected && element.checkVisibility();

/** Noted while the element is in the page, because a removed element no longer knows where it was. */
function levelsOf(element: Element): readonly Level[] {
  const levels: Level[] = [];
  for (let at = element; at.parentElement; at = at.parentElement) {
    levels.push({ parent: at.parentElement, next: at.nextElementSibling, previous: at.previousElementSibling });
  }
  return levels;
}

function findNear(levels: readonly Level[]): HTMLElement | undefined {
  for (const { parent, next, previous } of levels) {
    if (!isShown(parent)) continue;
    const main = parent.querySelector<HTMLElement>('main');
    if (main && isShown(main)) return focusable(main.querySelector<HTMLElement>('h1, h2') ?? main);
    const found = firstStop(next) ?? firstStop(previous) ?? firstStop(parent);
    if (found) return found;
    if (parent instanceof HTMLElement && parent.hasAttribute('tabindex')) return parent;
  }
  return undefined;
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
