/**
 * Runs axe-core, the checker of accessibility rules, in the page of an end-to-end test, under the page’s own policy.
 */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';

// Finds the controls that are too small for a finger (WCAG 2.5.5).

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

// Finds what assistive technology reads in another order than that in which an eye sees it.

/** Neighbours in another order, whose meaning does not depend on it. */
const explained: readonly RegExp[] = [
  // The button that closes this panel is in its corner.
  /\| BUTTON Hide next steps/,
  // The words of a step are below its name and its button in a narrow window.
  /\._words_\w+ \| BUTTON/,
  // The message of a finding is below its level and its entry in a narrow window.
  /\._message_\w+ \| SPAN/,
];

/** Each pair of neighbours whose second element is above the first, or before it in the same line. */
export async function misplaced(page: Page): Promise<readonly string[]> {
  const pairs = await page.evaluate(() => {
    const isRead = (element: Element): boolean => {
      const { position, visibility, clipPath } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && visibility === 'visible' && clipPath === 'none';
      const hasContent = element.textContent !== '' || element.matches('input, textarea, select, :has(button, input)');
      // What is fixed or sticky is over other content, wherever that is scrolled.
      return (
        isSeen &&
        hasContent &&
        !['fixed', 'sticky'].includes(position) &&
        element.closest('[aria-hidden="true"], svg') === null
      );
    };
    // The browser lays out the columns of a text, from the first to the last.
    const isInColumns = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).columnWidth !== 'auto' || isInColumns(element.parentElement));
    const named = (element: Element): string =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 30)} .${element.className}`;
    return [...document.querySelectorAll('body *')].flatMap((parent) => {
      const isRightToLeft = getComputedStyle(parent).direction === 'rtl';
      const children = isInColumns(parent) ? [] : [...parent.children].filter(isRead);
      return children.slice(1).flatMap((second, at) => {
        const first = children[at];
        if (!first) return [];
        const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
        const common = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const isSameLine = common > Math.min(a.height, b.height) / 2;
        const isBefore = isRightToLeft ? b.left >= a.right - 1 : b.right <= a.left + 1;
        const isAbove = b.bottom <= a.top + 1;
        return isAbove || (isSameLine && isBefore) ? [`${named(first)} | ${named(second)}`] : [];
      });
    });
  });
  return pairs.filter((pair) => !explained.some((reason) => reason.test(pair)));
}

// Finds what a person cannot see in a window, however they scroll.

/** Returns the scrollers too low for a line of their content, and a sample of what stays covered when scrolled to. */
export function unreachable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element): string => `${element.localName} “${element.textContent.trim().slice(0, 40)}”`;
    const screen = [...document.querySelectorAll('[role=dialog], [role=menu]')].at(-1) ?? document;
    const isMenu = screen instanceof Element && screen.role === 'menu';
    const within = screen === document ? ':is(main, [role=tabpanel]) *' : '*';
    const shown = { visibilityProperty: true };
    const elements = [...screen.querySelectorAll(within)].filter((element) => element.checkVisibility(shown));
    const scrolled = [document.documentElement, ...elements].map((element) => ({ element, top: element.scrollTop }));
    const low = elements.filter((element) => {
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
      const isLow = element.clientHeight < Math.min(64, element.scrollHeight - 1);
      return scrolls && isLow && element.clientWidth > 1 && !element.matches('input, textarea');
    });
    const parts = elements.filter((element) =>
      element.matches('button, a, input, textarea, li, p, h2, h3, td, [role=option]'),
    );
    const step = Math.max(1, Math.floor(parts.length / 24));
    const sample = parts.filter((_, at) => at % step === 0 || at === parts.length - 1);
    const covered = sample.flatMap((element) => {
      element.scrollIntoView({ block: isMenu ? 'nearest' : 'center', inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      // Only a screen reader meets it.
      if (box.width < 2 || box.height < 2) return [];
      const x = Math.max(0, box.left) + Math.min(box.width, innerWidth - Math.max(0, box.left)) / 2;
      const hit = document.elementFromPoint(x, box.top + box.height / 2);
      // The area of a label can be as large as its row, so that a press on the description selects it, too.
      const row = hit?.closest('label')?.parentElement ?? hit?.closest('td, li');
      const isHit = hit && (element.contains(hit) || hit.contains(element) || row?.contains(element));
      return isHit ? [] : [`${nameOf(element)} by ${hit ? nameOf(hit) : 'the edge of the window'}`];
    });
    // A menu disappears when its button is scrolled away.
    for (const { element, top } of scrolled) element.scrollTop = top;
    return [...low.map((element) => `low: ${nameOf(element)}`), ...covered.map((words) => `covered: ${words}`)];
  });
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule of WCAG 2.2, levels A and AA. */
export const everyRule: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};

/** The only rules whose result depends on the colour scheme. */
export const colourRules: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** What axe could not decide about an element. */
interface Doubt {
  readonly rule: string;
  /** The name of the reason that axe gives; '' for none. */
  readonly key: string;
  readonly html: string;
  /**
   * Whether it is not completely visible: clipped by a scrolling area, covered by a menu or dialog, or for screen
   * readers only.
   */
  readonly hidden: boolean;
}

/** Why a doubt is not a violation. */
const explanations: readonly { readonly why: string; readonly explains: (doubt: Doubt) => boolean }[] = [
  {
    why: 'axe cannot measure what it cannot see whole; elsewhere, or in another state, the same is seen',
    explains: ({ rule, key, hidden }) => hidden && (rule === 'color-contrast' || key.startsWith('partiallyObscured')),
  },
  {
    why: 'nothing else is uppermost at any point of it: what axe takes for a cover is clipped, or a line of the same text',
    explains: ({ rule, key, hidden }) =>
      rule === 'color-contrast' && !hidden && (key === 'bgOverlap' || key === 'elmPartiallyObscuring'),
  },
  {
    why: 'the lines below marked words are gradients; src/app/theme/tokens.test.ts measures the words on every wash',
    explains: ({ rule, key, html }) => rule === 'color-contrast' && key === 'bgGradient' && html.startsWith('<mark'),
  },
  {
    why: 'a number or a sign of one character has the colour of the words beside it, which are measured',
    explains: ({ rule, key }) => rule === 'color-contrast' && (key === 'shortTextContent' || key === 'nonBmp'),
  },
  {
    why: 'the placeholder of an empty field has a token of its own, which src/app/theme/tokens.test.ts measures',
    explains: ({ rule, key }) => rule === 'color-contrast' && key === 'emptyValue',
  },
  {
    why: 'the lines between the columns of Review end beside their headings and do not lie behind their words',
    explains: ({ rule, key, html }) => rule === 'color-contrast' && key === 'imgNode' && html.startsWith('<h3'),
  },
  {
    why: 'words in pictures have colours of tokens, which src/app/theme/tokens.test.ts measures on every surface',
    explains: ({ rule, html }) =>
      rule === 'color-contrast' && /^<text [^>]*fill="var\(--(?:desk-ink|desk-ink-soft)\)"/.test(html),
  },
  {
    why: 'a question mark is a sign and not a word that a person would say to press it',
    explains: ({ rule, html }) => rule === 'label-content-name-mismatch' && html.includes('>?<'),
  },
];

/** Returns the violations and the unexplained doubts in the page, one line for each element. */
export async function axeFindings(page: Page, options: RunOptions): Promise<readonly string[]> {
  // The protocol evaluates the script. The page's policy allows that, because nothing is added to the document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations, doubts } = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: { run: (root: Document, how: RunOptions) => Promise<AxeResults> } };
    const found = await axe.run(document, { ...given, resultTypes: ['violations', 'incomplete'], preload: false });
    const elementOf = (target: readonly unknown[]): Element | null => {
      let root: Document | ShadowRoot | null = document;
      let element: Element | null = null;
      for (const selector of target.flat() as string[]) {
        element = root?.querySelector(selector) ?? null;
        root = element?.shadowRoot ?? null;
      }
      return element;
    };
    const isCut = (element: Element | null): boolean => {
      if (!element) return false;
      const box = element.getBoundingClientRect();
      const crosses = ({ left, right, top, bottom }: { left: number; right: number; top: number; bottom: number }) =>
        box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, fontSize, overflowX, overflowY } = getComputedStyle(at);
        if (clipPath !== 'none' || fontSize === '1px') return true;
        if (at !== element && (overflowX !== 'visible' || overflowY !== 'visible')) {
          if (crosses(at.getBoundingClientRect())) return true;
        }
      }
      return crosses({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    };
    const isCovered = (element: Element | null): boolean =>
      [...document.querySelectorAll('[role="menu"]')].some((menu) => {
        const [over, under] = [menu.getBoundingClientRect(), element?.getBoundingClientRect() ?? new DOMRect()];
        // The shadow of a menu is beside it, and this wide at most.
        const shadow = 32;
        const isBeside = over.right + shadow < under.left || under.right < over.left - shadow;
        const isAbove = over.bottom + shadow < under.top || under.bottom < over.top - shadow;
        return !menu.contains(element) && !isBeside && !isAbove;
      }) ||
      [...(element?.getClientRects() ?? [])].some(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].some((x) =>
          [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
            const uppermost = document.elementFromPoint(x, y);
            return uppermost !== null && !element?.contains(uppermost) && !uppermost.contains(element);
          }),
        ),
      );
    const listed = (results: AxeResults['violations']) =>
      results.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html, any, all, none }) => ({
          rule: id,
          key: String((any[0]?.data as { messageKey?: string } | null)?.messageKey ?? ''),
          html,
          hidden: isCut(elementOf(target)) || isCovered(elementOf(target)),
          text: `${target.join(' ')} ${html.slice(0, 160)}: ${[...any, ...all, ...none].map(({ message }) => message).join(' ')}`,
        })),
      );
    return { violations: listed(found.violations), doubts: listed(found.incomplete) };
  }, options);
  return [
    ...violations.map(({ rule, text }) => `violation of ${rule}: ${text}`),
    ...doubts
      .filter((doubt) => !explanations.some(({ explains }) => explains(doubt)))
      .map(({ rule, key, text }) => `unexplained ${rule} (${key}): ${text}`),
  ];
}
