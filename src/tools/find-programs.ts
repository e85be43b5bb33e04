/** Finds the browsers, servers and the office program that tests use, or installs them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { findOffice, officePackage } from './find-office.ts';
import type { TestedBrowser } from './test-reports.ts';

/** Returns the path in an environment variable. Throws an error if it does not exist. */
function configuredPath(variable: string): string | undefined {
  const configured = process.env[variable];
  if (configured && !existsSync(configured)) {
    throw new Error(`${variable} points to “${configured}”, which does not exist.`);
  }
  return configured || undefined;
}

function onPath(names: readonly string[], ...more: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...more];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Runs a program, for at most so many ms. Returns whether it succeeded. */
function run(command: string, args: readonly string[], timeout = 540_000): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  // `RUNLEVEL=1` prevents packages from starting a service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout }).status === 0;
}

/**
 * Installs Debian packages if possible: as root, with `apt-get`. Waits at most `timeout` ms for each of its two steps.
 */
function installPackages(names: readonly string[], timeout?: number): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return;
  run('apt-get', ['update'], timeout);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...names], timeout);
}

// Chromium, for the end-to-end tests.

const systemNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const otherPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
/** The name of the program and of its Debian package. */
const windowless = 'chromium-headless-shell';
const chromiumPackages = ['chromium', 'fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji'];

/** Returns the path of an installed browser: `CHROMIUM_PATH`, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  const configured = configuredPath('CHROMIUM_PATH');
  if (configured) return configured;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return onPath(systemNames) ?? otherPaths.find((path) => existsSync(path));
}

/**
 * Returns the path of a Chromium without a window, if one is installed and `CHROMIUM_PATH` names no other. It has the
 * same engine and needs a sixth less processor time, because it draws no tabs, menus and address bar.
 */
export function findWindowless(): string | undefined {
  return configuredPath('CHROMIUM_PATH') ? undefined : onPath([windowless]);
}

/**
 * Returns a browser's path and installs one if there is none. If that fails, throws an error that says how to get one.
 */
export function needBrowser(): string {
  const present = findBrowser();
  if (present) return present;
  console.log('No Chromium found for the end-to-end tests. Trying to install one.');
  if (!run('npx', ['--no-install', 'playwright', 'install', 'chromium'])) {
    installPackages(chromiumPackages);
    // Not every system has it, and it is only faster.
    installPackages([windowless]);
  }
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

// What only the complete run uses: Firefox, WebKitGTK, and LibreOffice for Word files.

/** The programs of WebKitGTK: what drives the browser, the browser, and the virtual screen that it is on. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly xvfb: string;
}

/** The Debian packages of the two browsers. */
const enginePackages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const;

/** Returns the path of Firefox: `FIREFOX_PATH`, or the system's. */
export function findFirefox(): string | undefined {
  return configuredPath('FIREFOX_PATH') ?? onPath(['firefox-esr', 'firefox']);
}

/** WebKitGTK's own browser is not on the path: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function findMiniBrowser(): string | undefined {
  if (!existsSync('/usr/lib')) return undefined;
  const ofMachines = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  const paths = ofMachines.map((name) => join('/usr/lib', name, 'webkit2gtk-4.1', 'MiniBrowser'));
  return paths.find((path) => existsSync(path));
}

/** Returns the programs of WebKitGTK if all are installed. */
export function findWebKit(): WebKitPrograms | undefined {
  const [driver, browser, xvfb] = [onPath(['WebKitWebDriver']), findMiniBrowser(), onPath(['Xvfb'])];
  return driver && browser && xvfb ? { driver, browser, xvfb } : undefined;
}

/** Installs missing browsers if possible (as root on Debian). Never fails: the tests in Chromium do not need them. */
export function prepareEngines(): void {
  const { firefox, webkit } = enginePackages;
  const missing = [...(findFirefox() ? [] : firefox), ...(findWebKit() ? [] : webkit)];
  if (missing.length === 0) return;
  console.log(`Missing for the tests in Firefox and WebKitGTK: ${missing.join(', ')}. Trying to install them.`);
  installPackages(missing, 300_000);
}

/** The first line that a browser prints about its version. */
function versionOf(path: string): string {
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.split('\n')[0]?.trim() || path;
}

/** The browsers of the end-to-end tests, and which of them are installed. */
export function testedBrowsers(chromiumPath: string): readonly TestedBrowser[] {
  const firefox = findFirefox();
  return [
    { project: 'Chromium', version: versionOf(chromiumPath), packages: ['chromium'] },
    { project: 'Firefox', version: firefox && versionOf(firefox), packages: enginePackages.firefox },
    // Its own browser prints no version without a screen.
    { project: 'WebKitGTK', version: findWebKit() && 'WebKitGTK', packages: enginePackages.webkit },
  ];
}

/** Installs LibreOffice if it is missing and if possible. Never fails, because the other tests do not need it. */
export function prepareOffice(): void {
  if (findOffice()) return;
  console.log('No LibreOffice found for the tests of Word files. Trying to install it.');
  installPackages([officePackage], 300_000);
}

// The web servers for the tests of the host configurations.

/** The servers of the tests, and the names of their Debian packages. */
const serverPackages = { nginx: 'nginx-light', caddy: 'caddy' } as const;
export type ServerName = keyof typeof serverPackages;

/** Returns the path of a server: `NGINX_PATH` or `CADDY_PATH`, on the `PATH`, or in Debian's usual folders. */
function findServer(name: ServerName): string | undefined {
  const configured = configuredPath(`${name.toUpperCase()}_PATH`);
  return configured ?? onPath([name], '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin');
}

/** Installs missing servers if possible (as root on Debian). Never fails. */
export function prepareServers(): void {
  for (const name of Object.keys(serverPackages) as ServerName[]) {
    if (findServer(name)) continue;
    console.log(`No ${name} found for the tests of the host configurations. Trying to install it.`);
    installPackages([serverPackages[name]], 300_000);
  }
}

/** Returns a server's path. If it is not installed, throws an error that says how to get it. */
export function needServer(name: ServerName): string {
  const path = findServer(name);
  if (path) return path;
  throw new Error(
    `No ${name} for the tests of the host configurations. Install it with your package manager (on Debian or Ubuntu: ` +
      `“apt-get install ${serverPackages[name]}”, without its service), or set ${name.toUpperCase()}_PATH to its path.`,
  );
}
