/** The reload test: types and reloads, closes or leaves the page right after a key. Nothing may be lost. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BrowserContext, Page } from '@playwright/test';
import { newDraft } from './crash-run.ts';
import { readDraft, readTyped, WordsLog, type Typed } from './words-log.ts';
import { startBrowser, type BrowserOptions } from './owned-browser.ts';
import { seededRandom, type Random } from './random.ts';
import { Typist } from './typist.ts';

/** How the page is left, right after a key. */
const leavings = ['reload', 'close', 'leave'] as const;
export type Leaving = (typeof leavings)[number];

export interface ReloadOptions extends BrowserOptions {
  readonly address: string;
  readonly times: number;
  readonly seed: number;
  /** The number of busy threads, which make the browser wait for a processor. */
  readonly busy: number;
}

/** The result of leaving the page once. */
export interface LeftPage {
  readonly time: number;
  readonly leaving: Leaving;
  readonly edits: number;
  /** The number of lost edits, which must be 0. */
  readonly lost: number;
  readonly wrong: readonly string[];
}

/** Types and leaves the page at once, repeatedly, in one browser. */
export async function runReloads(options: ReloadOptions): Promise<readonly LeftPage[]> {
  const profile = await mkdtemp(join(tmpdir(), 'assessment-desk-profile-'));
  const random = seededRandom(options.seed);
  const browser = await startBrowser(profile, options);
  const stopBusy = keepBusy(options.busy);
  try {
    let page = await browser.context.newPage();
    const draft = await newDraft(page, options.address);
    let typed = (await readDraft(page, draft)).typed;
    const rounds: LeftPage[] = [];
    for (let time = 1; time <= options.times; time += 1) {
      const left = await typeAndLeave(browser.context, page, { draft, typed, random, time });
      ({ page, typed } = left);
      rounds.push(left.round);
    }
    return rounds;
  } finally {
    await stopBusy();
    await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Writing {
  readonly draft: string;
  readonly typed: Typed;
  readonly random: Random;
  readonly time: number;
}

async function typeAndLeave(context: BrowserContext, page: Page, { draft, typed, random, time }: Writing) {
  const log = new WordsLog(typed);
  const typist = new Typist(page, draft, log, random);
  await typist.toFirstUnknown();
  const count = random.whole(1, 12);
  for (let key = 0; key < count; key += 1) {
    await typist.key(random.oneOf(['a', 'e', 'n', ' ', 'ш', '海']));
    // The pauses of a fast typist, between keys and before leaving, so that writes are in progress.
    await page.evaluate((pause) => new Promise((done) => setTimeout(done, pause)), random.whole(0, 60));
  }
  const leaving = random.oneOf(leavings);
  if (random.next() < 0.7) await typist.key('.');
  const leftAt = performance.now();
  const next = await leave(context, page, leaving);
  const restored = await readTyped(next, draft, log.last);
  const loss = log.lossOf(restored, leftAt);
  const wrong = loss ? [] : [`The restored text was never typed: ${JSON.stringify(restored)}`];
  if (loss && loss.edits > 0) wrong.push(`Lost on “${leaving}”: ${String(loss.edits)} edits.`);
  const round: LeftPage = { time, leaving, edits: log.edits.length, lost: loss?.edits ?? 0, wrong };
  return { page: next, typed: restored, round };
}

/** Leaves the page. Returns the page to continue with. */
async function leave(context: BrowserContext, page: Page, leaving: Leaving): Promise<Page> {
  if (leaving === 'reload') {
    await page.reload();
    return page;
  }
  if (leaving === 'leave') {
    await page.goto('about:blank');
    return page;
  }
  const next = await context.newPage();
  await page.close();
  return next;
}

/** Keeps that many threads busy. */
function keepBusy(threads: number): () => Promise<void> {
  const workers = Array.from({ length: threads }, () => new Worker('for (;;);', { eval: true }));
  return async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
}
