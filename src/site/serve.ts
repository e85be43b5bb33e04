/** The local server: `npm start` serves the built application on localhost only and prints its address. */
import { createServer, type Server } from 'node:http';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { knowledgeSettings, type KnowledgeSettings } from './place.ts';
import { folderFiles } from './serving/folder.ts';
import { createLocalSite } from './serving/local-site.ts';
import { nodeListener } from './serving/node-listener.ts';
import { requestBounds, type RequestBounds } from './serving/request-bounds.ts';

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
  return createServer(bounds, nodeListener(createLocalSite(folderFiles(folder), settings)));
}

/** Listens on loopback, on `port` or, if that is 0, on a free port. Resolves to the address. */
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
  if (!existsSync(buildFolder)) throw new Error('No build found. Run “npm run build” first.');
  const wanted = Number(process.env.PORT ?? 4173);
  const server = createStaticServer(buildFolder);
  const address = await listen(server, wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || process.env.PORT) throw error;
    return listen(createStaticServer(buildFolder), 0);
  });
  console.log(`Assessment Desk is running at ${address} (press Ctrl+C to stop).`);
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) {
  await main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
