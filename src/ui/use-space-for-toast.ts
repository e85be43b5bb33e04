/** Keeps dialogs and bars of buttons above a message at the lower edge of the page, so that it never covers them. */
import { useEffect, type RefObject } from 'react';

/** The distance of a message from a dialog, in CSS pixels. */
const distance = 16;

/**
 * Tells dialogs, and bars with `data-above-toast`, how much space the message takes. The rule is in a style sheet of
 * its own: a variable on the root element would make the browser compute the styles of the whole page again with each
 * message.
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
      sheet.replaceSync(
        height === 0 ? '' : `.mantine-Modal-inner, [data-above-toast] { --toast-space: ${String(space)}px }`,
      );
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [place]);
}
