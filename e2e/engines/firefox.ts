/** How Playwright starts the system's Firefox: through a program that changes some of the messages between them. */
import { fileURLToPath } from 'node:url';
import type { PlaywrightTestProject } from '@playwright/test';
import { firefoxNames } from './firefox-tests.ts';

/** Firefox sets these by preferences, because it does not know Playwright's commands for them. */
const preferences = {
  'ui.prefersReducedMotion': 1,
  // The list of downloads would take the focus from the page.
  'browser.download.alwaysOpenPanel': false,
  // A file dialog that no test answers would stay open.
  'remote.bidi.dismiss_file_pickers.enabled': true,
};

/** The tests of the main tasks in the Firefox at this path. */
export function firefoxProject(path: string): PlaywrightTestProject {
  return {
    name: 'Firefox',
    grep: firefoxNames(),
    // A second worker would start a second Firefox.
    workers: 1,
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: fileURLToPath(new URL('firefox-bidi.ts', import.meta.url)),
        env: { ...process.env, FIREFOX_PATH: path },
        firefoxUserPrefs: preferences,
      },
    },
  };
}
