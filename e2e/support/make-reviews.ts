/**
 * Writes review files to standard output, as a JSON list of texts, made with the application's own edits of the small
 * desk. Standard input has the reviews to make as JSON. It is a separate program, because the core imports its schemas
 * in the way of the build.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { applyEdit } from '../../src/core/workspace/apply-edit.ts';
import { setVerdict, startReview } from '../../src/core/review/edits.ts';
import { workspaceOf } from '../../src/core/rules/example-workspace.ts';
import type { ReviewToMake } from './reviews.ts';

const digest = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const at = '2026-03-05T09:12:00Z';
const desk = workspaceOf({ title: 'The north channel' });

function textOf({ name, kind, verdicts }: ReviewToMake): string {
  const review_id = `review-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;
  const begun = applyEdit(desk, startReview(desk, { review_id, reviewer: { name }, kind, at, digest }));
  const done = verdicts.reduce(
    (now, { target, verdict, note = '' }) =>
      applyEdit(now, setVerdict(now, review_id, { target, verdict, note, at, digest })),
    begun,
  );
  return JSON.stringify(done.reviews?.[0], null, 2);
}

const reviews = JSON.parse(readFileSync(0, 'utf8')) as readonly ReviewToMake[];
process.stdout.write(JSON.stringify(reviews.map(textOf)));
