import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { anyValue } from '../../core/files/arbitrary-document.fixtures.ts';
import { readFile, type ReadResult } from '../../core/files/read-file.ts';
import { sampleAssessment, sampleCasefile, sampleWorkspace } from '../../core/files/sample.fixtures.ts';
import { writeAssessment, writeCasefile, writeDesk, writeReview } from '../../core/files/write.ts';
import type { JsonValue } from '../../core/json/json.ts';
import { withAllVerdicts } from '../../core/review/reviews.fixtures.ts';
import { sha256 } from '../../platform/digest.ts';
import { restoreShared, withoutShared, type PartialResult } from './shared-parts.ts';

const draft = withAllVerdicts(sampleWorkspace);
const reviewText = writeReview(draft.reviews![0]!);

/** Reads a text as the worker does. */
function readInWorker(text: string): { readonly result: ReadResult; readonly partial: PartialResult } {
  let parsed: JsonValue | undefined;
  const result = readFile(new TextEncoder().encode(text), 'a.json', sha256, (value) => (parsed = value));
  return { result, partial: parsed === undefined ? { result, shared: [] } : withoutShared(result, parsed) };
}

/** The result that the page restores from a copy of the partial one. */
const onPage = (text: string, partial: PartialResult): ReadResult =>
  restoreShared(structuredClone(partial), JSON.parse(text) as JsonValue);

const files = [
  [writeAssessment(sampleAssessment), ['assessment']],
  [writeCasefile(sampleCasefile), ['casefile/actors', 'casefile/observations']],
  [writeDesk(draft), ['assessment', 'casefile/observations', 'reviews/0/verdicts', 'reviews/0/contents']],
  [reviewText, ['review/verdicts', 'review/contents']],
] as const;

describe('a result without its shared parts', () => {
  it('is complete again on the page for every kind of file', () => {
    for (const [text, paths] of files) {
      const { result, partial } = readInWorker(text);
      expect(partial.shared.map(({ inResult }) => inResult.join('/'))).toEqual(expect.arrayContaining([...paths]));
      expect(onPage(text, partial)).toEqual(result);
    }
  });

  it('does not contain the verdicts of a review', () => {
    const { partial } = readInWorker(reviewText);
    expect(JSON.stringify(partial)).not.toContain('judged');
  });

  it('contains the verdicts that are left if one is skipped', () => {
    const text = reviewText.replace(/"digest_sha256": "./, '"digest_sha256": "x');
    const { result, partial } = readInWorker(text);
    expect(result).toMatchObject({ kind: 'review', problems: [{}] });
    expect(partial.shared.map(({ inResult }) => inResult.join('/'))).not.toContain('review/verdicts');
    expect(onPage(text, partial)).toEqual(result);
  });

  it('is an error if Assessment Desk could not read the file', () => {
    const { partial } = readInWorker(reviewText);
    expect(() => restoreShared(structuredClone(partial), undefined)).toThrow(
      'Assessment Desk could not read the file.',
    );
  });

  it('is complete again on the page for any document', () => {
    const documents = fc.dictionary(fc.oneof(fc.constant('__proto__'), fc.string({ unit: anyCharacter })), anyValue);
    fc.assert(
      fc.property(documents, (members) => {
        const text = JSON.stringify({ ...members, contract: 'ww3.assessment/v1' });
        const { result, partial } = readInWorker(text);
        expect(onPage(text, partial)).toEqual(result);
      }),
    );
  });
});
