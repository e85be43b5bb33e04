/** Finds a web server for the tests of the host configurations, or installs it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The servers of the tests, and the names of their Debian packages. */
const packages = { nginx: 'nginx-light', caddy: 'caddy' } as const;
export type ServerName = keyof typeof packages;

/** Returns the path of a server: `NGINX_PATH` or `CADDY_PATH`, on the `PATH`, or in Debian's usual folders. */
function findServer(name: ServerName): string | undefined {
  const variable = `${name.toUpperCase()}_PATH`;
  const configured = process.env[variable];
  if (configured) {
    if (!existsSync(configured)) throw new Error(`${variable} points to “${configured}”, which does not exist.`);
    return configured;
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** `RUNLEVEL=1` prevents the packages from starting a service. */
function install(name: ServerName): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', packages[name]]]) {
    spawnSync('apt-get', args, { stdio: 'ignore', env, timeout: 300_000 });
  }
}

/** Installs missing servers if possible (as root on Debian). Never fails. */
export function prepareServers(): void {
  for (const name of Object.keys(packages) as ServerName[]) {
    if (findServer(name)) continue;
    console.log(`No ${name} found for the tests of the host configurations. Trying to install it.`);
    install(name);
  }
}

/** Returns a server's path. If it is not installed, throws an error that says how to get it. */
export function needServer(name: ServerName): string {
  const path = findServer(name);
  if (path) return path;
  throw new Error(
    `No ${name} for the tests of the host configurations. Install it with your package manager (on Debian or Ubuntu: ` +
      `“apt-get install ${packages[name]}”, without its service), or set ${name.toUpperCase()}_PATH to its path.`,
  );
}
