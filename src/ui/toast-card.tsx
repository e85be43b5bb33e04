/** The card of a toast: a short message that time alone never closes (WCAG 2.2.1). */
import { useEffect, useId, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { Button, CloseButton } from '@mantine/core';
import { showDirections } from '../core/text/directions.ts';
import type { Toast, ToastAction } from './toast.tsx';
import classes from './toast.module.css';

/** The distance of a message from what is above it, in CSS pixels. */
const distance = 8;

/**
 * The rules while a message takes so many pixels. It floats above a page as high as the window, with
 * `data-fills-window`, and changes nothing there. A page that scrolls, as every one does in a low window, can be
 * scrolled further. Dialogs and elements with `data-above-toast` learn the space; in a wide window, a bar of buttons is
 * beside the message.
 */
const rulesFor = (space: string): string => `
  #root:not(:has([data-fills-window]))::after { content: ''; display: block; block-size: ${space} }
  html { scroll-padding-block-end: ${space} }
  .mantine-Modal-inner, [data-above-toast] { --toast-space: ${space} }
  @media (max-height: 30em) and (max-width: 47.99em) {
    [data-fills-window] { padding-block-end: ${space} }
  }
  @media (min-width: 62em) {
    [data-fills-window] [data-above-toast] { --toast-space: 0px }
  }`;

/**
 * Applies the rules for a message. The rules are in a style sheet of their own: a variable on the root element would
 * make the browser compute the styles of the whole page again with each message.
 */
export function useSpaceForToast(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const observer = new ResizeObserver(() => {
      const { top, height } = element.getBoundingClientRect();
      const space = Math.ceil(window.innerHeight - top) + distance;
      sheet.replaceSync(height === 0 ? '' : rulesFor(`${String(space)}px`));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [place]);
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly onClose: () => void;
}

/**
 * How long a toast without an action stays, in ms. After that, the next key or click closes it, unless it has the
 * pointer or the focus. One that reports a problem stays, and so does one with an action that is available.
 */
const lifetime = 8000;

export function ToastCard({ toast: { text, quoting, action, trouble }, onClose }: ToastCardProps) {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const shown = showDirections(text);
  const whyNot = useWhyNot(action);
  const whyNotId = useId();
  const card = useRef<HTMLDivElement>(null);
  useSpaceForToast(card);
  const isHeld = hasPointer || hasFocus;
  const hasAction = action !== undefined;
  const isSpent = whyNot !== undefined;
  useEffect(() => {
    if (isHeld || trouble || (hasAction && !isSpent)) return undefined;
    const listening = new AbortController();
    const closeWithNextInput = (): void => {
      for (const type of ['keydown', 'click']) {
        document.addEventListener(type, onClose, { capture: true, signal: listening.signal });
      }
    };
    // The person is already working elsewhere: the message must not grow over other fields to say why.
    const timer = isSpent ? setTimeout(onClose) : setTimeout(closeWithNextInput, lifetime);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [isHeld, trouble, hasAction, isSpent, onClose]);
  useCloseWithEsc(onClose);
  return (
    // The pointer and the focus only keep the toast open; every action has a button.
    <div
      ref={card}
      className={classes.toast}
      data-trouble={trouble || undefined}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <span className={classes.text}>
        {quoting?.(shown) ?? shown}
        {whyNot === undefined ? null : (
          <span id={whyNotId} className={classes.whyNot}>
            {whyNot}
          </span>
        )}
      </span>
      {action ? (
        // An unavailable action stays focusable, because a disabled button would lose the focus.
        <Button
          size="compact-sm"
          variant="white"
          className={classes.action}
          aria-disabled={whyNot !== undefined}
          data-disabled={whyNot !== undefined || undefined}
          aria-describedby={whyNot === undefined ? undefined : whyNotId}
          onClick={() => {
            if (whyNot !== undefined) return;
            onClose();
            action.onAction();
          }}
        >
          {action.title}
        </Button>
      ) : null}
      <CloseButton size="sm" variant="transparent" aria-label="Close message" onClick={onClose} />
    </div>
  );
}

/** What uses Esc itself. In a text area it leaves a note or a form. */
const usingEsc = '[role="dialog"], [role="menu"], input, textarea, select';

/** Closes a message with Esc: it may cover the focused control. Dialogs, menus and fields use that key themselves. */
function useCloseWithEsc(onClose: () => void): void {
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
      const isUsed = target instanceof Element && target.closest(usingEsc) !== null;
      if (key === 'Escape' && !isUsed && !defaultPrevented) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
}

const never = (): (() => void) => () => undefined;

/** Returns why the action is not available; undefined if it is, or if there is none. */
function useWhyNot({ availability }: Partial<ToastAction> = {}): string | undefined {
  return useSyncExternalStore(availability?.subscribe ?? never, () => availability?.whyNot());
}
