/** Runs nginx and Caddy on the built site with the configuration that the README shows, each on a port of its own. */
import { spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needServer, type ServerName } from '../../src/tools/find-server.ts';
import { ask } from './public-face.ts';
import { builtSite, type TestServer } from './servers.ts';

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface Hosted {
  readonly folder: string;
  readonly port: number;
  readonly text: string;
}

/** Writes what stands around the configuration in a test and gives the arguments that run it in the foreground. */
type Prepare = (hosted: Hosted) => Promise<readonly string[]>;

const prepareNginx: Prepare = async ({ folder, port, text }) => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  await writeFile(join(folder, 'assessment-desk.conf'), text);
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn;
events {}
http {
  ${temporary.join(' ')}
  access_log off;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    include assessment-desk.conf;
  }
  # What the README says of a sub-path: it is handed on to the site.
  server {
    listen 127.0.0.1:${port + 1};
    location /desk/ { proxy_pass http://127.0.0.1:${port}/; }
  }
}
`,
  );
  return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
};

const prepareCaddy: Prepare = async ({ folder, port, text }) => {
  await writeFile(join(folder, 'assessment-desk.caddy'), text);
  await writeFile(
    join(folder, 'Caddyfile'),
    `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${folder}/site
	import assessment-desk.caddy
}
`,
  );
  return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
};

const preparations: Readonly<Record<ServerName, Prepare>> = { nginx: prepareNginx, caddy: prepareCaddy };

/** Asks until the server answers; ends with `ended`, which rejects where the program does. */
async function answering(address: string, ended: Promise<never>): Promise<void> {
  const asked = async (): Promise<void> => {
    while (!(await ask(address, { method: 'HEAD', path: '' }).catch(() => undefined))) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.race([asked(), ended]);
}

/** Starts the server with the text of its configuration; `stop` ends it and removes its folder. */
export async function startPlainHost(name: ServerName, text: string): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), `assessment-desk-${name}-`));
  await chmod(folder, 0o755);
  await cp(builtSite, join(folder, 'site'), { recursive: true });
  const port = await freePort();
  const args = await preparations[name]({ folder, port, text });
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(needServer(name), args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ended = exited.then(() => Promise.reject(new Error(`${name} ended: ${complaints}`)));
  ended.catch(() => undefined);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}/`;
  await answering(address, ended);
  return { address, complaints: () => complaints, stop };
}
