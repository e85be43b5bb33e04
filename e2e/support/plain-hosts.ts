/** Runs nginx and Caddy for tests: on the built site as in the README, or as a proxy for another server. */
import { request as httpRequest } from 'node:http';
import { spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needServer, type ServerName } from '../../src/tools/find-programs.ts';
import { builtSite, type TestServer } from './servers.ts';

/** Sends requests with exact paths, as no client of a browser does. */
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

/** Returns a port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The configuration lines of a site, and its port. */
interface Listening {
  readonly port: number;
  readonly lines: string;
}

/** The main configuration around the sites, and the arguments that run it in the foreground. */
interface Program {
  readonly file: string;
  readonly configuration: (folder: string, sites: readonly Listening[]) => string;
  readonly args: (folder: string, file: string) => readonly string[];
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const programs: Readonly<Record<ServerName, Program>> = {
  nginx: {
    file: 'nginx.conf',
    configuration: (folder, sites) => `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder};`).join(' ')}
  ${sites.map(({ port, lines }) => `server { listen 127.0.0.1:${port}; ${lines} }`).join('\n  ')}
}
`,
    args: (folder, file) => ['-p', folder, '-c', file, '-e', 'stderr'],
  },
  caddy: {
    file: 'Caddyfile',
    configuration: (_folder, sites) => `{
	admin off
	auto_https off
}
${sites.map(({ port, lines }) => `http://127.0.0.1:${port} {\n${lines}\n}`).join('\n')}
`,
    args: (_folder, file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
};

/** Sends requests until the server responds. Rejects if `ended` rejects before that. */
async function answering(address: string, ended: Promise<never>): Promise<void> {
  let isWaiting = true;
  const asked = async (): Promise<void> => {
    while (isWaiting && !(await ask(address, { method: 'HEAD', path: '' }).catch(() => undefined))) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.race([asked(), ended]).finally(() => (isWaiting = false));
}

/** Runs the server with the sites. The first one is its address. `stop` ends the server and deletes its folder. */
async function run(name: ServerName, folder: string, sites: readonly Listening[]): Promise<TestServer> {
  const { file, configuration, args } = programs[name];
  const path = join(folder, file);
  await writeFile(path, configuration(folder, sites));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(needServer(name), args(folder, path), { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ended = exited.then(() => Promise.reject(new Error(`${name} ended: ${complaints}`)));
  // Ending is not a failure after `stop`.
  ended.catch(() => undefined);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${sites[0]?.port}/`;
  await answering(address, ended).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { address, complaints: () => complaints, stop };
}

async function newFolder(name: ServerName): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `assessment-desk-${name}-`));
  // When root starts nginx, it reads files as another user.
  await chmod(folder, 0o755);
  return folder;
}

/** A server of the built site, and its address under a sub-path. */
export interface PlainHost extends TestServer {
  readonly belowPath: string;
}

/** Starts the server on the built site. `text` is the file that the README tells hosts to include. */
export async function startPlainHost(name: ServerName, text: string): Promise<PlainHost> {
  const folder = await newFolder(name);
  await cp(builtSite, join(folder, 'site'), { recursive: true });
  const included = join(folder, name === 'nginx' ? 'assessment-desk.conf' : 'assessment-desk.caddy');
  await writeFile(included, text);
  const [port, other] = [await freePort(), await freePort()];
  const site = {
    nginx: `root ${folder}/site; include ${included};`,
    caddy: `root * ${folder}/site\nimport ${included}`,
  };
  const below = {
    nginx: `location /desk/ { proxy_pass http://127.0.0.1:${port}/; }`,
    caddy: `handle_path /desk/* {\nreverse_proxy 127.0.0.1:${port}\n}`,
  };
  const server = await run(name, folder, [
    { port, lines: site[name] },
    { port: other, lines: below[name] },
  ]);
  return { ...server, belowPath: `http://127.0.0.1:${other}/desk/` };
}

/** Starts the server on `port` as a proxy for `upstream`, an address ending in `/`. */
export async function startProxy(name: ServerName, port: number, upstream: string): Promise<TestServer> {
  const host = `127.0.0.1:${new URL(upstream).port}`;
  const lines = { nginx: `location / { proxy_pass http://${host}; }`, caddy: `reverse_proxy ${host}` };
  return run(name, await newFolder(name), [{ port, lines: lines[name] }]);
}
