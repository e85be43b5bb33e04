/** Keeps the page, its dialogs and its bars of buttons above a message at the lower edge, so that it covers nothing. */
import { useEffect, type RefObject } from 'react';

/** The distance of a message from what is above it, in CSS pixels. */
const distance = 8;

/**
 * The rules while a message takes so many pixels. A page as high as the window, with `data-fills-window`, gets lower; a
 * window too low for that, and a page that scrolls, can be scrolled further. Panes with `data-last-gives-way` keep
 * their heights, and the last one contains the space. Dialogs, and elements with `data-above-toast`, learn the space.
 */
const rulesFor = (space: string): string => `
  #root::after { content: ''; display: block; block-size: ${space} }
  html { scroll-padding-block-end: ${space} }
  .mantine-Modal-inner, [data-above-toast] { --toast-space: ${space} }
  @media (min-height: 30em) {
    [data-fills-window] { block-size: calc(100dvh - ${space}) }
    [data-last-gives-way] { block-size: calc(100% + ${space}) }
    [data-last-gives-way] > :last-child { padding-block-end: ${space} }
    [data-last-gives-way] > :last-child:not([data-put-away]) { min-block-size: calc(5rem + ${space}) }
    [data-fills-window] [data-above-toast] { --toast-space: 0px }
  }`;

/**
 * Reserves the space of a message. The rules are in a style sheet of their own: a variable on the root element would
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
