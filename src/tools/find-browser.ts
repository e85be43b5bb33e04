/** Finds a Chromium for the end-to-end tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const systemNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
/** The name of the program and of its Debian package. */
const windowless = 'chromium-headless-shell';
const packages = ['chromium', 'fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji'];

function onPath(name: string): readonly string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

function configuredBrowser(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !existsSync(configured)) {
    throw new Error(`CHROMIUM_PATH points to “${configured}”, which does not exist.`);
  }
  return configured;
}

/** Returns the path of an installed browser: `CHROMIUM_PATH`, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  return configuredBrowser() ?? installedBrowser();
}

function installedBrowser(): string | undefined {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return [...systemNames.flatMap(onPath), ...otherPlaces].find((path) => existsSync(path));
}

/**
 * Returns the path of a Chromium without a window, if one is installed and `CHROMIUM_PATH` names no other. It has the
 * same engine and needs a sixth less processor time, because it draws no tabs, menus and address bar.
 */
export function findWindowless(): string | undefined {
  return configuredBrowser() ? undefined : onPath(windowless).find((path) => existsSync(path));
}

/** Runs a program, for at most so many ms. Returns whether it succeeded. */
function run(command: string, args: readonly string[], timeout = 540_000): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout }).status === 0;
}

function install(): void {
  if (run('npx', ['--no-install', 'playwright', 'install', 'chromium'])) return;
  installPackages(packages);
  // Not every system has it, and it is only faster.
  installPackages([windowless]);
}

/**
 * Installs Debian packages if possible: as root, with `apt-get`. Waits at most `timeout` ms for each of its two steps.
 */
export function installPackages(names: readonly string[], timeout?: number): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return;
  run('apt-get', ['update'], timeout);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...names], timeout);
}

/**
 * Returns a browser's path and installs one if there is none. If that fails, throws an error that says how to get one.
 */
export function needBrowser(): string {
  const present = findBrowser();
  if (present) return present;
  console.log('No Chromium found for the end-to-end tests. Trying to install one.');
  install();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No browser for the end-to-end tests. Install Chromium or Google Chrome with your package manager ' +
      '(on Debian or Ubuntu: “apt-get install chromium”), or set CHROMIUM_PATH to its path.',
  );
}

/** Returns the browser for the end-to-end tests: one without a window if possible. Installs one if there is none. */
export function needTestBrowser(): string {
  const present = findWindowless();
  if (present) return present;
  const browser = needBrowser();
  return findWindowless() ?? browser;
}
