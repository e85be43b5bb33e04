/** The review screen in end-to-end tests, with its parts by their accessible names. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Review } from '../../src/core/review-shape/types.generated.ts';
import { Desk } from './desk.ts';
import { downloaded } from './downloads.ts';

export class ReviewScreen {
  readonly main: Locator;
  readonly progress: Locator;
  readonly queue: Locator;
  readonly claims: Locator;
  readonly entries: Locator;
  readonly name: Locator;
  /** The heading of the open item, such as “Link from C-001 to PB-001”. */
  readonly subject: Locator;
  readonly filter: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main', { name: 'Review' });
    this.progress = this.main.getByRole('status').first();
    this.queue = this.main.getByRole('listbox', { name: 'Items to review' });
    this.claims = this.main.getByRole('listbox', { name: 'Claims' });
    this.entries = this.main.getByRole('listbox', { name: 'Entries' });
    this.name = this.main.getByRole('textbox', { name: 'Your name' });
    this.subject = this.main.locator('article').getByRole('heading', { level: 3 });
    this.filter = this.main.getByRole('combobox', { name: 'Filter by entry' });
  }

  async open(): Promise<void> {
    await new Desk(this.page).view('Review');
  }

  async enterName(name: string): Promise<void> {
    await this.name.fill(name);
    await this.name.press('Enter');
    await expect(this.name).toBeHidden();
  }

  verdict(name: string): Locator {
    return this.main.getByRole('group', { name: 'Verdict' }).getByRole('button', { name: new RegExp(`^${name}`) });
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name });
  }

  /** Shows the items of an entry, such as “IH-003”, or of all contradictions, and opens one of them. */
  async openItem(entry: string, name = /./): Promise<void> {
    await this.filter.selectOption(entry);
    await this.queue.getByRole('option', { name }).first().click();
  }

  /** The exported review file. */
  async exported(): Promise<{ readonly text: string; readonly review: Review }> {
    const { text } = await downloaded(this.page, () => this.button('Export review file').press('Enter'));
    return { text, review: JSON.parse(text) as Review };
  }
}

/** Returns the names that several regions, groups, lists or fields share. */
export async function namesTwice(scope: Locator): Promise<readonly string[]> {
  const lines = (await scope.ariaSnapshot()).split('\n');
  const named = lines.flatMap(
    (line) =>
      /^\s*- (?:'|")?(?:region|group|list|listbox|combobox|textbox|switch|checkbox) "([^"]*)"/.exec(line)?.[1] ?? [],
  );
  return named.filter((name, index) => named.indexOf(name) !== index);
}
