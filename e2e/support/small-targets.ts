/** Finds the controls that are too small for a finger (WCAG 2.5.5). */
import type { Page } from '@playwright/test';

/**
 * Returns the visible controls whose targets do not contain a square of 44 CSS pixels, one line for each. Exceptions
 * are links in sentences and marks in passages, which are as high as their lines, and signs in pictures: their places
 * and sizes are what the picture says, and the table of each picture has the same controls.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // A pixel less than half of 44, for fractions and round corners.
    const half = 21;
    const corner = 16;
    const points = [
      [0, 0],
      [-half, 0],
      [half, 0],
      [0, -half],
      [0, half],
      [-corner, -corner],
      [corner, -corner],
      [-corner, corner],
      [corner, corner],
    ] as const;
    const roles = ['button', 'link', 'option', 'tab', 'checkbox', 'radio', 'switch', 'slider', 'combobox'];
    const native = 'a[href], button, input:not([type="file"], [type="hidden"]), select, textarea, summary';
    const controls = `${native}, [role^="menuitem"], ${roles.map((role) => `[role="${role}"]`).join(', ')}`;

    const exceptions = '[role="group"][aria-label="Passage text"] mark, svg [data-item]';
    if (!matchMedia('(pointer: coarse)').matches) return ['the pointer is not a finger'];

    /** Whether a press on the point works the control itself, or its label. */
    const isHit = (control: Element, x: number, y: number): boolean => {
      const uppermost = document.elementFromPoint(x, y);
      const label = uppermost?.closest('label');
      if (label?.control === control) return true;
      return uppermost?.closest(controls) === control;
    };
    const boxesOf = (control: Element): readonly DOMRect[] =>
      [control, ...((control as HTMLInputElement).labels ?? [])].flatMap((part) => [...part.getClientRects()]);
    /** Whether the square fits in the middle of a box of the control, or at a side, beside another control. */
    const isLarge = (control: Element): boolean =>
      boxesOf(control).some(({ left, top, width, height }) => {
        const across = [left + width / 2, left + half + 1, left + width - half - 1];
        const down = [top + height / 2, top + half + 1, top + height - half - 1];
        return across.some((x) =>
          down.some((y) => points.every(([right, below]) => isHit(control, x + right, y + below))),
        );
      });
    const isShown = (control: Element): boolean =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled') &&
      // Skip links are shown only while they have the focus.
      getComputedStyle(control).clipPath === 'none' &&
      boxesOf(control).some(({ width, height }) => width > 1 && height > 1);
    const isInSentence = (control: Element): boolean => {
      if (!control.matches('a') || getComputedStyle(control).display !== 'inline') return false;
      const around = control.closest('p, li, dd, td, div')?.textContent ?? '';
      return /\p{L}/u.test(around.replace(control.textContent, ''));
    };
    const isException = (control: Element): boolean => isInSentence(control) || control.matches(exceptions);
    /** Whether the outline, which is over the other regions on a tablet, covers a part of it. */
    const isBelowOutline = (control: Element): boolean =>
      boxesOf(control).some(({ left, right, top, bottom }) => {
        const outline = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('nav');
        const first = document.elementFromPoint(left, (top + bottom) / 2)?.closest('nav');
        return [outline, first].some((nav) => nav?.ariaLabel === 'Outline' && !nav.contains(control));
      });

    // Beside an open dialog or menu, nothing else can be pressed.
    const layers = [...document.querySelectorAll('[data-portal] :is([role="dialog"], [role="menu"])')];
    const scope = layers.findLast((layer) => layer.checkVisibility()) ?? document;
    return [...scope.querySelectorAll(controls)].flatMap((control) => {
      if (!isShown(control) || isException(control) || isLarge(control)) return [];
      control.scrollIntoView({ block: 'center', inline: 'center' });
      if (isLarge(control) || isBelowOutline(control)) return [];
      const [box] = boxesOf(control);
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 60);
      return [`${String(box?.width)} × ${String(box?.height)}: ${control.outerHTML.slice(0, 90)} “${name}”`];
    });
  });
}
