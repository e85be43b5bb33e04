import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { chromium, type BrowserContext } from '@playwright/test';
import { needBrowser } from '../../src/tools/find-browser.ts';
import { quietBrowser } from '../support/browser-arguments.ts';

/** A Chromium that this process has started itself, so that its processes are known and are the only ones killed. */
export interface OwnedBrowser {
  /** The browser's own context, the one that the profile belongs to. */
  readonly context: BrowserContext;
  /** Kills every process of the browser with SIGKILL, and resolves when they are gone. Gives when, in ms. */
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

/** Starts Chromium on a profile. The process leads a group of its own, which all its children are in. */
export async function startBrowser(profile: string): Promise<OwnedBrowser> {
  const child = spawn(needBrowser(), [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
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
    if (!context) throw new Error('Chromium has no context of its own.');
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

/** The address that the browser says it listens at. */
async function endpointOf(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('Chromium says nothing.');
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line);
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    // What it says later is read and dropped: a full pipe would stop it.
    child.stderr.resume();
    return address;
  }
  throw new Error(`Chromium ended before it listened: ${said.slice(-5).join(' | ')}`);
}

/** A process of the group that still runs holds files of the profile. There is no event for its end: it is asked after. */
async function allGone(group: number): Promise<void> {
  for (let tries = 0; tries < 500 && hasLiving(group); tries += 1) await after(10);
}

/** Whether a process of the group runs. One that has ended and was not asked about yet, a zombie, holds nothing. */
function hasLiving(group: number): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && isLivingOf(group, name));
}

function isLivingOf(group: number, pid: string): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may hold anything but ends with the last bracket: state, parent, group.
    const [state, , own] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(own) === group && state !== 'Z';
  } catch {
    return false;
  }
}
