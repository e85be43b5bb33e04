import type { Page } from '@playwright/test';
import { expect, test } from './support/one-page-test.ts';

interface BadFile {
  readonly what: string;
  readonly name?: string;
  readonly content: string | Buffer;
  /** Text that the dialog must show, including the place in the file. */
  readonly says: RegExp;
}

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const badFiles: readonly BadFile[] = [
  { what: 'malformed JSON', content: '{\n  "contract": ww3\n}', says: /line 2/i },
  { what: 'a truncated file', content: '{ "contract": "ww3.assessment/v1", "claims": [', says: /line 1/i },
  {
    what: 'a duplicate key',
    content: '{\n "contract": "a",\n "contract": "b"\n}',
    says: /duplicate key “contract”/i,
  },
  {
    what: 'a huge integer',
    content: '{ "contract": "ww3.assessment/v1", "observation_ids": [9007199254740993] }',
    says: /9007199254740993/,
  },
  {
    what: 'a lone surrogate',
    content: '{ "contract": "ww3.assessment/v1", "unknowns": ["\\ud800"] }',
    says: /surrogate/i,
  },
  { what: 'invalid UTF-8', content: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), says: /UTF-8/ },
  { what: 'an array at the top', content: '[1, 2]', says: /array|list/i },
  { what: 'a string at the top', content: '"assessment"', says: /string|text/i },
  { what: '65 levels of nesting', content: `{"contract":"ww3.assessment/v1","x":${nested(65)}}`, says: /64/ },
  { what: '100,000 levels of nesting', content: nested(100_000), says: /64/ },
  { what: 'an empty file', content: '', says: /empty/i },
  { what: 'a web page', name: 'page.html', content: '<!doctype html><title>x</title>', says: /HTML|web page/i },
  {
    what: 'a file of another format',
    content: '{ "format": "somebody-else/v9" }',
    says: /not an Assessment Desk file.*“format”/,
  },
];

async function give(page: Page, name: string, content: string | Buffer): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await page
    .locator('input[type="file"][aria-label="Open file"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer });
}

test.beforeEach(async ({ page }) => {
  await page.goto('./');
});

test('files of other kinds cannot be opened: each gets a message with a place, and no draft is created', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  for (const { what, name = 'bad.json', content, says } of badFiles) {
    await test.step(what, async () => {
      await give(page, name, content);
      await expect(dialog).toContainText(name);
      await expect(dialog).toContainText(says);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'New assessment' })).toBeVisible();
      await expect(page).toHaveURL(/#\/$|\/$/);
    });
  }
});

test('a file of 200 MB is rejected at once because of its size', async ({ page }) => {
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"][aria-label="Open file"]');
    const chunk = new Uint8Array(1024 * 1024).fill(32);
    const transfer = new DataTransfer();
    transfer.items.add(
      new File(
        Array.from({ length: 200 }, () => chunk),
        'huge.json',
      ),
    );
    if (!input) throw new Error('There is no file input.');
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('huge.json');
  await expect(dialog).toContainText(/64(\.0)? MiB/);
});

test('a broken file does not change the open draft', async ({ page }) => {
  await page.getByRole('button', { name: 'New assessment' }).click();
  const name = page.getByLabel('Producer name');
  await name.fill('Before the broken file');
  await give(page, 'bad.json', '{ "contract": ');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(name).toHaveValue('Before the broken file');
});

test('a file that violates the contract opens with all its content, and markup stays text', async ({ page }) => {
  const document = {
    contract: 'ww3.assessment/v1',
    producer: { kind: 'human', name: '<img src=x onerror=alert(1)>', version: 7, nickname: 'kept' },
    claims: [{ claim_id: 'C-001', actual: '<script>alert(1)</script>', unheard_of: { deep: true } }],
    power_bases: 'no list at all',
    extra: '__proto__',
  };
  const text = JSON.stringify(document).replace('"extra"', '"__proto__":{"polluted":1},"extra"');
  await give(page, 'odd.json', text);
  await expect(page.getByRole('region', { name: 'Findings' })).toContainText('errors');
  await expect(page.getByLabel('Producer name')).toHaveValue('<img src=x onerror=alert(1)>');
  expect(await page.evaluate(() => ({}) as { polluted?: number }).then((object) => object.polluted)).toBeUndefined();

  await page.getByRole('button', { name: 'Export…' }).click();
  await page.getByRole('radio', { name: /desk file/i }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const saved = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { assessment: unknown };
  expect(saved.assessment).toEqual(JSON.parse(text));
});
