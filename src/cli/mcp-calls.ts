/** Runs the tools of `assessment-desk mcp` on the files below one folder; `mcp-tools.ts` describes them. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { casefileIndex } from '../core/casefile/lookup.ts';
import { own } from '../core/json/own.ts';
import { findQuote } from '../core/passage/quote.ts';
import { runCheck } from './check-command.ts';
import type { CasefileInput } from './check-file.ts';
import type { ExitCode, Host } from './host.ts';
import { hostBelow } from './mcp-folder.ts';
import { tools } from './mcp-tools.ts';
import { readCasefile } from './read-casefile.ts';
import { runRules } from './rules-command.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** The object, and the same object as JSON for clients that read only text. */
function structuredResult(value: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value };
}

function errorResult(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}

/** Runs a command that prints JSON, and returns what it printed. */
async function printedBy(
  host: Host,
  folder: string,
  command: (host: Host) => ExitCode | Promise<ExitCode>,
): Promise<CallToolResult> {
  let out = '';
  let err = '';
  const below = hostBelow(host, folder, {
    out: (text) => void (out += String(text)),
    err: (text) => void (err += text),
  });
  await command(below);
  return out === '' ? errorResult(err.trim()) : structuredResult(JSON.parse(out) as Record<string, unknown>);
}

function check(host: Host, folder: string, file: string, casefile: string | undefined): Promise<CallToolResult> {
  const options = { output: undefined, config: undefined, failOn: undefined, stdinName: undefined } as const;
  const look = { format: 'json', quiet: false, verbose: true, watch: false, color: 'never' } as const;
  return printedBy(host, folder, (below) =>
    runCheck({ command: 'check', files: [file], casefile, ...options, ...look }, below),
  );
}

/** Every occurrence of a quotation, at most 1,000 for each passage. */
function occurrencesIn({ casefile }: CasefileInput, quote: string, passageId: string | undefined) {
  const index = casefileIndex(casefile);
  const ids = new Set(casefile.observations.flatMap(({ passages }) => passages.map((each) => each.passage_id)));
  return [...ids].flatMap((id) => {
    const passage = passageId === undefined || passageId === id ? index.passage(id) : undefined;
    if (!passage) return [];
    return findQuote(passage.passage.text, quote).map(({ start, end }) => ({
      passage_id: id,
      observation_ids: passage.observations.map(({ observation_id: number }) => number),
      span: { start, end, offset_encoding: 'unicode-code-point' },
    }));
  });
}

async function anchor(host: Host, folder: string, file: string, quote: string, passageId: string | undefined) {
  const ignore = (): void => undefined;
  const { given, reports } = await readCasefile(hostBelow(host, folder, { out: ignore, err: ignore }), file);
  const problems = reports.flatMap((report) => report.problems.map(({ message }) => message));
  if (!given) return errorResult(problems.join('\n'));
  const occurrences = occurrencesIn(given, quote, passageId);
  return structuredResult({ casefile: file, quote, occurrences, problems });
}

/** Returns what is wrong with the arguments of a tool; undefined if nothing is. */
function faultIn(name: string, given: Arguments): string | undefined {
  const { properties = {}, required = [] } = tools.find((tool) => tool.name === name)?.inputSchema ?? {};
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(properties, key));
  if (unknown !== undefined) return `There is no argument “${unknown}”. Use ${Object.keys(properties).join(', ')}.`;
  const missing = required.find((key) => own(given, key) === undefined);
  if (missing !== undefined) return `The argument “${missing}” is missing.`;
  const other = Object.keys(given).find((key) => typeof given[key] !== 'string' || given[key] === '');
  return other === undefined ? undefined : `The argument “${other}” must be a string with at least one character.`;
}

/** Runs a tool. Bad input and files that cannot be read give results with an error message. Undefined: no such tool. */
export async function callTool(
  name: string,
  given: Arguments,
  host: Host,
  folder: string,
): Promise<CallToolResult | undefined> {
  const fault = faultIn(name, given);
  if (fault !== undefined) return errorResult(fault);
  const text = (key: string): string => String(own(given, key) ?? '');
  const optional = (key: string): string | undefined => (text(key) === '' ? undefined : text(key));
  if (name === 'check') return check(host, folder, text('file'), optional('casefile'));
  if (name === 'anchor') return anchor(host, folder, text('casefile'), text('quote'), optional('passage_id'));
  if (name === 'explain') {
    return printedBy(host, folder, (below) =>
      runRules({ command: 'explain', id: text('rule'), format: 'json' }, below),
    );
  }
  return undefined;
}
