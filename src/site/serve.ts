/** The local server: `npm start` serves the built application on this machine only, and prints its address. */
import { createServer, type Server } from 'node:http';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { policy } from './content-security-policy.ts';

/** The build that is served: `dist/`, or the folder that `ASSESSMENT_DESK_DIST` names. */
const built = process.env.ASSESSMENT_DESK_DIST ?? fileURLToPath(new URL('../../dist/', import.meta.url));

/**
 * A server of the files in `folder`: no directory listing, no fallback page, so that an unknown path is an honest 404.
 * `frame-ancestors` is added here because a meta element cannot carry it.
 */
export function createStaticServer(folder: string): Server {
  const files = sirv(folder, {
    etag: true,
    dotfiles: true,
    setHeaders(response) {
      response.setHeader('Content-Security-Policy', `${policy}; frame-ancestors 'none'`);
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Referrer-Policy', 'no-referrer');
    },
  });
  return createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' });
      response.end('Nothing is published at this address.\n');
    });
  });
}

/** Listens on loopback, on `port` or, where that is 0, on a free one; resolves to the address. */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve(`http://localhost:${actual}/`);
    });
  });
}

async function main(): Promise<void> {
  if (!existsSync(built)) throw new Error('There is no build yet: run “npm run build” first.');
  const wanted = Number(process.env.PORT ?? 4173);
  const server = createStaticServer(built);
  const address = await listen(server, wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || process.env.PORT) throw error;
    return listen(createStaticServer(built), 0);
  });
  console.log(`Assessment Desk is at ${address} (press Ctrl+C to stop).`);
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) {
  await main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
