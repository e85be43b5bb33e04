/** Keeps dialogs, bars of buttons and the end of a page that scrolls above a message at the lower edge. */
import { useEffect, type RefObject } from 'react';

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
