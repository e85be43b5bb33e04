/**
 * Opens, edits and exports drafts on the desk in end-to-end tests, and finds its controls by their accessible names.
 */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Assessment } from '../../src/core/assessment/types.generated.ts';
import type { Casefile } from '../../src/core/casefile/types.generated.ts';

/** The parts of a desk file that tests read. */
export interface DeskFile {
  readonly title: string;
  readonly assessment: Assessment;
  readonly casefile: Casefile;
}

/** The desk, by accessible names. */
export class Desk {
  readonly outline: Locator;
  readonly editor: Locator;
  readonly passage: Locator;
  readonly findings: Locator;
  /** The text of the current unknown only. The others are shown beside it. */
  readonly unknown: Locator;

  constructor(readonly page: Page) {
    this.outline = page.getByRole('navigation', { name: 'Outline' });
    this.editor = page.getByRole('main', { name: 'Editor' });
    this.passage = page.getByRole('region', { name: 'Passage' });
    this.findings = page.getByRole('region', { name: 'Findings' });
    this.unknown = this.editor
      .getByRole('listitem')
      .and(page.locator('[aria-current="true"]'))
      .getByRole('textbox', { name: /^Unknown \d+$/ });
  }

  async openSample(name: RegExp): Promise<void> {
    // Does not reload the page if it is open already.
    await this.page.goto('./#/');
    await this.page.getByRole('button', { name: 'Open sample' }).click();
    await this.page.getByRole('menuitem', { name }).click();
    await expect(this.outline).toBeVisible();
    await expect(this.editor.getByRole('heading', { level: 2 })).toBeVisible();
  }

  /** Opens a file through “Open file…”. */
  async openFile(name: string, content: string): Promise<void> {
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(content) };
    await this.page.locator('input[type="file"][aria-label="Open file"]').setInputFiles(file);
  }

  /** The address of the open draft, from its hash on. */
  get address(): string {
    return /#\/draft\/[^/]+/.exec(this.page.url())?.[0] ?? '';
  }

  section(name: string): Locator {
    return this.outline.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  async undo(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true }).click();
  }

  /** Undoes typing in a field, one word at a time, until it contains this text again. */
  async undoTyping(field: Locator, words: string): Promise<void> {
    for (let now = await field.inputValue(); now !== words; now = await field.inputValue()) {
      await this.undo();
      await expect(field).not.toHaveValue(now);
    }
  }

  async redo(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Redo', exact: true }).click();
  }

  /** Opens an entry of a list by the beginning of its row. */
  async openEntry(section: string, words: string | RegExp): Promise<void> {
    await this.section(section).click();
    await this.outline.getByRole('option', { name: words }).first().click();
  }

  /** The field of the open claim's proposition, which “Restate…” opens if the proposition is the actual text. */
  async restate(): Promise<Locator> {
    const field = this.editor.getByRole('textbox', { name: 'Proposition' });
    await this.editor.getByRole('button', { name: 'Restate…' }).or(field).click();
    return field;
  }

  /** The row of a finding in the panel, by its message. */
  finding(message: string | RegExp): Locator {
    return this.findings.getByRole('listitem').filter({ has: this.page.getByRole('button', { name: message }) });
  }

  /** Follows a finding to its field. */
  async follow(message: string | RegExp): Promise<void> {
    await this.finding(message).getByRole('button', { name: message }).first().click();
  }

  /** Opens a select field by its label and chooses an option. */
  async choose(scope: Locator, label: string, option: string | RegExp): Promise<void> {
    const box = scope.getByRole('combobox', { name: label, exact: true });
    await box.click();
    await expect(box).toHaveAttribute('aria-controls', /./);
    const list = this.page.locator(`[id="${(await box.getAttribute('aria-controls')) ?? ''}"]`);
    await list.getByRole('option', { name: option }).first().click();
  }

  /** The bytes of an export through the dialog, which is closed then. */
  async export(what: RegExp): Promise<string> {
    await this.page.getByRole('button', { name: 'Export…' }).click();
    await (await chooseFormat(this.page, what)).check();
    const download = this.page.waitForEvent('download');
    await downloadOfChosen(this.page).click();
    const file = await download;
    await this.page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'Close' }).click();
    return readFile(await file.path(), 'utf8');
  }

  async exportDesk(): Promise<DeskFile> {
    return JSON.parse(await this.export(/^desk file$/i)) as DeskFile;
  }

  /** Opens a view. Returns its screen, whose name may differ from the link. */
  async view(link: string, name = link): Promise<Locator> {
    await chooseView(this.page, link);
    const screen = this.page.getByRole('main', { name, exact: true });
    await expect(screen).toBeVisible();
    return screen;
  }

  async exportAssessment(): Promise<{ readonly text: string; readonly document: Assessment }> {
    const text = await this.export(/assessment/i);
    return { text, document: JSON.parse(text) as Assessment };
  }
}

/** The choice of a format in the open export dialog. Unfolds “More formats” if it is there. */
export async function chooseFormat(page: Page, name: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog.getByRole('radiogroup', { name: 'Format', exact: true })).toBeVisible();
  const format = dialog.getByRole('radio', { name, exact: true });
  const more = dialog.locator('details:not([open]) > summary', { hasText: 'More formats' });
  if ((await format.count()) === 0 && (await more.count()) > 0) await more.click();
  return format;
}

/** The button that downloads the chosen format: on its card, or at the foot of the dialog. */
export function downloadOfChosen(page: Page): Locator {
  return page
    .getByRole('dialog', { name: 'Export' })
    .locator('[data-chosen]')
    .getByRole('button', { name: /^Download(?! signature)/ });
}

/** The views that share a link in the top bar, with the parts of their addresses. */
const groups = [
  { title: 'Write', views: { Write: 'draft' } },
  { title: 'Review', views: { Review: 'review', Verdicts: 'verdicts' } },
  { title: 'Explore', views: { Matrix: 'matrix', Map: 'map', Timeline: 'timeline' } },
] as const;

/** Chooses a view by its link and the switch in the head of its group, or in the menu. */
export async function chooseView(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('banner');
  const more = bar.getByRole('button', { name: 'More', exact: true });
  const chooseInMenu = async (item: string): Promise<void> => {
    await more.click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  const group = groups.find(({ views }) => name in views);
  if (!group) return chooseInMenu(name);
  const link = bar.getByRole('link', { name: group.title, exact: true });
  await expect(more).toBeVisible();
  // In a narrow and low window, the links are in the menu.
  await ((await link.isVisible()) ? link.click() : chooseInMenu(group.title));
  const addresses = new Map<string, string>(Object.entries(group.views));
  await page.waitForURL(new RegExp(`/(${[...addresses.values()].join('|')})(/|$)`));
  if (group.title === 'Write' || page.url().includes(`/${addresses.get(name) ?? ''}`)) return undefined;
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeAttached();
  const other = page.getByRole('main').getByRole('link', { name: name === 'Review' ? 'Items' : name, exact: true });
  // Without reviews, the screen of the verdicts says how to add them.
  return name === 'Verdicts' && !(await other.isVisible()) ? chooseInMenu('Add review files…') : other.click();
}

/** Opens the keyboard shortcuts from the top bar’s menu. */
export async function openShortcuts(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Keyboard shortcuts/ }).click();
}
