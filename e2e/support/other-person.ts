/** Another person, who works in a browser profile of their own. */
import { expect, type Browser, type Page } from '@playwright/test';
import { openFindings, watch } from './guarded-test.ts';

/** Runs what another person does in a page of a new profile, which must not complain about anything. */
export async function asOtherPerson<Result>(
  browser: Browser,
  baseURL: string | undefined,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const origin = baseURL ?? 'http://localhost/';
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', timezoneId: 'UTC' });
  try {
    await openFindings(context);
    const { complaints } = await watch(context, new URL(origin).origin);
    const result = await work(await context.newPage());
    expect(complaints, 'nothing in the console, no CSP report, no foreign request').toEqual([]);
    return result;
  } finally {
    await context.close();
  }
}
