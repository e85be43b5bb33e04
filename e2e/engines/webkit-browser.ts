/**
 * Starts WebKitGTK's own small browser on a virtual screen, driven by WebKitWebDriver. Its settings and its downloads
 * are in a folder of its own, and everything ends together.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, type WebDriver } from 'selenium-webdriver';
import type { WebKitPrograms } from '../../src/tools/find-programs.ts';

export interface WebKitBrowser {
  readonly driver: WebDriver;
  /** The folder that gets the downloads. */
  readonly downloads: string;
  /** Closes the window and opens a new one of 1440 × 900 CSS pixels. */
  newWindow(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a virtual screen. Returns its process and its name for `DISPLAY`. */
async function startScreen(xvfb: string): Promise<readonly [ChildProcess, string]> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return [screen, `:${number.toString().trim()}`];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Makes a home folder in which nothing moves on the screen and downloads go to `downloads`. */
async function makeHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'assessment-desk-webkit-'));
  await mkdir(join(home, '.config', 'gtk-3.0'), { recursive: true });
  await mkdir(join(home, 'downloads'));
  await writeFile(join(home, '.config', 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n');
  await writeFile(join(home, '.config', 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return home;
}

/** Waits until the driver answers. */
async function untilReady(address: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with code ${String(driver.exitCode)}.`);
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts a browser without any stored data. */
export async function startWebKit({ driver: program, browser, xvfb }: WebKitPrograms): Promise<WebKitBrowser> {
  const [home, [screen, display], port] = await Promise.all([makeHome(), startScreen(xvfb), freePort()]);
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_RUNTIME_DIR: home,
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    GTK_USE_PORTAL: '0',
    TZ: 'UTC',
  };
  const server = spawn(program, [`--port=${String(port)}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${String(port)}`;
  await untilReady(address, server);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build();
  const newWindow = async (): Promise<void> => {
    const old = await driver.getWindowHandle();
    await driver.switchTo().newWindow('window');
    const handle = await driver.getWindowHandle();
    await driver.switchTo().window(old);
    await driver.close();
    await driver.switchTo().window(handle);
    await driver.manage().window().setRect({ width: 1440, height: 900 });
  };
  const close = async (): Promise<void> => {
    await driver.quit().catch(() => undefined);
    server.kill();
    screen.kill();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  return { driver, downloads: join(home, 'downloads'), newWindow, close };
}
