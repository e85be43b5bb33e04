/** `npm run check:site -- URL`: checks the deployment at URL. */
import { parseArgs } from 'node:util';
import { parseUrl } from '../core/casefile/publisher.ts';
import { checkSite } from '../site/check-site/check-site.ts';
import { countsOf, table } from '../site/check-site/report.ts';

const usage = `Usage: npm run check:site -- [--json] [--timeout SECONDS] URL

Checks a deployment from outside. URL is its absolute base URL (http or https).
Exit status: 0 = no failures, 1 = failures, 2 = no response or invalid arguments.
`;

interface Arguments {
  readonly address: string;
  readonly isJson: boolean;
  /** For each request, in milliseconds. */
  readonly timeout: number;
}

/** Parses the command line. Returns undefined if it is invalid. */
function readArguments(args: readonly string[]): Arguments | undefined {
  try {
    const options = { json: { type: 'boolean' }, timeout: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [text = '', ...others] = positionals;
    const url = parseUrl(text);
    const seconds = Number(values.timeout ?? 15);
    if (!url || others.length > 0 || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
    if (url.search || url.hash || !(seconds > 0 && seconds <= 600)) return undefined;
    return { address: url.href, isJson: values.json === true, timeout: seconds * 1000 };
  } catch {
    return undefined;
  }
}

async function main(args: readonly string[]): Promise<number> {
  const parsed = readArguments(args);
  if (!parsed) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    const rows = await checkSite(parsed.address, parsed.timeout);
    const counts = countsOf(rows);
    const { columns } = process.stdout;
    const report = { format: 'assessment-desk.check-site/v1', address: parsed.address, counts, rows };
    process.stdout.write(parsed.isJson ? `${JSON.stringify(report, null, 2)}\n` : table(rows, columns));
    return counts.FAIL === 0 ? 0 : 1;
  } catch (error) {
    process.stderr.write(`No response: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
