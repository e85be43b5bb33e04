/** `npm run check:site -- URL`: whether the deployment at URL is what it should be. */
import { parseArgs } from 'node:util';
import { checkSite } from '../site/check-site/check-site.ts';
import { countsOf, table } from '../site/check-site/report.ts';

const usage = `Usage: npm run check:site -- [--json] [--timeout SECONDS] URL

Asks the deployment at URL, from outside, whether it is what it should be. URL is its base address, absolute, with http
or https. Exit status: 0 where nothing is wrong, 1 where something is, 2 where nothing answers or this makes no sense.
`;

interface Wanted {
  readonly address: string;
  readonly isJson: boolean;
  /** For each request, in milliseconds. */
  readonly timeout: number;
}

/** What the command line asks for; undefined where it makes no sense. */
function readArguments(args: readonly string[]): Wanted | undefined {
  try {
    const options = { json: { type: 'boolean' }, timeout: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [text = '', ...others] = positionals;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const seconds = Number(values.timeout ?? 15);
    if (!url || others.length > 0 || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
    if (url.search || url.hash || !(seconds > 0 && seconds <= 600)) return undefined;
    return { address: url.href, isJson: values.json === true, timeout: seconds * 1000 };
  } catch {
    return undefined;
  }
}

async function main(args: readonly string[]): Promise<number> {
  const wanted = readArguments(args);
  if (!wanted) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    const rows = await checkSite(wanted.address, wanted.timeout);
    const counts = countsOf(rows);
    const { columns } = process.stdout;
    const report = { format: 'assessment-desk.check-site/v1', address: wanted.address, counts, rows };
    process.stdout.write(wanted.isJson ? `${JSON.stringify(report, null, 2)}\n` : table(rows, columns));
    return counts.FAIL === 0 ? 0 : 1;
  } catch (error) {
    process.stderr.write(`Nothing answers: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
