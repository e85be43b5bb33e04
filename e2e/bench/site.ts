/** The two servers of the benchmark: the product’s own, and one for the peers’ pages and their data. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { indexOffsets, codePointOffset } from '../../src/core/passage/offsets.ts';
import { documentOf } from './documents/documents.ts';
import {
  passageOf,
  passageSizes,
  spansOver,
  twoPassages,
  type AstralShare,
  type PassageSize,
} from './documents/passages.ts';
import type { SizeName } from './documents/sizes.ts';
import type { PassageTask } from './peers/passage-task.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

/** An isolated page has a more precise clock. These headers isolate it. */
const apart = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

function passageTask(asked: URLSearchParams): PassageTask {
  const length = passageSizes[asked.get('size') as PassageSize];
  const text = passageOf(length, Number(asked.get('astral')) as AstralShare);
  const spans = spansOver(length, Number(asked.get('spans')));
  const offsets = indexOffsets(text);
  const unit = (offset: number): number => offsets.toUtf16(codePointOffset(offset));
  return { text, spans, utf16: spans.map(({ start, end }) => ({ start: unit(start), end: unit(end) })) };
}

/** Makes data on request by its path. Returns undefined if there is none. */
function dataAt({ pathname, searchParams }: URL): unknown {
  if (pathname === '/data/passage.json') return passageTask(searchParams);
  const [, what, size] = /^\/data\/(document|both)\/([\w-]+)\.json$/.exec(pathname) ?? [];
  if (size === undefined) return undefined;
  const made = size === 'passages' ? twoPassages() : documentOf(size as SizeName);
  return what === 'both' ? made : made.assessment;
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const data = dataAt(url);
  const path = join(folder, normalize(url.pathname));
  try {
    const body = data === undefined ? await readFile(path) : JSON.stringify(data);
    response.writeHead(200, { 'Content-Type': types[extname(url.pathname)] ?? 'application/octet-stream', ...apart });
    response.end(body);
  } catch {
    response.writeHead(404, apart).end();
  }
}

/** A server for the peers’ pages in a folder. It listens on loopback only. */
export function createPeerServer(folder: string): Server {
  return createServer((request, response) => void answer(folder, request, response));
}
