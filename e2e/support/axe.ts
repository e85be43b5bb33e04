/**
 * Runs axe-core, the checker of accessibility rules, in the page of an end-to-end test, under the page’s own policy.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

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
