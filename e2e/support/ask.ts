/** Sends requests with exact paths, as no client of a browser does. */
import { request as httpRequest } from 'node:http';

export interface Question {
  readonly method?: string;
  /** Relative to the base address, sent unchanged. It may be malformed on purpose. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Sends a request below `baseUrl` (ending in `/`) with the exact path, which `fetch` would normalise. */
export function ask(baseUrl: string, { method, path, headers = {} }: Question): Promise<Answer> {
  const base = new URL(baseUrl);
  const options = { method, headers, host: base.hostname, port: base.port, path: base.pathname + path };
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const lines = Object.entries(incoming.headers).map(([name, value]) => [name, value?.toString()]);
        const body = Buffer.concat(chunks);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: Object.fromEntries(lines) as Answer['headers'],
          body,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
