/** The command `mcp`: an MCP server over standard input and output for the files below one folder. */
import { constants, type Stats } from 'node:fs';
import { open, readlink, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { ProtocolError, ProtocolErrorCode, Server, type CallToolResult, type Tool } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { InputError, exitCodes, type Host, type ExitCode } from './host.ts';
import { casefileIndex } from '../core/casefile/lookup.ts';
import { own } from '../core/json/own.ts';
import { findQuote } from '../core/text/quote.ts';
import { runCheck } from './check-command.ts';
import { readCasefile, type CasefileInput } from './check-file.ts';
import { runRules } from './rules-command.ts';

// The texts about the tools of `assessment-desk mcp` for models: `check`, `anchor` and `explain`.

/** The instructions that a model gets when it connects. */
export const instructions = [
  'Checks evidence-linked situation assessments (ww3.assessment/v1) in one folder of this computer, with the rules of',
  'Assessment Desk. Files are named by their paths from the folder; they are only read.',
  'To write an assessment: find the span of each quotation with anchor, write the file, call check, read explain for each',
  'rule that is reported, correct the file, and check it again.',
  'Validation of a document does not make any entry in it true. Never change a quotation or a reason only to satisfy a',
  'rule. A finding that cannot be checked is not an error.',
].join(' ');

const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

const text = (description: string) => ({ type: 'string', minLength: 1, description }) as const;

const checkTool: Tool = {
  name: 'check',
  title: 'Check a file',
  description: [
    'Checks an assessment, a casefile or a desk file and returns the report assessment-desk.check/v1: each finding with',
    'its rule, level, message, JSON Pointer, line and column. Without a casefile, the spans of an assessment cannot be',
    'checked. The configuration assessment-desk.config.json in the folder applies.',
  ].join(' '),
  inputSchema: {
    type: 'object',
    properties: {
      file: text('The path of the file from the folder.'),
      casefile: text('The path of the casefile or desk file to check it against.'),
    },
    required: ['file'],
    additionalProperties: false,
  },
  annotations: { title: 'Check a file', ...annotations },
};

const anchorTool: Tool = {
  name: 'anchor',
  title: 'Find the spans of a quotation',
  description: [
    'Finds a quotation in the passages of a casefile or desk file, character for character, and returns every occurrence',
    'with its passage, its observations and its span in Unicode code points, as a claim needs them. Nothing is guessed:',
    'an empty list means that no passage contains exactly this text. If there are several, choose by the context.',
  ].join(' '),
  inputSchema: {
    type: 'object',
    properties: {
      casefile: text('The path of the casefile or desk file from the folder.'),
      quote: text('The exact text, with its white space and line breaks.'),
      passage_id: text('The only passage to search.'),
    },
    required: ['casefile', 'quote'],
    additionalProperties: false,
  },
  annotations: { title: 'Find the spans of a quotation', ...annotations },
};

const explain: Tool = {
  name: 'explain',
  title: 'Explain a rule',
  description: 'Explains what a rule checks, why, how to fix its findings, and which authority it has.',
  inputSchema: {
    type: 'object',
    properties: { rule: text('The ID of a rule in a report, such as span/order.') },
    required: ['rule'],
    additionalProperties: false,
  },
  annotations: { title: 'Explain a rule', ...annotations },
};

/** The tools, in this order. */
const tools: readonly Tool[] = [checkTool, anchorTool, explain];

// Restricts the files of a host to one folder, for callers that name files themselves.

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

const outsideError = (file: string): InputError =>
  new InputError(`“${file}” is outside the folder. Name a file by its path from the folder.`);

/** Returns the path of a file with all links resolved. Rejects with an `InputError` for a file outside the folder. */
async function pathBelow(folder: string, file: string): Promise<string> {
  const path = resolve(folder, file);
  if (isAbsolute(file) || !isBelow(folder, path)) throw outsideError(file);
  const real = await realpath(path).catch(() => {
    throw new InputError(`Could not read “${file}”: file not found.`, 'missing');
  });
  // A link must not lead outside.
  if (!isBelow(folder, real)) throw outsideError(file);
  return real;
}

/** Rejects with an `InputError` for a pipe, a device or a socket, which may never end. A folder is for the reader. */
async function requireFile(file: string, status: () => Promise<Stats>): Promise<void> {
  const found = await status().catch(() => undefined);
  if (!found || found.isFile() || found.isDirectory()) return;
  throw new InputError(`Could not read “${file}”: it is not a regular file.`);
}

/**
 * Reads a file below a folder with `read`. A folder can become a link after its path was resolved, so the file is
 * opened first, and Linux says where the open file is. Other systems do not, and there this moment remains.
 */
async function readBelow<Content>(
  folder: string,
  file: string,
  read: (path: string) => Promise<Content>,
): Promise<Content> {
  const real = await pathBelow(folder, file);
  await requireFile(file, () => stat(real));
  // Without waiting for a writer, if the file became a pipe since.
  const handle = await open(real, constants.O_RDONLY | constants.O_NONBLOCK).catch(() => undefined);
  const opened = `/proc/self/fd/${String(handle?.fd)}`;
  try {
    if (handle) await requireFile(file, () => handle.stat());
    const place = await readlink(opened).catch(() => undefined);
    if (place !== undefined && !isBelow(folder, place)) throw outsideError(file);
    return await read(place === undefined ? real : opened);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    // The caller knows the file by the name that it gave.
    throw new InputError(error.message.replaceAll(opened, file).replaceAll(real, file), error.code);
  } finally {
    await handle?.close();
  }
}

/**
 * Returns a host that reads files below `folder` only, by their paths from it, and writes none. Its messages go to
 * `out` and `err`. `folder` has no links.
 */
export function hostBelow(host: Host, folder: string, { out, err }: Pick<Host, 'out' | 'err'>): Host {
  return {
    ...host,
    folders: [''],
    read: (file) => readBelow(folder, file, host.read),
    readWhole: (file, refusal) => readBelow(folder, file, (path) => host.readWhole(path, refusal)),
    filesIn: () => Promise.reject(new InputError('Folders cannot be read here.')),
    write: () => Promise.reject(new Error('files cannot be written here')),
    outIsTerminal: false,
    out,
    err,
  };
}

// Runs the tools of `assessment-desk mcp` on the files below one folder.

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

function makeServer(host: Host, folder: string): Server {
  const info = { name: 'assessment-desk-files', title: 'Assessment Desk: files', version: host.version };
  const server = new Server(info, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler('tools/list', () => ({ tools: [...tools] }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const result = await callTool(params.name, params.arguments ?? {}, host, folder);
    if (result) return result;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown tool. The tools are check, anchor and explain.');
  });
  return server;
}

/** Serves the tools for the files below `folder` until standard input ends. Uses no network and writes no file. */
export async function runMcp(folder: string, host: Host): Promise<ExitCode> {
  const real = await realpath(folder).catch(() => undefined);
  if (real === undefined || !(await stat(real)).isDirectory()) {
    host.err(`assessment-desk: “${folder}” is not a folder.\n`);
    return exitCodes.trouble;
  }
  serveStdio(() => makeServer(host, real));
  return exitCodes.clean;
}
