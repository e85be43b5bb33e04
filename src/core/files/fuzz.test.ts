/** Files as damage leaves them: whatever the bytes, reading gives a document or problems with their places. */
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import type { JsonObject } from '../json/json.ts';
import { asJson } from '../casefile/create.ts';
import { documentsLike } from './arbitrary-document.fixtures.ts';
import { createFuzzer, joined } from './mutations.fixtures.ts';
import type { FileProblem } from './problem.ts';
import { readFile, type ReadResult } from './read-file.ts';
import { sampleAssessment, sampleCasefile, sampleWorkspace } from './sample.fixtures.ts';
import { blindPacket } from '../review/blind.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { divideLinks } from '../review/division.ts';
import { withAllVerdicts } from '../review/reviews.fixtures.ts';
import { writeAssessment, writeBlindPacket, writeCasefile, writeDesk, writeReview } from './write.ts';

/** The seed of the run, which a failure names. */
const seed = Number(process.env['PROPERTY_SEED']);

const withReviews = withAllVerdicts(withAllVerdicts(sampleWorkspace), 'R-2', 'Ole');
const [review] = withReviews.reviews ?? [];
if (!review) throw new Error('The draft has no review.');
const shares = { seed: '7', reviewers: ['Rosa', 'Ada'], perLink: 2, size: 2, keepEntriesTogether: false };
const divided = applyEdit(withReviews, divideLinks(withReviews, shares, '2026-11-24T12:00:00Z', sha256));
const packet = blindPacket(divided, sha256);

const files = [
  writeAssessment(sampleAssessment),
  writeCasefile(sampleCasefile),
  writeDesk(sampleWorkspace),
  writeDesk(divided),
  writeReview(review),
  writeBlindPacket(packet),
];
const encoded = files.map((text) => new TextEncoder().encode(text));

const reviewDocument = review as unknown as JsonObject;
const deskWithReviews = JSON.parse(writeDesk(divided)) as JsonObject;
const desk = { format: 'assessment-desk.workspace/v1', ...sampleWorkspace } as unknown as JsonObject;

/** How many files are read that were damaged in structure and bytes: `npm run torture` asks for more. */
const fuzzedFiles = Number(process.env['FUZZED_FILES'] ?? runs(6000));

/** The bytes that damage inserts: pieces of JSON, of other encodings and of other formats. */
const pieces = ['"', '\\', ...'{}[],:\0\n\ufeff-', '\\ud800', '1e999', '//', '"claims": 1,'];

interface ByteDamage {
  readonly how: 'cut' | 'delete' | 'repeat' | 'set' | 'insert' | 'insert-bytes';
  /** Where, as a fraction of the file, and how many bytes. */
  readonly at: number;
  readonly count: number;
  readonly byte: number;
  readonly piece: string;
}

const byteDamage: fc.Arbitrary<ByteDamage> = fc.record({
  how: fc.constantFrom('cut', 'delete', 'repeat', 'set', 'insert', 'insert-bytes'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  count: fc.nat(40),
  byte: fc.nat(255),
  piece: fc.constantFrom(...pieces),
});

function damageBytes(bytes: Uint8Array, { how, at, count, byte, piece }: ByteDamage): Uint8Array {
  const start = Math.floor(at * bytes.length);
  const before = bytes.subarray(0, start);
  const after = bytes.subarray(start);
  switch (how) {
    case 'cut':
      return before;
    case 'delete':
      return joined(before, after.subarray(count));
    case 'repeat':
      return joined(before, after.subarray(0, count), after);
    case 'set':
      return joined(before, Uint8Array.of(byte), after.subarray(1));
    case 'insert':
      return joined(before, new TextEncoder().encode(piece), after);
    default:
      return joined(before, new Uint8Array(count % 4).fill(byte), after);
  }
}

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
  it('never throws on damaged bytes: it gives a document that can be written, or problems with positions', () => {
    const damages = fc.array(byteDamage, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...encoded), damages, (file, list) => {
        const bytes = list.reduce(damageBytes, file);
        const result = readFile(bytes, 'damaged.json', sha256);
        expectPlaced(result, countLines(bytes));
        expectStable(result);
      }),
      { numRuns: runs(2500) },
    );
  });

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
