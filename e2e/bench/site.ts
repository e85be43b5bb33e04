/** The peers’ page, its build, and the server for it and its data. */
import react from '@vitejs/plugin-react';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';
import { documentOf, type SizeName } from './documents/documents.ts';
import { passageOf, passageSizes, spansOver } from './documents/passages.ts';

const pages = join(import.meta.dirname, 'peers');

/** Builds the production version of the peers’ page into a folder. */
export async function buildPeers(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: pages,
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: join(pages, 'page.html') },
    },
  });
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

/** An isolated page has a more precise clock. These headers isolate it. */
const apart = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** Makes data on request by its path. Returns undefined if there is none. */
function dataAt(path: string): unknown {
  const length = passageSizes['1 MB'];
  if (path === '/data/passage.json') return { text: passageOf(length, 0), spans: spansOver(length, 2000) };
  const size = /^\/data\/([\w-]+)\.json$/.exec(path)?.[1];
  return size === undefined ? undefined : documentOf(size as SizeName);
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const data = dataAt(url.pathname);
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
