import { defineConfig } from '@playwright/test';
import { findBrowser } from '../src/tools/find-browser.ts';
import { browserArguments } from './support/browser-arguments.ts';

const port = Number(process.env.E2E_PORT ?? 4317);

/** Journeys run against the production build, in a real Chromium, on a server of their own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A loaded machine may be the reason. `npm test` names every journey that needed its second try.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}/`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Only the journeys about it have one: it would fetch the whole application anew for each of the others.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // Each dialogue and menu would be waited for while it moves. The journeys of the analyst see everything move.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace pictures the whole page at every step, which takes longer than the steps: it is asked for where it is needed.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: browserArguments,
    },
  },
  webServer: {
    command: `npx --no-install tsx src/site/serve.ts`,
    cwd: '..',
    env: { PORT: String(port), ...(process.env.E2E_DIST ? { ASSESSMENT_DESK_DIST: process.env.E2E_DIST } : {}) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
