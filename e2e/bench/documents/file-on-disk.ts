/**
 * Writes files to disk, so that the benchmark opens them as people do. Bytes that a script gives must first be copied
 * into the browser.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '../../../src/core/json/json.ts';
import { startReview } from '../../../src/core/review/edits.ts';
import { reviewedContentAt } from '../../../src/core/review/reviewed-content.ts';
import { targetsOf } from '../../../src/core/review/targets.ts';
import { applyEdit } from '../../../src/core/workspace/apply-edit.ts';
import type { Workspace } from '../../../src/core/workspace/workspace.ts';
import type { MadeDocument } from './documents.ts';

// A review file with a verdict on every evidence link of a document.

const at = '2026-03-05T09:12:00Z';
const digest = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const kinds = ['accept', 'question', 'reject'];

/** The text of the file. Two of three verdicts have a note. */
export function reviewOfEveryLink({ assessment, casefile }: MadeDocument): string {
  const document = assessment as unknown as JsonObject;
  const workspace: Workspace = { title: 'Bench', assessment: document, casefile };
  const reviewer = { name: 'Rosa Lind' };
  const begin = startReview(workspace, { review_id: 'bench-review', reviewer, kind: 'open', at, digest });
  const contents: Record<string, JsonObject> = {};
  const verdicts = targetsOf(document).map((found, n) => {
    const content = reviewedContentAt(document, found, 'open', digest);
    Object.assign(contents, content?.contents);
    const note = n % 3 === 0 ? '' : 'The passage says so only in part.';
    const { judged, digest_sha256 } = content ?? {};
    return { target: found.target, verdict: kinds[n % 3], note, at, judged, digest_sha256 };
  });
  return JSON.stringify({ ...applyEdit(workspace, begin).reviews?.[0], verdicts, contents });
}

let folder: string | undefined;

/** Writes a file in a folder that is deleted when the process ends. Returns its path. */
export function fileOnDisk(name: string, text: string): string {
  if (folder === undefined) {
    const created = mkdtempSync(join(tmpdir(), 'assessment-desk-bench-'));
    process.on('exit', () => rmSync(created, { recursive: true, force: true }));
    folder = created;
  }
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
