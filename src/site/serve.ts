/**
 * The local server: `npm start` serves the built application and prints its address. It listens locally, unless
 * `HOST` is another address. The image of the server sets that.
 */
import { createServer, type Server } from 'node:http';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { knowledgeSettings, type KnowledgeSettings } from './place.ts';
import { folderFiles, nodeListener, keepBounds, requestBounds, type RequestBounds } from './serving/node-listener.ts';
import { createLocalSite } from './serving/local-site.ts';

/** The folder of the build: `dist/`, or the value of `ASSESSMENT_DESK_DIST`. */
const buildFolder = process.env.ASSESSMENT_DESK_DIST ?? fileURLToPath(new URL('../../dist/', import.meta.url));

/** The options of a server. The defaults come from the environment. */
export interface StaticServerOptions {
  readonly settings?: KnowledgeSettings;
  readonly bounds?: RequestBounds;
}

/** Creates a server for the site built in `folder`, with the knowledge endpoint and documents that list it. */
export function createStaticServer(
  folder: string,
  { settings = knowledgeSettings(process.env), bounds = requestBounds }: StaticServerOptions = {},
): Server {
  const server = createServer(bounds, nodeListener(createLocalSite(folderFiles(folder), settings)));
  // Not all limits are options.
  keepBounds(server, bounds);
  return server;
}

/** Listens on `host`, on `port` or, if that is 0, on a free port. Resolves to the address for this machine. */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve(`http://localhost:${actual}/`);
    });
  });
}

function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}

async function main(): Promise<void> {
  if (!existsSync(buildFolder)) throw new Error('No build found. Run “npm run build” first.');
  const wanted = Number(process.env.PORT ?? 4173);
  const host = process.env.HOST || '127.0.0.1';
  const server = createStaticServer(buildFolder);
  const address = await listen(server, wanted, host).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || process.env.PORT) throw error;
    return listen(server, 0, host);
  });
  // The first process of a container gets no default handling of signals.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server));
  console.log(`Assessment Desk is running at ${address} (press Ctrl+C to stop).`);
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) {
  await main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
