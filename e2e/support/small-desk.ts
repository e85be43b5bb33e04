/** Small desks for journeys: a sound one of two claims, a power basis, an intent and a contradiction, and what is laid over it. */
import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Example } from '../../src/core/rules/rule.ts';
import { workspaceOf } from '../../src/core/rules/example-workspace.ts';
import type { Desk } from './desk.ts';

export type Overlay = Pick<Example, 'assessment' | 'casefile'>;

/** The text of a desk file: the sound desk with values laid over it by JSON Pointer. Nothing is found in the sound one. */
export function smallDesk(overlay: Overlay = {}): string {
  const workspace = workspaceOf({ title: 'The north channel', ...overlay });
  return JSON.stringify({ format: 'assessment-desk.workspace/v1', ...workspace });
}

/** The id of a passage, computed without the application (decisions 1). */
export function passageIdOf(text: string): string {
  return `sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`;
}

/** Opens a small desk from the library and waits until it stands. */
export async function openSmallDesk(desk: Desk, overlay: Overlay = {}): Promise<void> {
  // Without loading the page anew, where it is there already.
  await desk.page.goto('./#/');
  await expect(desk.page.getByRole('main', { name: 'Library' })).toBeVisible();
  await desk.openFile('north.desk.json', smallDesk(overlay));
  await desk.editor.getByRole('heading', { level: 2, name: 'Document' }).waitFor();
}
