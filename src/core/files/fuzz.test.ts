/** Files as damage leaves them: whatever the bytes, reading gives a document or problems with their places. */
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import type { JsonObject } from '../json/json.ts';
import { asJson } from '../casefile/create.ts';
import { documentsLike } from './arbitrary-document.fixtures.ts';
import { createFuzzer } from './mutations.fixtures.ts';
import type { FileProblem } from './problem.ts';
import { readFile, type ReadResult } from './read-file.ts';
import { reviewPlan, sampleAssessment, sampleCasefile, sampleWorkspace } from './sample.fixtures.ts';
import { blindPacket } from '../review/blind.ts';
import { withAllVerdicts } from '../review/reviews.fixtures.ts';
import { writeAssessment, writeCasefile, writeDesk, writeReview } from './write.ts';

/** The seed of the run, which a failure names. */
const seed = Number(process.env['PROPERTY_SEED']);

const withReviews = withAllVerdicts(withAllVerdicts(sampleWorkspace), 'R-2', 'Ole');
const [review] = withReviews.reviews ?? [];
if (!review) throw new Error('The draft has no review.');
const divided = { ...withReviews, reviewPlan, brief: 'By Friday, the first entry.' };
const packet: JsonObject = {
  ...blindPacket(withReviews, sha256),
  format: 'assessment-desk.blind-review/v2',
  review_plan: reviewPlan as unknown as JsonObject,
};

const reviewDocument = review as unknown as JsonObject;
const deskWithReviews = JSON.parse(writeDesk(divided)) as JsonObject;
const desk = { format: 'assessment-desk.workspace/v1', ...sampleWorkspace } as unknown as JsonObject;

/** How many files are read that were damaged in structure and bytes: `npm run torture` asks for more. */
const fuzzedFiles = Number(process.env['FUZZED_FILES'] ?? 2 * runs(4000));

function problemsOf(result: ReadResult): readonly FileProblem[] {
  return result.kind === 'refused' ? result.problems : [...result.problems, ...result.notices];
}

function expectPlaced(result: ReadResult, lines: number): void {
  if (result.kind === 'refused') expect(result.problems.length).toBeGreaterThan(0);
  for (const { code, message, line, column } of problemsOf(result)) {
    expect(message).toMatch(/[.?)]$/);
    expect(message).not.toMatch(/undefined\b(?!”)|NaN\b(?!”)|\[object/);
    if (code === 'empty') continue;
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(lines);
    expect(column).toBeGreaterThan(0);
  }
}

/** A document that was read must be writable, and reading it again must give the same document. */
function expectStable(result: ReadResult): void {
  if (result.kind === 'refused') return;
  const text =
    result.kind === 'assessment'
      ? writeAssessment(result.assessment)
      : result.kind === 'casefile'
        ? writeCasefile(result.casefile)
        : result.kind === 'review'
          ? writeReview(result.review)
          : writeDesk({ ...result, ...(result.kind === 'blind-packet' && { blind: true }) });
  const again = readFile(new TextEncoder().encode(text), 'again', sha256);
  expect(again).toEqual({ ...result, problems: [], notices: expect.anything() as unknown });
}

function countLines(bytes: Uint8Array): number {
  return new TextDecoder().decode(bytes).split(/\r\n|\r|\n/).length;
}

describe('reading damaged files', () => {
  it('never throws on damaged documents, and reads them or reports problems with positions', () => {
    const document = fc.oneof(
      documentsLike(sampleAssessment),
      documentsLike(asJson(sampleCasefile)),
      documentsLike(desk),
      documentsLike(reviewDocument),
      documentsLike(deskWithReviews),
      documentsLike(packet),
    );
    fc.assert(
      fc.property(document, fc.nat(2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const result = readFile(new TextEncoder().encode(text), 'damaged.json', sha256);
        expectPlaced(result, text.split('\n').length);
        expectStable(result);
        if (result.kind === 'assessment') expect(result.assessment).toEqual(value);
      }),
      { numRuns: runs(1500) },
    );
  });

  it(`reads or rejects ${fuzzedFiles} files damaged in structure and bytes, with positions`, () => {
    const documents = [sampleAssessment, asJson(sampleCasefile), desk, reviewDocument, deskWithReviews, packet];
    const fuzzed = createFuzzer(documents, (text) => new TextEncoder().encode(text), seed);
    for (let index = 0; index < fuzzedFiles; index += 1) {
      const bytes = fuzzed(index);
      const result = readFile(bytes, `fuzzed-${index}.json`, sha256);
      try {
        expectPlaced(result, countLines(bytes));
        expectStable(result);
      } catch (error) {
        throw new Error(`File ${index} of seed ${seed}: ${new TextDecoder().decode(bytes.subarray(0, 2000))}`, {
          cause: error,
        });
      }
    }
    expect(Object.keys({}.constructor.prototype as object), 'no file reaches what all objects share').toEqual([]);
  }, 600_000);

  it('never throws on random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const result = readFile(bytes, 'noise', sha256);
        expectPlaced(result, countLines(bytes));
      }),
      { numRuns: runs(1000) },
    );
  });
});
