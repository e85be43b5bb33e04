/** The test of saving without idle time: keys arrive faster than the page can paint, and the browser is killed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { Desk } from '../support/desk.ts';
import { newDraft } from './crash-run.ts';
import { maxLoss } from './figures.ts';
import { startBrowser, type OwnedBrowser } from './owned-browser.ts';

/** The result of one kill during keys that arrived faster than the page could paint them. */
export interface StarvedKill {
  readonly kill: number;
  /** The number of keys that the page had handled before the kill. */
  readonly handled: number;
  readonly saved: number;
  /** How long before the kill the first lost key was handled, in ms. 0 if none is lost. */
  readonly loss: number;
}

/** The factor by which the processor is slowed down, and the interval between keys, in ms. */
const slowness = 6;
const everyKey = 30;
const typedFor = 3000;

/**
 * Sends keys without a pause to a page that has no idle time. Saving must not depend on a timer or on a response of the
 * store that such a page never handles. Kills the browser while the keys continue.
 */
export async function runStarved(address: string, kills: number): Promise<readonly StarvedKill[]> {
  const profile = await mkdtemp(join(tmpdir(), 'assessment-desk-profile-'));
  const rounds: StarvedKill[] = [];
  let browser = await startBrowser(profile);
  try {
    const draft = await newDraft(await firstPage(browser), address);
    for (let kill = 1; kill <= kills; kill += 1) {
      const page = await firstPage(browser);
      const before = await textIn(page, draft);
      const handled = await typeWithoutPause(page);
      const killedAt = await browser.kill();
      browser = await startBrowser(profile);
      const saved = (await textIn(await firstPage(browser), draft)).length - before.length;
      const missing = handled[saved];
      const loss = missing === undefined ? 0 : Math.max(0, killedAt - missing);
      rounds.push({ kill, handled: handled.length, saved, loss });
    }
    return rounds;
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Returns the results of such kills as a line. */
export function starvedFigures(rounds: readonly StarvedKill[]): string {
  const keys = rounds.reduce((sum, { handled }) => sum + handled, 0);
  const worst = Math.max(0, ...rounds.map(({ loss }) => loss));
  return `${String(rounds.length)} kills during keys without a pause on a machine ${String(slowness)} times slower, ${String(keys)} keys handled; worst loss ${worst.toFixed(0)} ms`;
}

/** Returns their faults as sentences. */
export function starvedFaults(rounds: readonly StarvedKill[]): readonly string[] {
  return rounds.flatMap(({ kill, loss, saved, handled }) => [
    ...(loss > maxLoss ? [`Kill ${String(kill)}: ${loss.toFixed(0)} ms of typing are missing.`] : []),
    ...(handled > 10 && saved === 0 ? [`Kill ${String(kill)}: none of ${String(handled)} keys was saved.`] : []),
  ]);
}

async function firstPage({ context }: OwnedBrowser): Promise<Page> {
  return context.pages()[0] ?? (await context.newPage());
}

/** Opens the draft's first unknown, puts the caret at its end, and returns its text. */
async function textIn(page: Page, draft: string): Promise<string> {
  await page.goto(`${draft}/unknowns/1`);
  const box = new Desk(page).unknown;
  const text = await box.inputValue();
  await box.press('ControlOrMeta+End');
  return text;
}

/**
 * Sends keys at a fixed pace without waiting. Returns the times at which the page was known to have handled each key.
 */
async function typeWithoutPause(page: Page): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const handled: number[] = [];
  const key = { key: 'b', code: 'KeyB', windowsVirtualKeyCode: 66 } as const;
  for (const end = performance.now() + typedFor; performance.now() < end; await rest(everyKey)) {
    // The last keys get no response, because the browser was killed.
    void session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: 'b', ...key }).then(
      () => handled.push(performance.now()),
      () => undefined,
    );
    void session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }).catch(() => undefined);
  }
  return handled;
}
