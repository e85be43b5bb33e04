/** The test with several tabs of one draft: rounds of random actions and kills, each with its result. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Characters } from './characters.ts';
import { newDraft } from './crash-run.ts';
import { maxLoss } from './figures.ts';
import { startBrowser, type BrowserOptions, type OwnedBrowser } from './owned-browser.ts';
import { seededRandom } from './random.ts';
import { TabsCrowd, type Deed, type Plan } from './tabs-crowd.ts';
import { tabsOutcome } from './tabs-outcome.ts';

export interface TabsOptions extends BrowserOptions {
  /** The address of the application, ending in a slash. */
  readonly address: string;
  readonly rounds: readonly Plan[];
  readonly seed: number;
}

/** The result of one round of opening and closing tabs. */
export interface TabsRound {
  readonly round: number;
  readonly deeds: readonly Deed[];
  /** The number of characters that were typed and handled. */
  readonly edits: number;
  /** The number of lost characters. Only a killed tab may lose any. */
  readonly lost: number;
  /** The time from handling the oldest lost one to the kill of its tab, in ms. */
  readonly worst: number;
  /** The number of drafts that were set aside because two tabs had both edited. */
  readonly copies: number;
  readonly wrong: readonly string[];
}

/** When the text is longer than this, the next round uses a new draft. */
const fullText = 1200;

/** Opens, types in, switches the writer of, closes, reloads and kills tabs of one draft, in a separate profile. */
export async function runTabs(options: TabsOptions): Promise<readonly TabsRound[]> {
  const profile = await mkdtemp(join(tmpdir(), 'assessment-desk-profile-'));
  const random = seededRandom(options.seed);
  const characters = new Characters();
  const rounds: TabsRound[] = [];
  let browser = await startBrowser(profile, options);
  let draft: string | undefined;
  try {
    for (const [index, plan] of options.rounds.entries()) {
      const round = index + 1;
      draft ??= await draftIn(browser, options.address);
      const crowd = new TabsCrowd(browser, draft, characters, random);
      const wrong = await crowd.live(plan).then(
        () => [],
        (error: unknown) => [`It stopped: ${String(error)}`],
      );
      // Every other round ends with killing the whole browser during typing.
      if (round % 2 === 0) browser = await crowd.killAll(() => startBrowser(profile, options));
      const judged = await tabsOutcome(browser, draft, options.address, characters);
      rounds.push(roundOf(round, crowd.deeds, characters, judged, wrong));
      characters.forget();
      if (judged.text.length > fullText) draft = undefined;
    }
    return rounds;
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function draftIn({ context }: OwnedBrowser, address: string): Promise<string> {
  const page = await context.newPage();
  const draft = await newDraft(page, address);
  await page.close();
  return draft;
}

function roundOf(
  round: number,
  deeds: readonly Deed[],
  characters: Characters,
  judged: Awaited<ReturnType<typeof tabsOutcome>>,
  stopped: readonly string[],
): TabsRound {
  const { missing, copies } = judged;
  const worst = Math.max(0, ...missing.map(({ before }) => before ?? 0));
  const wrong = [...stopped, ...judged.wrong];
  for (const { character, window, before } of missing) {
    if (before !== undefined && before <= maxLoss) continue;
    const how = before === undefined ? 'which was not killed' : `${before.toFixed(0)} ms before it was killed`;
    wrong.push(`“${character}” is lost: window ${String(window)} took it, ${how}.`);
  }
  const edits = characters.typed.filter(({ takenAt }) => takenAt !== undefined).length;
  return { round, deeds, edits, lost: missing.length, worst, copies: copies.length, wrong };
}
