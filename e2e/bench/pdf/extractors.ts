/** The programs that are compared: the reader of Assessment Desk in Node, pdftotext and pdf.js. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** The result of a run. */
export interface Run {
  readonly text: string;
  /**
   * The processor time of the program from its start to its end, in ms. The machine may be busy with something else.
   */
  readonly time: number;
  /** Its peak memory, in bytes. */
  readonly memory: number;
}

/** The length of a clock tick of the kernel, in ms. */
const tick = 10;

/** The peak memory in bytes and the processor time in ms of a process so far; undefined once it has ended. */
function costsOf(pid: number): { readonly memory: number; readonly time: number } | undefined {
  try {
    const folder = `/proc/${String(pid)}`;
    const kibibytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`${folder}/status`, 'utf8'))?.[1];
    // After the name in parentheses, fields 14 and 15 are the ticks in user and system mode (proc(5)).
    const fields = readFileSync(`${folder}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const time = (Number(fields[11]) + Number(fields[12])) * tick;
    return kibibytes === undefined ? undefined : { memory: Number(kibibytes) * 1024, time };
  } catch {
    return undefined;
  }
}

async function runProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Run> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  let costs = { memory: 0, time: 0 };
  const sample = (): void => {
    costs = costsOf(child.pid ?? 0) ?? costs;
  };
  const timer = setInterval(sample, 5);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    sample();
  });
  const [status] = (await once(child, 'close')) as [number | null];
  clearInterval(timer);
  if (status !== 0) throw new Error(`${command} failed with ${String(status)}.`);
  return { text: Buffer.concat(chunks).toString('utf8'), ...costs };
}

/** Bundles a script as for the command line, so that no compiler is measured. Returns its path. */
export function buildScript(name: 'read-one' | 'read-one-pdfjs', folder: string): string {
  const outfile = join(folder, `${name}.mjs`);
  buildSync({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  return outfile;
}

/** Reads a PDF with our reader in a process of its own. */
export const readWithOurs = (pdf: string, script: string): Promise<Run> =>
  runProgram(
    process.execPath,
    [script, createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'), pdf],
    {},
  );

/** The last version of pdf.js that runs on the Node of this project. */
export const pdfjsVersion = '5.6.205';

/** Installs pdf.js with npm in the folder of the corpus, not in the project. Returns the folder of its package. */
export function installPdfjs(folder: string): string {
  const prefix = join(folder, 'pdfjs');
  const installed = join(prefix, 'node_modules/pdfjs-dist');
  if (existsSync(installed)) return installed;
  mkdirSync(prefix, { recursive: true });
  const args = ['install', '--prefix', prefix, '--no-save', '--ignore-scripts'];
  const { status, stderr } = spawnSync('npm', [...args, `pdfjs-dist@${pdfjsVersion}`], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`pdf.js could not be installed: ${stderr}`);
  return installed;
}

/** Reads a PDF with pdf.js in a process of its own. */
export const readWithPdfjs = (pdf: string, script: string, installed: string): Promise<Run> =>
  runProgram(process.execPath, [script, installed, pdf], {});

/** Reads a PDF with the pdftotext of the package in `root`. */
export const readWithPdftotext = (pdf: string, root: string): Promise<Run> =>
  runProgram(join(root, 'usr/bin/pdftotext'), ['-enc', 'UTF-8', pdf, '-'], {
    LD_LIBRARY_PATH: join(root, 'usr/lib/x86_64-linux-gnu'),
  });
