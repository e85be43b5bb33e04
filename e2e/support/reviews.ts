/** Review files for end-to-end tests. */
import { expect, type Locator, type Page, type Browser } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Review, Verdict } from '../../src/core/review-shape/types.generated.ts';
import { Desk } from './desk.ts';
import { downloaded } from './drop-and-paste.ts';
import { openFindings, watch } from './guarded-test.ts';
import type { Target } from '../../src/core/review/targets.ts';

/** The review screen in end-to-end tests, with its parts by their accessible names. */
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

// Another person, who works in a browser profile of their own.

/** Runs what another person does in a page of a new profile, which must not complain about anything. */
export async function asOtherPerson<Result>(
  browser: Browser,
  baseURL: string | undefined,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const origin = baseURL ?? 'http://localhost/';
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', timezoneId: 'UTC' });
  try {
    await openFindings(context);
    const { complaints } = await watch(context, new URL(origin).origin);
    const result = await work(await context.newPage());
    expect(complaints, 'nothing in the console, no CSP report, no foreign request').toEqual([]);
    return result;
  } finally {
    await context.close();
  }
}

export interface ReviewToMake {
  /** The reviewer's name. */
  readonly name: string;
  readonly kind: Review['kind'];
  readonly verdicts: readonly Judged[];
}

export interface Judged {
  readonly target: Target;
  readonly verdict: Verdict['verdict'];
  readonly note?: string;
}

/** A link of the small desk's entries. In a blind review it has no effect. */
export function link(
  entry_id: 'PB-001' | 'IH-001',
  claim_id: string,
  effect: 'supports' | 'contradicts' | null,
): Target {
  return { kind: 'link', entry: entry_id === 'PB-001' ? 'power-basis' : 'intent', entry_id, claim_id, effect };
}

const statute: Judged = {
  target: link('PB-001', 'C-001', 'supports'),
  verdict: 'question',
  note: 'Is there a statute?',
};
const supports: Judged = {
  target: link('IH-001', 'C-002', 'contradicts'),
  verdict: 'reject',
  note: 'It supports.',
};
const acceptsIntent: Judged = { target: link('IH-001', 'C-001', 'supports'), verdict: 'accept' };

/** A review of the small desk that questions one link and rejects another. */
export const mara: ReviewToMake = { name: 'Mara Quinn', kind: 'open', verdicts: [statute, supports] };

/** The same person's review of links and claims. */
export const maraInFull: ReviewToMake = {
  name: 'Mara Quinn',
  kind: 'open',
  verdicts: [
    statute,
    acceptsIntent,
    supports,
    { target: { kind: 'claim', claim_id: 'C-002' }, verdict: 'question', note: 'Who speaks here?' },
    { target: { kind: 'claim', claim_id: 'C-001' }, verdict: 'accept' },
  ],
};

/** A review that disagrees with the other on two links. */
export const jon: ReviewToMake = {
  name: 'Jón Ævarsson',
  kind: 'open',
  verdicts: [
    { target: link('PB-001', 'C-001', 'supports'), verdict: 'accept', note: 'Agreed.' },
    acceptsIntent,
    { target: link('IH-001', 'C-002', 'contradicts'), verdict: 'accept' },
  ],
};

const made = new Map<ReviewToMake, string>();

/** The text of a review file for the unchanged small desk. */
export function reviewFile(review: ReviewToMake): string {
  if (!made.has(review)) {
    // With those of this file, because starting the program takes longer than making a review.
    const reviews = [...new Set([review, mara, maraInFull, jon])];
    const texts = JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'make-reviews.ts')], {
        input: JSON.stringify(reviews),
        encoding: 'utf8',
      }),
    ) as readonly string[];
    reviews.forEach((each, index) => made.set(each, texts[index] ?? ''));
  }
  return made.get(review) ?? '';
}
