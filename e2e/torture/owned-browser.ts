/** Starts a Chromium with its own profile and process group, so that a test can kill exactly its processes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { chromium, type BrowserContext } from '@playwright/test';
import { findWindowless, needBrowser } from '../../src/tools/find-programs.ts';
import { quietBrowser } from '../support/browser-arguments.ts';

/** A Chromium started by this process, so that exactly its processes are killed. */
export interface OwnedBrowser {
  /** The browser's default context, which uses the profile. */
  readonly context: BrowserContext;
  /**
   * Kills every process of the browser with SIGKILL and resolves when they have ended. Returns the time of the kill, in
   * ms.
   */
  kill(): Promise<number>;
}

const flags = [
  '--headless=new',
  ...quietBrowser,
  '--no-default-browser-check',
  '--disable-breakpad',
  '--hide-crash-restore-bubble',
  '--lang=en-GB',
  '--window-size=1440,900',
  '--remote-debugging-port=0',
];

export interface BrowserOptions {
  /**
   * Whether pages may install the service worker (the default). It downloads and hashes the whole application in each
   * new profile, which takes several seconds of processor time.
   */
  readonly serviceWorker?: boolean;
}

/** Runs in each page before its own scripts. */
function withoutServiceWorker(): void {
  ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
}

/** Starts Chromium with a profile. The process leads its own process group, which includes all its children. */
export async function startBrowser(
  profile: string,
  { serviceWorker = true }: BrowserOptions = {},
): Promise<OwnedBrowser> {
  const child = spawn(findWindowless() ?? needBrowser(), [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const group = child.pid;
  if (group === undefined) throw new Error('Chromium did not start.');
  const end = (): void => killGroup(group);
  process.once('exit', end);
  try {
    const browser = await chromium.connectOverCDP(await endpointOf(child), { timeout: 60_000 });
    const [context] = browser.contexts();
    if (!context) throw new Error('Chromium has no default context.');
    if (!serviceWorker) await context.addInitScript(withoutServiceWorker);
    return {
      context,
      async kill() {
        const exited = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
        const at = performance.now();
        killGroup(group);
        await exited;
        process.off('exit', end);
        await allGone(group);
        await browser.close().catch(() => undefined);
        return at;
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** Returns the address at which the browser listens, from its output. */
async function endpointOf(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('Chromium has no output stream.');
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line);
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    // Later output is read and discarded, because a full pipe would block the browser.
    child.stderr.resume();
    return address;
  }
  throw new Error(`Chromium ended before it listened: ${said.slice(-5).join(' | ')}`);
}

/** A running process of the group keeps files of the profile open. There is no event for its end, so this polls. */
async function allGone(group: number): Promise<void> {
  for (let tries = 0; tries < 500 && hasLiving(group); tries += 1) await after(10);
}

/** Whether a process of the group is running. A zombie does not count, because it keeps no files open. */
function hasLiving(group: number): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && isLivingOf(group, name));
}

function isLivingOf(group: number, pid: string): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may contain anything and ends with the last bracket. State, parent and group follow.
    const [state, , own] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(own) === group && state !== 'Z';
  } catch {
    return false;
  }
}
