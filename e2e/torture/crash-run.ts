/** The crash test: types in a draft, kills the browser and checks what was lost, again and again. */
import { setTimeout as rest } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Desk } from '../support/desk.ts';
import { smallDesk } from '../support/small-desk.ts';
import { readDraft, WordsLog, type RestoredDraft, type Loss } from './words-log.ts';
import { startBrowser, type BrowserOptions, type OwnedBrowser } from './owned-browser.ts';
import { seededRandom, type Random } from './random.ts';
import { Typist } from './typist.ts';

// Measures time without the delays of a busy machine, while a page is used.

/** The pause between an answer and the next question, in ms. */
const pause = 10;

/** The maximum time between two answers that counts, in ms. On a quiet machine they are closer together. */
const maxGap = 80;

/** The moments at which this process, the page and its storage were all known to be running. */
class Pulse {
  readonly #answers = [performance.now()];
  #hasEnded = false;

  /** Asks the storage of the page a question again and again, until the page or the watch ends. */
  constructor(page: Page) {
    void this.#ask(page);
  }

  async #ask(page: Page): Promise<void> {
    while (!this.#hasEnded && !page.isClosed()) {
      await page
        .evaluate(() => indexedDB.databases())
        .then(
          () => this.#answers.push(performance.now()),
          // The browser was killed.
          () => undefined,
        );
      await rest(pause);
    }
  }

  end(): void {
    this.#hasEnded = true;
  }

  /** Returns the time between two moments without delays, in ms. */
  timeBetween(from: number, to: number): number {
    return timeBetween(this.#answers, from, to);
  }
}

/** Counts the time between two moments. Of the time between two answers, only the first part counts. */
export function timeBetween(answers: readonly number[], from: number, to: number): number {
  if (to < from) return 0;
  const inside = answers.filter((at) => at > from && at < to);
  const moments = [from, ...inside, to];
  return moments.slice(1).reduce((sum, at, index) => sum + Math.min(at - (moments[index] ?? at), maxGap), 0);
}

export interface CrashOptions extends BrowserOptions {
  /** The address of the application, ending in a slash. */
  readonly address: string;
  readonly kills: number;
  readonly seed: number;
  /** The minimum and maximum duration of typing before a kill, in ms. */
  readonly typing: readonly [number, number];
  /** Whether typing sometimes pauses for longer than the application waits before it writes a whole copy. */
  readonly pauses: boolean;
  /** Whether most actions are deleting, undo, redo and export. */
  readonly mixed?: boolean;
}

/** The result of one kill. */
export interface Round {
  readonly kill: number;
  readonly edits: number;
  readonly loss: Loss;
  /** The faults found afterwards, as sentences. */
  readonly wrong: readonly string[];
}

/** A pause for whole copies, in ms. They are written after two seconds without edits. */
const longPause = 2200;

/** Types and kills repeatedly, with one profile and one draft. */
export async function runCrashes(options: CrashOptions): Promise<readonly Round[]> {
  const profile = await mkdtemp(join(tmpdir(), 'assessment-desk-profile-'));
  const random = seededRandom(options.seed);
  const rounds: Round[] = [];
  let browser = await startBrowser(profile, options);
  try {
    const page = await firstPage(browser);
    const draft = await newDraft(page, options.address);
    let restored = await readDraft(page, draft);
    for (let kill = 1; kill <= options.kills; kill += 1) {
      const current = browser.context.pages()[0] ?? (await browser.context.newPage());
      const typed = await typeAndKill(browser, current, { draft, restored, random, ...options });
      browser = await startBrowser(profile, options);
      const outcome = await checkOutcome(browser, draft, restored, typed);
      restored = outcome.restored;
      const { loss, wrong } = outcome;
      rounds.push({ kill, edits: typed.log.edits.length, loss, wrong });
    }
    return rounds;
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function firstPage({ context }: OwnedBrowser): Promise<Page> {
  return context.pages()[0] ?? (await context.newPage());
}

/** Makes a draft in the page and returns its address. */
export async function newDraft(page: Page, address: string): Promise<string> {
  await page.goto(address);
  const desk = new Desk(page);
  await desk.openFile('north.desk.json', smallDesk());
  await desk.editor.getByRole('heading', { level: 2, name: 'Document' }).waitFor();
  return /^.*#\/draft\/[^/]+/.exec(page.url())?.[0] ?? '';
}

interface Writing extends Pick<CrashOptions, 'typing' | 'pauses' | 'mixed'> {
  readonly draft: string;
  readonly restored: RestoredDraft;
  readonly random: Random;
}

interface Written {
  readonly log: WordsLog;
  readonly killedAt: number;
  readonly pulse: Pulse;
  /** The faults before the kill, as sentences. */
  readonly wrong: readonly string[];
}

async function typeAndKill(browser: OwnedBrowser, page: Page, writing: Writing): Promise<Written> {
  const { draft, restored, random, typing, pauses, mixed } = writing;
  const log = new WordsLog(restored.typed);
  const typist = new Typist(page, draft, log, random, mixed);
  // Whole copies are written in a pause, and some kills must happen during or right after one.
  const pause = pauses && random.next() < 0.15 ? longPause : 0;
  const wrong: string[] = [];
  let killed = false;
  // The time starts at the first edit, because reaching the first field takes a variable time.
  await typist.start();
  const pulse = new Pulse(page);
  // The timer makes the moment of the kill independent of the page.
  const kill = new Promise<number>((resolve, reject) => {
    setTimeout(
      () => {
        killed = true;
        browser.kill().then(resolve, reject);
      },
      pause + random.whole(...typing),
    );
  });
  await typist
    .work(() => killed, pause)
    .catch((error: unknown) => {
      // Errors are expected after the kill.
      if (!killed) wrong.push(`Typing failed before the kill: ${String(error)}`);
    });
  const killedAt = await kill;
  pulse.end();
  return { log, killedAt, pulse, wrong };
}

async function checkOutcome(
  browser: OwnedBrowser,
  draft: string,
  before: RestoredDraft,
  { log, killedAt, pulse, wrong }: Written,
) {
  const page = await firstPage(browser);
  const complaints: string[] = [...wrong];
  page.on('pageerror', ({ message }) => complaints.push(`Uncaught in the page: ${message}`));
  const restored = await readDraft(page, draft);
  if (restored.rest !== before.rest) complaints.push('An unedited part of the draft has changed.');
  const loss = log.lossOf(restored.typed, killedAt, pulse);
  if (!loss) complaints.push(`The restored text was never typed: ${JSON.stringify(restored.typed)} for ${endOf(log)}`);
  return { restored, wrong: complaints, loss: loss ?? { edits: 0, sinceHandled: 0 } };
}

function endOf(log: WordsLog): string {
  return JSON.stringify(log.edits.slice(-12).map(({ what, state }) => ({ what, state })));
}
