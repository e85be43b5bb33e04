/**
 * Small desks for tests: a valid one with two claims, a power basis, a hypothesis and a contradiction, with changes.
 */
import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Example } from '../../src/core/rules/rule.ts';
import { workspaceOf } from '../../src/core/rules/example-workspace.ts';
import type { Desk } from './desk.ts';

export type Overlay = Pick<Example, 'assessment' | 'casefile'>;

/** The text of a desk file: the valid desk with values replaced by JSON Pointer. The valid one has no findings. */
export function smallDesk(overlay: Overlay = {}): string {
  const workspace = workspaceOf({ title: 'The north channel', ...overlay });
  return JSON.stringify({ format: 'assessment-desk.workspace/v1', ...workspace });
}

/** The ID of a passage, computed without the application. */
export function passageIdOf(text: string): string {
  return `sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`;
}

/** Opens a small desk from the library and waits until it is ready. */
export async function openSmallDesk(desk: Desk, overlay: Overlay = {}): Promise<void> {
  // Does not reload the page if it is open already.
  await desk.page.goto('./#/');
  await expect(desk.page.getByRole('main', { name: 'Library' })).toBeVisible();
  await desk.openFile('north.desk.json', smallDesk(overlay));
  await desk.editor.getByRole('heading', { level: 2, name: 'Document' }).waitFor();
}
