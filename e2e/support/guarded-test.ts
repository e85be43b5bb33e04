/**
 * The `test` function of all end-to-end tests. It fails a test if the console shows an error or a warning, if the
 * Content-Security-Policy reports a violation, or if a request goes to another origin.
 */
import { test as base, type BrowserContext, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** Marks a test of every day, which `npm test` runs. `npm run test:all` runs all tests. */
export const everyday = { tag: '@everyday' };

/** The errors and violations of a page, which no test allows. */
export interface Watch {
  readonly complaints: string[];
}

function isLocal(url: string, origin: string): boolean {
  return url.startsWith('data:') || url.startsWith('blob:') || new URL(url).origin === origin;
}

/** The test runner's own message when it blocks service workers. */
const fromTheRunner = 'Service Worker registration blocked by Playwright';

/** What Firefox reports if a font was still being loaded when the page was left (NS_BINDING_ABORTED). */
const fontOfLeftPage = /^download failed \(font-family: .* status=2152398850 /;

function watchPage(page: Page, { complaints }: Watch): void {
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.text() === fromTheRunner) return;
    complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    if (!fontOfLeftPage.test(message)) complaints.push(`uncaught: ${message}`);
  });
}

/** Collects the errors and violations in the pages of a context, which no test allows. */
export async function watch(context: BrowserContext, origin: string): Promise<Watch> {
  const state: Watch = { complaints: [] };
  context.on('request', (request) => {
    if (!isLocal(request.url(), origin)) state.complaints.push(`request to ${request.url()}`);
  });
  context.on('page', (page) => watchPage(page, state));
  await context.exposeFunction('reportToJourney', (text: string) => state.complaints.push(text));
  await context.addInitScript(() => {
    const report = (window as unknown as { reportToJourney: (text: string) => void }).reportToJourney;
    document.addEventListener('securitypolicyviolation', (event) => {
      report(`CSP: ${event.violatedDirective} stopped ${event.blockedURI || 'inline'} ${event.sample}`);
    });
  });
  return state;
}

/** Opens the list of findings on every desk, as a person at work would. It starts closed. */
export async function openFindings(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const key = 'assessment-desk.findings-collapsed';
    try {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, 'false');
    } catch {
      // Neither an empty page nor a browser that blocks storage for a test has any.
    }
  });
}

interface Fixtures {
  readonly guard: Watch;
  /** Whether the findings are open on each desk, or as they are for a new user. */
  readonly findings: 'open' | 'as-new';
}

export const test = base.extend<Fixtures>({
  findings: ['open', { option: true }],
  guard: [
    async ({ context, baseURL, findings }, use) => {
      if (findings === 'open') await openFindings(context);
      const state = await watch(context, new URL(baseURL ?? 'http://localhost/').origin);
      await use(state);
      base.expect(state.complaints, 'nothing in the console, no CSP report, no foreign request').toEqual([]);
    },
    { auto: true },
  ],
});
