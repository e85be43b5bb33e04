/** Where the time goes, for rows with a budget. Recorded separately from the figures, because recording takes time. */
import type { BrowserContext } from '@playwright/test';
import type { Bench, Block } from '../bench.ts';
import { placesIn } from '../profile/places.ts';
import { eventBrokenDown, keysBrokenDown, profiled, startBrokenDown } from '../profile/record.ts';
import type { TraceEvent } from '../trace.ts';
import { ours, type Subject } from '../results.ts';
import { rest, tapKeys, until, withTab, type Tab } from '../tab.ts';
import { coldPages, plain } from './cold.ts';
import { atPlace, headed, inProposition, inReason, openLine, own } from './desk.ts';
import { bare } from './forms.ts';
import { chooseFile, readyToImport } from './keeping.ts';
import { focusField, onPeer, pressButton } from './peer-page.ts';
import { documentOf } from '../documents/documents.ts';

const size = 'MAX-COUNT';
const keys = 9;

const typed = (tab: Tab): Promise<readonly TraceEvent[]> => profiled(tab, () => tapKeys(tab, keys));

async function keysInProposition(bench: Bench): Promise<void> {
  await inProposition(bench, size, async (tab) => {
    bench.results.breakDown('key', ours, keysBrokenDown(await typed(tab), placesIn(bench.build)));
  });
}

async function keysInReason(bench: Bench): Promise<void> {
  await inReason(bench, size, async (tab) => {
    bench.results.breakDown('reason', ours, keysBrokenDown(await typed(tab), placesIn(bench.build)));
  });
}

async function keysInBareField(bench: Bench): Promise<void> {
  await onPeer(bench, `input&size=${size}`, async (tab) => {
    await until(tab, 'click', [{ selector: '#host textarea' }], () => pressButton(tab, 'open'));
    await focusField(tab, documentOf(size).assessment.claims[0]?.proposition ?? '');
    await rest(tab);
    const broken = keysBrokenDown(await typed(tab), placesIn(bench.peersBuild));
    for (const subject of ['key', 'reason'] as const) bench.results.breakDown(subject, bare, broken);
  });
}

/** Records an action from its event to a frame. */
async function record(
  bench: Bench,
  tab: Tab,
  subject: Subject,
  type: string,
  act: () => Promise<number>,
): Promise<void> {
  let clock = Number.NaN;
  const trace = await profiled(tab, async () => {
    clock = await act();
  });
  bench.results.breakDown(subject, ours, eventBrokenDown(trace, type, clock, placesIn(bench.build)));
}

async function select(bench: Bench): Promise<void> {
  await atPlace(bench, size, 'power_bases/1', async (tab) => {
    const next = tab.page.getByRole('button', { name: 'Next entry' });
    const go = (entry: number) => (): Promise<number> => {
      const shown = [headed(`PB-00${String(entry)}`), { selector: '[role="grid"] [role="row"]' }];
      return until(tab, 'click', shown, () => next.click());
    };
    await go(2)();
    await rest(tab);
    await record(bench, tab, 'select', 'click', go(3));
  });
}

async function open(bench: Bench): Promise<void> {
  await openLine(bench, size, (tab, click) => record(bench, tab, 'open', 'click', click));
}

async function importFile(bench: Bench): Promise<void> {
  await readyToImport(bench, async (tab) => {
    await record(bench, tab, 'import', 'change', () => chooseFile(tab, [headed()]));
  });
}

async function startOf(bench: Bench, who: typeof ours | typeof plain): Promise<void> {
  const { address, wanted, build } = coldPages(bench)[who];
  const profile: BrowserContext = await bench.newProfile();
  await profile.addInitScript((things) => window.bench.sinceStart(things), wanted);
  try {
    await withTab(profile, async (tab) => {
      await tab.session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      let clock = Number.NaN;
      const trace = await profiled(tab, async () => {
        await tab.page.goto(address);
        clock = await tab.page.evaluate(() => window.bench.result());
      });
      bench.results.breakDown('cold', who, startBrokenDown(trace, clock, placesIn(build)));
    });
  } finally {
    await profile.close();
  }
}

const profile = (name: string, run: Block['run']): Block =>
  own(`where the time goes, ${name}`, [], run, { atMost: 1, wholeOnly: !name.includes('proposition') });

/** The blocks, by the group of the rows that they explain. */
export const profileBlocks: Readonly<Partial<Record<string, readonly Block[]>>> = {
  typing: [
    profile('keys in a proposition', keysInProposition),
    profile('keys in a reason', keysInReason),
    { ...profile('', keysInBareField), name: `where the time goes, ${bare}`, wholeOnly: false },
  ],
  actions: [profile('select', select)],
  open: [profile('open', open)],
  transfer: [profile('import', importFile)],
  cold: [
    profile('cold start', (bench) => startOf(bench, ours)),
    { ...profile('', (bench) => startOf(bench, plain)), name: `where the time goes, ${plain}` },
  ],
};
