/** The Mantine theme: the accent, and the default properties of components. */
import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { pressEnded, returnFocus } from '../../ui/pointer-press.ts';

/** Bottle green, the only accent. The colours themselves are variables in `tokens.css`. */
const accent: MantineColorsTuple = [
  '#edf5f1',
  '#deece5',
  '#bddacd',
  '#98c6b3',
  '#8fcdb8',
  '#4b9580',
  '#1f5548',
  '#17453a',
  '#2f7a67',
  '#123a30',
];

/** Keeps a menu within the window, but never lower than three of its items, in CSS pixels. */
const asHighAsFits = {
  padding: 8,
  apply({ availableHeight, elements }: { availableHeight: number; elements: { floating: HTMLElement } }): void {
    elements.floating.style.setProperty('max-height', `${String(Math.max(availableHeight, 120))}px`);
  },
};

/**
 * The Mantine theme. Colours and fonts are in `tokens.css`; this file has only what Mantine computes in JavaScript.
 * Components are named and not imported, so that the library does not load components that only the desk uses.
 * `lockScroll` is off because locking injects a style element, which the content security policy forbids.
 */
export const theme = createTheme({
  primaryColor: 'accent',
  colors: { accent },
  fontFamily: 'var(--font-ui)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-ui)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Mantine puts `dir` on the element around an input, where it has no effect on what is typed.
    Input: { defaultProps: { attributes: { input: { dir: 'auto' } } } },
    Modal: {
      defaultProps: {
        lockScroll: false,
        transitionProps: { transition: 'fade', duration: 100 },
        overlayProps: { backgroundOpacity: 0.45 },
        closeButtonProps: { 'aria-label': 'Close' },
      },
    },
    ModalRoot: {
      defaultProps: { lockScroll: false, transitionProps: { transition: 'fade', duration: 100 } },
    },
    ModalOverlay: { defaultProps: { backgroundOpacity: 0.45 } },
    Drawer: { defaultProps: { lockScroll: false, transitionProps: { duration: 120 } } },
    Menu: {
      defaultProps: {
        transitionProps: { duration: 80 },
        // Without the placeholder, which is not a menu item, the first item takes the focus.
        withInitialFocusPlaceholder: false,
        clickOutsideEvents: [pressEnded, 'keydown'],
        returnFocus: false,
        middlewares: { size: asHighAsFits },
      },
    },
    Popover: {
      defaultProps: {
        transitionProps: { duration: 80 },
        clickOutsideEvents: [pressEnded],
        middlewares: { size: asHighAsFits },
      },
    },
    PopoverDropdown: { defaultProps: { onClick: returnFocus } },
    Tooltip: {
      defaultProps: {
        openDelay: 350,
        // It stays while the pointer is over it, so that it can be read when enlarged (WCAG 1.4.13).
        interactive: true,
        transitionProps: { duration: 80 },
        events: { hover: true, focus: true, touch: false },
      },
    },
  },
});
