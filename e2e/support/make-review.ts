/**
 * Writes a review file to standard output, made with the application's own edits of the small desk. Standard input has
 * the verdicts as JSON. It is a separate program, because the core imports its schemas in the way of the build.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { applyEdit } from '../../src/core/workspace/apply-edit.ts';
import { setVerdict, startReview } from '../../src/core/review/edits.ts';
import { workspaceOf } from '../../src/core/rules/example-workspace.ts';
import type { ReviewToMake } from './reviews.ts';

const digest = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const at = '2026-03-05T09:12:00Z';

const { name, kind, verdicts } = JSON.parse(readFileSync(0, 'utf8')) as ReviewToMake;
const review_id = `review-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;
const desk = workspaceOf({ title: 'The north channel' });
const begun = applyEdit(desk, startReview(desk, { review_id, reviewer: { name }, kind, at, digest }));
const done = verdicts.reduce(
  (now, { target, verdict, note = '' }) =>
    applyEdit(now, setVerdict(now, review_id, { target, verdict, note, at, digest })),
  begun,
);
process.stdout.write(JSON.stringify(done.reviews?.[0], null, 2));
