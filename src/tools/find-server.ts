/** Finds a web server of the system for the tests of the host files, or installs it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The servers that the host files are tested with, and what Debian calls their packages. */
const packages = { nginx: 'nginx-light', caddy: 'caddy' } as const;
export type ServerName = keyof typeof packages;

/** The path of the server's program: named by `NGINX_PATH` or `CADDY_PATH`, on the path, or where Debian puts it. */
export function findServer(name: ServerName): string | undefined {
  const variable = `${name.toUpperCase()}_PATH`;
  const named = process.env[variable];
  if (named) {
    if (!existsSync(named)) throw new Error(`${variable} names “${named}”, and there is no such file.`);
    return named;
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** `RUNLEVEL=1` keeps the packages from starting a service of their own; `policy-rc.d` of the system does so as well. */
function install(name: ServerName): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', packages[name]]]) {
    spawnSync('apt-get', args, { stdio: 'ignore', env, timeout: 300_000 });
  }
}

/** Installs the servers that are missing, where that is possible: as root on Debian. Says so, and never fails. */
export function prepareServers(): void {
  for (const name of Object.keys(packages) as ServerName[]) {
    if (findServer(name)) continue;
    console.log(`No ${name} was found for the tests of the host files; trying to install it.`);
    install(name);
  }
}

/** The server's path. Throws, saying how to get it, where it is not on this machine. */
export function needServer(name: ServerName): string {
  const found = findServer(name);
  if (found) return found;
  throw new Error(
    `No ${name} for the tests of the host files: install it with your system’s package manager (on Debian or Ubuntu: ` +
      `“apt-get install ${packages[name]}”, without its service), or set ${name.toUpperCase()}_PATH to it.`,
  );
}
