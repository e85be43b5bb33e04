/** Sends random requests as raw bytes, so that no client normalises them. */
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { chooseSeed } from '../../.config/property-runs.ts';

const names = [
  ...['public', 'porch', 'discovery', '.well-known', 'api-catalog', 'v1', 'pathways', 'mcp', 'canon', 'assets'],
  ...['index.html', '404.html', 'source.zip', 'schemas', 'samples', 'broken.desk.json', '_headers', 'package.json'],
  ...['..', '.', '...', '%2e%2e', '..%2f', '%2f', '%5c', '\\', '%00', '%', '%zz', '%ff', '%c0%ae', '%252e', '%0d%0a'],
  ...['', '.git', '.env', '__proto__', 'constructor', '%F0%9F%98%80', "'", '"', '<b>', '~', '*', '?', ';', '&', '='],
  ...['etc', 'passwd', 'con', 'nul', '@fs', '@vite', 'x'.repeat(300), 'x'.repeat(3000)],
];
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE'];
const headers = [
  ...['*', '"x"', 'W/"', '"""', 'W/"a", "b"', ',,,', ''].map((tag) => `If-None-Match: ${tag}`),
  ...['bytes=0-1', 'bytes=9-1', 'bytes=0-0,2-3', 'x=1', 'bytes=99999999999999999999-'].map(
    (range) => `Range: ${range}`,
  ),
  ...['gzip, br', 'identity;q=0', '*;q=0', 'gzip;q=x'].map((coding) => `Accept-Encoding: ${coding}`),
  ...['null', 'https://a.example', 'x', ''].map((origin) => `Origin: ${origin}`),
  ...['application/json', 'text/plain', 'x'].map((type) => `Content-Type: ${type}`),
  ...['If-Match: "x"', 'If-Modified-Since: x', 'X-Forwarded-Host: a.example', 'X-Original-URL: /x', 'Cookie: a=b'],
  ...['Access-Control-Request-Method: PUT', 'Content-Encoding: gzip', 'Accept: x'],
];
const bodies = ['', '{}', '[]', 'x'.repeat(100), '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'];

const request: fc.Arbitrary<string> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', ...methods),
    path: fc.array(fc.constantFrom(...names), { maxLength: 6 }),
    host: fc.constantFrom('HOST', 'HOST', 'HOST', 'localhost', 'a.example', 'a b', '', '[::1]'),
    lines: fc.array(fc.constantFrom(...headers), { maxLength: 3 }),
    body: fc.constantFrom(...bodies),
  })
  .map(({ method, path, host, lines, body }) => {
    const head = [`${method} /${path.join('/')} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...lines];
    return `${[...head, `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n${body}`;
  });

/** Sends a request and returns the whole response. Rejects if it does not end in time. */
function exchange(address: URL, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(address.port), address.hostname);
    let received = '';
    socket.setTimeout(15_000, () => socket.destroy(new Error(`no answer to ${JSON.stringify(text)}`)));
    socket.on('connect', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    // The server may reject the request and reset the connection before it is sent completely.
    socket.on('error', (error) => (received === '' ? reject(error) : resolve(received)));
    socket.on('close', () => resolve(received));
  });
}

/** Internal data that only a file's own content may contain: local paths and parts of programs. */
const insides = [process.cwd(), tmpdir(), 'node_modules', 'ENOENT', 'root:x:'];

/** Returns the fault of a response, if any. */
function fault(answer: string): string | undefined {
  const status = Number(/^HTTP\/1\.[01] (\d{3}) /.exec(answer)?.[1] ?? 0);
  if (status < 200 || status >= 500) return answer.slice(0, 200) || 'no answer';
  const shown = status < 300 ? undefined : insides.find((text) => answer.includes(text));
  return shown ?? (/\n\s+at .+:\d+:\d+/.test(answer) ? 'a stack' : undefined);
}

/** Sends `count` requests, twenty at a time, and returns the faults, each with the seed that repeats it. */
export async function faultsOfRandomRequests(baseUrl: string, count: number): Promise<readonly string[]> {
  const address = new URL(baseUrl);
  const seed = Number(chooseSeed());
  const requests = fc.sample(request, { numRuns: count, seed }).map((text) => text.replace('HOST', address.host));
  const faults: string[] = [];
  for (let start = 0; start < count; start += 20) {
    const asked = requests.slice(start, start + 20).map(async (text) => {
      const wrong = fault(await exchange(address, text));
      if (wrong !== undefined)
        faults.push(`PROPERTY_SEED=${String(seed)}, ${JSON.stringify(text.slice(0, 300))}: ${wrong}`);
    });
    await Promise.all(asked);
  }
  return faults;
}
