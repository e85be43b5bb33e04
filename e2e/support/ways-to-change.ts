/** The places of the desk in which a draft can be changed, and the controls for it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { Desk } from './desk.ts';

/** The names of buttons that change a draft. */
const changing =
  /^(Accept|Add|Also|Apply|Change decision|Close start|Convert|Create|Decline|Delete|Don’t move|Duplicate|Edit (link|reply|suggestion)|Link|Load (from|review)|Make|Mark (as|missing)|Question(?!ed)|Reject(?!ed)|Move (link|span|up|down|the|\d|\w+ \d)|Narrow|New|No actor|Open casefile|Pick|Re-anchor to|Redo|Remove|Rename|Reopen|Replace|Reply|Resolve|Restore this|Select all|Set|Start|Suggest|Take|Undo$|Update|Use|Widen|Withdraw|Write it)/;

export interface Found {
  /** Fields and select fields. */
  readonly fields: readonly string[];
  /** Buttons that change something. */
  readonly buttons: readonly string[];
}

/**
 * The controls that could change the draft, in the parts of the page that show it. Search and filter fields do not
 * count.
 */
export function ableToChange(page: Page, within = 'body'): Promise<Found> {
  return page.evaluate(
    ([pattern, part]) => {
      const verbs = new RegExp(pattern);
      const nameOf = (element: Element): string => {
        const labels =
          element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
        const words = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
        return words.trim();
      };
      const isOpen = (element: Element): boolean =>
        element.checkVisibility() &&
        !element.matches(':disabled, [aria-disabled="true"], :read-only:not(button, [type])');
      const ofTheView =
        /^(Search|Find|Adjust by|By (entry|rule|place|reviewer)|Linked only|Show|Your name|What to show|(All|Exact|Moved|Ambiguous|Changed|Missing|Not moved) \(|\d+–\d+ )/;
      const all = (selector: string): string[] =>
        [...document.querySelectorAll(`${part} :is(${selector})`)].filter(isOpen).map(nameOf);
      const fields = all(
        // A hidden text area that only measures another one cannot be used.
        'textarea:not([tabindex="-1"]), input:not([type="file"], [type="search"]), [contenteditable="true"]',
      );
      return {
        fields: fields.filter((name) => !ofTheView.test(name)),
        buttons: all('button').filter((name) => verbs.test(name)),
      };
    },
    [changing.source, within] as const,
  );
}

/** The controls of a read-only tab. */
export const nothing: Found = { fields: [], buttons: [] };

interface Place {
  readonly address: string;
  /** Text that identifies the place, once its code has loaded. */
  readonly seen: (page: Page, desk: Desk) => Locator;
  /** Makes every control visible. Returns the control that appears with it. */
  readonly reach?: (page: Page) => Promise<Locator>;
}

const heading =
  (name: string | RegExp) =>
  (_page: Page, { editor }: Desk): Locator =>
    editor.getByRole('heading', { level: 2, name });
const field =
  (name: string) =>
  (_page: Page, { editor }: Desk): Locator =>
    editor.getByLabel(name, { exact: true });

/** The places of the desk in which a draft is changed. */
const places: readonly Place[] = [
  { address: 'document', seen: heading('Document') },
  { address: 'claims/99', seen: heading(/^Claims/) },
  { address: 'claims/1', seen: field('Proposition') },
  { address: 'power_bases/1', seen: field('Description') },
  { address: 'intent_hypotheses/1', seen: field('Hypothesis') },
  { address: 'contradictions/1', seen: field('Explanation') },
  { address: 'unknowns/1', seen: (_page, { editor }) => editor.getByRole('textbox', { name: 'Unknown 1' }) },
  {
    address: 'casefile',
    seen: (page) => page.getByRole('button', { name: /On the north channel/ }),
    async reach(page) {
      await page.getByRole('button', { name: /On the north channel/ }).click();
      return page.getByRole('button', { name: 'Replace with revised passage… (passage 1)' });
    },
  },
  {
    address: 'casefile',
    seen: (page) => page.getByRole('tab', { name: /^Actors/ }),
    async reach(page) {
      await page.getByRole('tab', { name: /^Actors/ }).click();
      await page.getByRole('list', { name: 'Actors' }).getByRole('button', { expanded: false }).first().click();
      return page.getByRole('list', { name: 'Actors' }).getByRole('button', { expanded: true });
    },
  },
  {
    address: 'matrix',
    seen: (page) => page.getByRole('grid', { name: 'Evidence matrix' }),
    async reach(page) {
      await page.getByRole('gridcell', { name: 'C-001 supports PB-001' }).click();
      return page.getByRole('region', { name: 'Preview' });
    },
  },
  { address: 'source', seen: (page) => page.getByRole('main', { name: 'JSON' }) },
  { address: 'review', seen: (page) => page.getByRole('group', { name: 'Verdict', exact: true }) },
];

/** Visits every place in which a draft can be changed, and makes every control there visible. */
export async function goThrough(page: Page, base: string, visit: (at: string) => Promise<void>): Promise<void> {
  for (const { address, seen, reach } of places) {
    await page.goto(`${base}/${address}`);
    await expect(seen(page, new Desk(page)).first()).toBeVisible();
    const reached = await reach?.(page);
    if (reached) await expect(reached.first()).toBeVisible();
    await visit(address);
  }
}
