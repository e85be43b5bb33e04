/** Calculations of findings, offsets and documents as text, ours and the plain way, in a page without an interface. */
import type { Bench, Block, Group } from '../bench.ts';
import type { Options } from '../options.ts';
import { ours, type Row } from '../results.ts';
import { withTab } from '../tab.ts';

/** A row: our calculation, the peer’s calculation, and the peer’s name. */
interface Pair {
  readonly row: Row;
  readonly ours: string;
  readonly peer: readonly [who: string, calculation: string];
  /** Another row that uses the same figure of the peer. */
  readonly also?: string;
}

const ajv = ['ajv on the whole document', 'ajv on the whole'] as const;

function checkPairs(size: string): readonly Pair[] {
  const row = (id: string, what: string, budget?: number, group = 'findings'): Row => ({
    id: `${id} ${size}`,
    group,
    what: `${what}, ${size}`,
    unit: 'ms',
    statistic: 'median',
    ...(budget === undefined || size !== 'MAX-COUNT' ? {} : { budget }),
  });
  return [
    { row: row('scratch', 'All findings from scratch', 150), ours: 'check from scratch', peer: ajv },
    { row: row('edit', 'Findings after an edit', 2), ours: 'check after an edit', peer: ajv },
    {
      row: row('write', 'Write the file', 100, 'transfer'),
      ours: 'write',
      peer: ['JSON.stringify', 'stringify'],
      ...(size === 'MAX-COUNT' ? { also: 'export' } : {}),
    },
    {
      row: row('read', 'Read the file', undefined, 'transfer'),
      ours: 'read',
      peer: ['JSON.parse', 'parse'],
      ...(size === 'MAX-COUNT' ? { also: 'import' } : {}),
    },
  ];
}

function offsetPairs(size: string, astral: number): readonly Pair[] {
  const limits = size === '10 MB';
  const row = (id: string, what: string, budget: number): Row => ({
    id: `${id} ${size} ${String(astral)}`,
    group: 'offsets',
    what: `${what}, ${size}, ${String(astral)} % astral`,
    unit: 'ms',
    statistic: 'median',
    ...(limits ? { budget } : {}),
  });
  return [
    { row: row('offsets', 'Offsets ready', 60), ours: 'index', peer: ['Array.from', 'Array.from'] },
    {
      row: row('conversions', '10,000 conversions', 6),
      ours: 'convert by index',
      peer: ['its table', 'convert by table'],
    },
  ];
}

async function calculate(bench: Bench, address: string, pairs: readonly Pair[], times: number): Promise<void> {
  await withTab(bench.others, async ({ page }) => {
    await page.goto(`${bench.peers}page.html?peer=core&${address}`);
    await page.evaluate(() => window.ready);
    const one = (name: string): Promise<number> => page.evaluate((what) => window.calculate?.(what) ?? NaN, name);
    // The first calculation is skipped, because it includes compiling, which happens once for each page.
    for (let time = 0; time <= times; time += 1) {
      for (const { row, ours: own, peer, also } of pairs) {
        const [mine, theirs] = [await one(own), await one(peer[1])];
        if (time === 0) continue;
        bench.results.record(row.id, ours, mine);
        bench.results.record(row.id, peer[0], theirs);
        if (also !== undefined) bench.results.record(also, peer[0], theirs);
      }
    }
  });
}

const checkSizes = (quick: boolean): readonly string[] =>
  quick ? ['MAX-COUNT'] : ['M', 'L', 'MAX-COUNT', 'MAX-BYTES'];
const texts = (quick: boolean): readonly (readonly [string, number])[] =>
  (quick ? ['10 MB'] : ['10 KB', '1 MB', '10 MB']).flatMap((size) => [0, 1, 50].map((share) => [size, share] as const));

const allChecks = (quick: boolean): readonly Pair[] => checkSizes(quick).flatMap(checkPairs);

/** Checks and files are measured together, but belong to two groups of the table. */
export const checkBlocks = ({ quick }: Options): readonly Block[] =>
  checkSizes(quick).map((size) => ({
    name: `checks and files, ${size}`,
    atMost: quick || size === 'MAX-BYTES' ? 1 : 2,
    run: (bench) => calculate(bench, `part=check&size=${size}`, checkPairs(size), size === 'MAX-BYTES' ? 2 : 4),
  }));

export const findingsGroup: Group = {
  name: 'findings',
  rows: ({ quick }) =>
    allChecks(quick)
      .map(({ row }) => row)
      .filter(({ group }) => group === 'findings'),
  blocks: checkBlocks,
};

/** The rows of files. */
export const fileRows = (quick: boolean): readonly Row[] =>
  allChecks(quick)
    .map(({ row }) => row)
    .filter(({ group }) => group === 'transfer');

export const offsetsGroup: Group = {
  name: 'offsets',
  rows: ({ quick }) => texts(quick).flatMap(([size, share]) => offsetPairs(size, share).map(({ row }) => row)),
  blocks: ({ quick }) =>
    texts(quick).map(([size, share]) => ({
      name: `offsets, ${size}, ${String(share)} % astral`,
      atMost: quick ? 1 : 2,
      run: (bench) =>
        calculate(
          bench,
          `part=offsets&size=${encodeURIComponent(size)}&astral=${String(share)}`,
          offsetPairs(size, share),
          3,
        ),
    })),
};
