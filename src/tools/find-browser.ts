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
const packages = ['chromium', 'fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji'];

/** Returns the path of an installed browser: `CHROMIUM_PATH`, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH points to “${configured}”, which does not exist.`);
    return configured;
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...otherPlaces].find((path) => existsSync(path));
}

function run(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout: 540_000 }).status === 0;
}

function install(): void {
  if (run('npx', ['--no-install', 'playwright', 'install', 'chromium'])) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
  }
}

/** Returns a browser's path and installs one if there is none. If that fails, throws an error that says how to get one. */
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
