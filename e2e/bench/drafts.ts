/** The drafts for measuring the product. Each is imported through the interface when it is first needed. */
import type { BrowserContext } from '@playwright/test';
import type { Bench, DraftName } from './bench.ts';
import { counted, headed } from './blocks/desk.ts';
import { deskFile, documentOf, type MadeDocument } from './documents/documents.ts';
import { manySources } from './documents/many-sources.ts';
import { manySpans } from './documents/passages.ts';
import { rest, until, withTab } from './tab.ts';

function madeFor(name: DraftName): MadeDocument {
  if (name === 'spans') return manySpans();
  if (name === 'sources') return manySources();
  if (name === 'other') return documentOf('L');
  return documentOf(name === 'verdicts' ? 'MAX-COUNT' : name);
}

async function importDraft(profile: BrowserContext, app: string, name: DraftName): Promise<string> {
  const text = deskFile(`Bench ${name}`, madeFor(name));
  return withTab(profile, async (tab) => {
    const { page } = tab;
    await page.goto(app);
    const input = page.locator('input[type="file"][aria-label="Open file"]');
    await input.waitFor({ state: 'attached' });
    await rest(tab);
    const file = { name: 'bench.desk.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await until(tab, 'change', [headed(), counted], () => input.setInputFiles(file));
    await page.getByRole('banner').getByText('Saved on this device').waitFor();
    return page.url();
  });
}

/** Returns the addresses of drafts in a profile. */
export function draftsOf(profile: BrowserContext, app: string): Bench['draft'] {
  const known = new Map<DraftName, Promise<string>>();
  return (name) => {
    const address = known.get(name) ?? importDraft(profile, app, name);
    known.set(name, address);
    return address;
  };
}
