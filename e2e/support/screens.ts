/** Opens each screen of Assessment Desk in turn, for tests of what is the same on all of them. */
import { expect } from '@playwright/test';
import type { Desk } from './desk.ts';
import { openSmallDesk, type Overlay } from './small-desk.ts';
import { openView, views } from './walk.ts';

/** Visits the entries of a small desk, its views, the export, the library, the help and the signatures. */
export async function visitScreens(
  desk: Desk,
  visit: (screen: string) => Promise<void>,
  overlay: Overlay = {},
): Promise<void> {
  const { page, editor } = desk;
  await openSmallDesk(desk, overlay);
  await visit('Document');
  await desk.openEntry('Claims', /^C-001/);
  await visit('Claim');
  await desk.openEntry('Power bases', /^PB-001/);
  await visit('Power basis');
  await desk.openEntry('Intent hypotheses', /^IH-001/);
  await editor.getByRole('button', { name: 'Edit link 1', exact: true }).click();
  await visit('Intent hypothesis');
  await desk.openEntry('Contradictions', /./);
  await visit('Contradictions');
  await desk.openEntry('Unknowns', /./);
  await visit('Unknowns');
  await desk.section('Casefile').click();
  await page.getByRole('list', { name: 'Observations' }).getByRole('button').first().click();
  await visit('Casefile');
  for (const name of views) {
    await openView(page, name);
    await visit(name);
  }
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  await visit('Export');
  await page.keyboard.press('Escape');
  await page.goto('./#/');
  for (const [name, path] of [
    ['Library', ''],
    ['Help', 'help'],
    ['Help', 'help/guide/unknowns'],
    ['Signatures', 'signatures'],
  ] as const) {
    await page.goto(`./#/${path}`);
    await expect(page.getByRole('main', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Colour scheme' })).toBeVisible();
    await visit(name);
  }
}
