import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, beforeEach } from 'vitest';
import { nodeListener, folderFiles } from './node-listener.ts';
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let server: Server | undefined;
const errors: unknown[] = [];

async function serve(answer: (request: Request) => Promise<Response>): Promise<number> {
  server = createServer(nodeListener(answer, (error) => errors.push(error)));
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  return (listening.address() as AddressInfo).port;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  errors.length = 0;
});

/** Sends exact bytes and returns the response up to `enough`, or until the server closes the connection. */
function exchange(port: number, text: string, enough: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (enough.test(received)) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

const echo = async (request: Request): Promise<Response> =>
  new Response(`${request.method} ${request.url} ${await request.text()}`);

describe('the listener for Node', () => {
  it('passes on method, address, headers and body, and keeps the connection open', async () => {
    const port = await serve(async (request) =>
      Response.json([request.method, request.url, request.headers.get('x-a'), await request.text()]),
    );
    const send = () =>
      fetch(`http://localhost:${port}/a?b=c`, { method: 'POST', headers: { 'X-A': '1' }, body: 'hello' });
    expect(await (await send()).json()).toEqual(['POST', `http://localhost:${port}/a?b=c`, '1', 'hello']);
    const twice = `GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    expect(await exchange(port, twice + twice, /(\/x.*){2}/s)).toMatch(/(200 OK.*){2}/s);
  });

  it('answers requests with any form of address and head', async () => {
    const port = await serve((request) => Promise.resolve(new Response(request.url)));
    const answers = [
      ['GET http://other.example/x HTTP/1.1\r\nHost: other.example\r\n', /200 OK.*http:\/\/other\.example\/x/s],
      ['GET //x HTTP/1.1\r\nHost: localhost\r\n', /200 OK.*http:\/\/localhost\/\/x/s],
      ['OPTIONS * HTTP/1.1\r\nHost: localhost\r\n', /400 Bad Request/],
      ['GET / HTTP/1.1\r\nHost: a b\r\n', /400 Bad Request/],
      ['GET / HTTP/1.1\r\nHost: user:word@localhost\r\n', /400 Bad Request/],
      ['GET ftp://localhost/ HTTP/1.1\r\nHost: localhost\r\n', /400 Bad Request/],
      ['TRACE / HTTP/1.1\r\nHost: localhost\r\n', /405 Method Not Allowed.*Allow: GET, HEAD, OPTIONS/is],
      ['GET / HTTP/1.0\r\n', /200 OK.*http:\/\/localhost\//s],
      ['POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1048577\r\n', /200 OK.*Connection: close/is],
    ] as const;
    for (const [head, expected] of answers) {
      expect(await exchange(port, `${head}\r\n`, expected), head).toMatch(expected);
    }
  });

  it('responds before an unread body arrives, and keeps the connection open for the next request', async () => {
    const port = await serve((request) => Promise.resolve(new Response(request.url, { status: 403 })));
    let received = '';
    await new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('POST /first HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n');
      });
      socket.on('error', reject).on('close', resolve);
      socket.on('data', (chunk) => {
        if (received === '') socket.write('nine byteGET /second HTTP/1.1\r\nHost: localhost\r\n\r\n');
        else socket.destroy();
        received += chunk.toString('latin1');
      });
    });
    expect(received).toMatch(/^HTTP\/1\.1 403 .*\/first.*HTTP\/1\.1 403 .*\/second/s);
  });

  it('returns 500 for an error without its message, and reports the error', async () => {
    const port = await serve(() => Promise.reject(new Error('a secret')));
    const response = await fetch(`http://localhost:${port}/`);
    expect([response.status, await response.text()]).toEqual([500, 'Internal server error.\n']);
    expect(errors).toEqual([new Error('a secret')]);
  });

  it('aborts the signal of a request if its client disconnects, and nothing else', async () => {
    let begin: (signal: AbortSignal) => void;
    const begun = new Promise<AbortSignal>((resolve) => (begin = resolve));
    const port = await serve((request) => {
      begin(request.signal);
      return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('gone'))));
    });
    const leaving = new AbortController();
    const asked = fetch(`http://localhost:${port}/`, { signal: leaving.signal }).catch(() => 'left');
    const signal = await begun;
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
    leaving.abort();
    expect(await asked).toBe('left');
    await aborted;
    expect(errors).toEqual([]);
  });

  it('survives a client that disconnects in the middle of its body', async () => {
    const port = await serve(echo);
    const half = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf';
    await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(half, () => socket.destroy()));
      socket.on('close', resolve);
    });
    expect((await fetch(`http://localhost:${port}/still`)).status).toBe(200);
    expect(errors).toEqual([]);
  });
});

let base = '';
let folder = '';

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'assessment-desk-folder-'));
  folder = join(base, 'site');
  await mkdir(join(folder, 'public'), { recursive: true });
  await writeFile(join(folder, 'public/porch'), 'one');
  await writeFile(join(base, 'outside'), 'secret');
});

afterEach(() => rm(base, { recursive: true, force: true }));

const textOf = async (bytes: Promise<Uint8Array | undefined>): Promise<string | undefined> => {
  const found = await bytes;
  return found && new TextDecoder().decode(found);
};

describe('the files of a folder', () => {
  it('are read, and returned as the same array until they change', async () => {
    const read = folderFiles(folder);
    const first = await read('public/porch');
    expect(await read('public/porch')).toBe(first);
    await writeFile(join(folder, 'public/porch'), 'two');
    await utimes(join(folder, 'public/porch'), 1, 1);
    expect(await textOf(read('public/porch'))).toBe('two');
  });

  it('do not include folders, other names, and a name that is impossible for a file', async () => {
    const others = ['public', 'nothing', 'public/porch/below', 'PUBLIC/porch', '', 'x'.repeat(5000)];
    for (const path of others) expect(await folderFiles(folder)(path), path).toBeUndefined();
  });

  it('do not lead out of the folder', async () => {
    await symlink(join(base, 'outside'), join(folder, 'link'));
    await symlink(base, join(folder, 'public/up'));
    for (const path of ['link', 'public/up/outside', '../outside']) {
      expect(await folderFiles(folder)(path), path).toBeUndefined();
    }
  });

  it('may be created later, together with the folder', async () => {
    const read = folderFiles(join(base, 'later'));
    expect(await read('a')).toBeUndefined();
    await mkdir(join(base, 'later'));
    await writeFile(join(base, 'later/a'), 'here');
    expect(await textOf(read('a'))).toBe('here');
  });
});
