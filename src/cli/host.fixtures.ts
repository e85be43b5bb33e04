/** Runs the command line in tests, with files and output in memory. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { InputError, type Host } from './host.ts';
import { run } from './run.ts';

export type Files = Readonly<Record<string, string | Uint8Array>>;

export interface Ran {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
  /** The text of each written file, by name; of bytes, a character for each. */
  readonly written: Readonly<Record<string, string>>;
}

const asText = (content: string | Uint8Array): string =>
  typeof content === 'string' ? content : Buffer.from(content).toString('latin1');

/** Runs a command line with files in memory. '-' is standard input. Writing to 'shut' fails. */
export async function runWith(files: Files, args: readonly string[], more: Partial<Host> = {}): Promise<Ran> {
  let out = '';
  let err = '';
  const written: Record<string, string> = {};
  const host: Host = {
    version: '1.2.3',
    env: {},
    outIsTerminal: false,
    folders: ['', '..', '../..'],
    async read(file) {
      const content = files[file];
      if (content === undefined) throw new InputError(`Could not read “${file}”: file not found.`, 'missing');
      return typeof content === 'string' ? new TextEncoder().encode(content) : content;
    },
    async readWhole(file, refusal) {
      const bytes = new Uint8Array(await host.read(file));
      const problem = refusal?.({ start: bytes, end: bytes, size: bytes.length });
      if (problem !== undefined) throw new InputError(problem, 'too-large');
      return bytes;
    },
    filesIn(path) {
      const below = Object.keys(files).filter((name) => name.startsWith(`${path}/`));
      return Promise.resolve(below.length > 0 ? below : [path]);
    },
    pdfium: async () =>
      new Uint8Array(await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))),
    isSameFile: (one, other) => Promise.resolve(one === other),
    async write(file, content) {
      if (file === 'shut') throw new Error('read-only file system');
      written[file] = asText(content);
    },
    out: (content) => void (out += asText(content)),
    print: (text) => void (out += text),
    err: (text) => void (err += text),
    ...more,
  };
  const exitCode = await run(args, host);
  return { exitCode, out, err, written };
}

/** The members of a JSON report that tests read. */
export interface JsonReport {
  readonly format: string;
  readonly failOn: string;
  readonly exitCode: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly files: readonly {
    readonly file: string;
    readonly kind: string;
    readonly casefile: string | null;
    readonly counts: Readonly<Record<string, number>>;
    readonly problems: readonly Readonly<Record<string, unknown>>[];
    readonly findings: readonly Readonly<Record<string, unknown>>[];
  }[];
}

/** Checks files in memory and parses the JSON report. */
export async function checkAsJson(files: Files, args: readonly string[]): Promise<JsonReport> {
  const { out } = await runWith(files, ['check', '--format', 'json', ...args]);
  return JSON.parse(out) as JsonReport;
}
