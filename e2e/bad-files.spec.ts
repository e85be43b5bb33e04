/** Files that cannot be opened as they are. Unit tests of the reader have a table of all kinds of faults. */
import { Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/one-page-test.ts';

/** Each with words that the dialog must show, among them the place in the file. */
const badFiles = [
  { name: 'cut.json', content: '{ "contract": "ww3.assessment/v1", "claims": [', says: /line 1/i },
  { name: 'bytes.json', content: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), says: /UTF-8/ },
  { name: 'page.html', content: '<!doctype html><title>x</title>', says: /HTML|web page/i },
];

test('a bad file gets a message or opens with all its content', everyday, async ({ page }) => {
  const desk = new Desk(page);
  const dialog = page.getByRole('dialog');
  const library = page.getByRole('main', { name: 'Library' });
  const input = page.locator('input[type="file"][aria-label="Open file"]');
  await page.goto('./#/');
  await expect(library).toBeVisible();

  for (const { name, content, says } of badFiles) {
    await input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    await expect(dialog).toContainText(name);
    await expect(dialog).toContainText(says);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(library).toBeVisible();
  }

  await test.step('a file of 65 MiB is rejected at once because of its size', async () => {
    await input.evaluate((element: HTMLInputElement) => {
      const chunk = new Uint8Array(1024 * 1024).fill(32);
      const transfer = new DataTransfer();
      transfer.items.add(new File(Array<BlobPart>(65).fill(chunk), 'huge.json'));
      element.files = transfer.files;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(dialog).toContainText('huge.json');
    await expect(dialog).toContainText(/64(\.0)? MiB/);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  const document = {
    contract: 'ww3.assessment/v1',
    producer: { kind: 'human', name: '<img src=x onerror=alert(1)>', version: 7, nickname: 'kept' },
    claims: [{ claim_id: 'C-001', actual: '<script>alert(1)</script>', unheard_of: { deep: true } }],
    power_bases: 'no list at all',
    extra: '__proto__',
  };
  const text = JSON.stringify(document).replace('"extra"', '"__proto__":{"polluted":1},"extra"');
  const producer = page.getByLabel('Producer name');
  await test.step('markup stays text, and no prototype is changed', async () => {
    await desk.openFile('odd.json', text);
    await expect(desk.findings).toContainText('errors');
    await expect(producer).toHaveValue('<img src=x onerror=alert(1)>');
    const { polluted } = await page.evaluate(() => ({ polluted: ({} as { polluted?: number }).polluted }));
    expect(polluted).toBeUndefined();
  });

  await test.step('a broken file does not change the open draft, which is exported with all its content', async () => {
    await desk.openFile('bad.json', '{ "contract": ');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(producer).toHaveValue('<img src=x onerror=alert(1)>');
    expect((await desk.exportDesk()).assessment).toEqual(JSON.parse(text));
  });
});
