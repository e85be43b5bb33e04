/** Finds or installs what only the complete run uses: Firefox, WebKitGTK, and LibreOffice for Word files. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './find-browser.ts';
import { findOffice, officePackage } from './find-office.ts';
import type { TestedBrowser } from './test-reports.ts';

/** The programs of WebKitGTK: what drives the browser, the browser, and the virtual screen that it is on. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly xvfb: string;
}

/** The Debian packages of the two browsers. */
const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const;

function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Returns the path of Firefox: `FIREFOX_PATH`, or the system's. */
export function findFirefox(): string | undefined {
  const configured = process.env.FIREFOX_PATH;
  if (configured && !existsSync(configured)) {
    throw new Error(`FIREFOX_PATH points to “${configured}”, which does not exist.`);
  }
  return configured ?? onPath('firefox-esr', 'firefox');
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
  const [driver, browser, xvfb] = [onPath('WebKitWebDriver'), findMiniBrowser(), onPath('Xvfb')];
  return driver && browser && xvfb ? { driver, browser, xvfb } : undefined;
}

/** Installs missing browsers if possible (as root on Debian). Never fails: the tests in Chromium do not need them. */
export function prepareEngines(): void {
  const missing = [...(findFirefox() ? [] : packages.firefox), ...(findWebKit() ? [] : packages.webkit)];
  if (missing.length === 0) return;
  console.log(`Missing for the tests in Firefox and WebKitGTK: ${missing.join(', ')}. Trying to install them.`);
  installPackages(missing, 300_000);
}

/** The first line that a browser prints about its version. */
function versionOf(path: string): string {
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.split('\n')[0]?.trim() || path;
}

/** The browsers of the end-to-end tests, and which of them are installed. */
export function testedBrowsers(chromium: string): readonly TestedBrowser[] {
  const firefox = findFirefox();
  return [
    { project: 'Chromium', version: versionOf(chromium), packages: ['chromium'] },
    { project: 'Firefox', version: firefox && versionOf(firefox), packages: packages.firefox },
    // Its own browser prints no version without a screen.
    { project: 'WebKitGTK', version: findWebKit() && 'WebKitGTK', packages: packages.webkit },
  ];
}

/** Installs LibreOffice if it is missing and if possible. Never fails, because the other tests do not need it. */
export function prepareOffice(): void {
  if (findOffice()) return;
  console.log('No LibreOffice found for the tests of Word files. Trying to install it.');
  installPackages([officePackage], 300_000);
}
