/**
 * End-to-end tests run against the production build, with their own server: all in a real Chromium, and the main tasks
 * also in Firefox and WebKitGTK if they are installed.
 */
import { defineConfig } from '@playwright/test';
import { findBrowser, findFirefox, findWebKit, findWindowless } from '../src/tools/find-programs.ts';
import { firefoxProject } from './engines/firefox.ts';
import { browserArguments } from './support/browser-arguments.ts';

const webKitTests = 'engines/webkit*.spec.ts';
const firefox = findFirefox();
const webKit = findWebKit();
const port = Number(process.env.E2E_PORT ?? 4317);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // On a busy machine, long tests take minutes. Only a test that hangs reaches this limit.
  timeout: 360_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}/`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Only the tests about it use one. In the others, it would download the whole application for each test.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // Otherwise each test would wait for the animation of each dialog and menu. The analyst with a pointer has them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace captures the whole page at every step, which takes longer than the step, so it is off by default.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  // The browsers with one worker each are first, so that no worker is idle at the end.
  projects: [
    ...(firefox ? [firefoxProject(firefox)] : []),
    // A second worker would start a second screen, driver and browser.
    ...(webKit ? [{ name: 'WebKitGTK', testMatch: webKitTests, workers: 1, fullyParallel: false }] : []),
    {
      name: 'Chromium',
      testIgnore: webKitTests,
      use: { launchOptions: { executablePath: findWindowless() ?? findBrowser(), args: browserArguments } },
    },
  ],
  webServer: {
    command: `npx --no-install tsx src/site/serve.ts`,
    cwd: '..',
    env: { PORT: String(port), ...(process.env.E2E_DIST ? { ASSESSMENT_DESK_DIST: process.env.E2E_DIST } : {}) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
