import { describe, expect, it } from 'vitest';
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { sampleAssessment, sampleCasefile, sampleWorkspace } from '../../core/files/sample.fixtures.ts';
import { readText, readFile, type ReadResult } from '../../core/files/read-file.ts';
import { writeAssessment, writeCasefile, writeDesk, writeReview } from '../../core/files/write.ts';
import { withAllVerdicts } from '../../core/review/reviews.fixtures.ts';
import type { Review } from '../../core/review-shape/types.generated.ts';
import { sha256 } from '../../platform/digest.ts';
import { WorkerBeside } from '../../platform/worker-call.fixtures.ts';
import type { CallProgress } from '../../platform/worker-call.ts';
import { casefileIn, fingerprint, readAndHash } from './read-here.ts';
import { prepareFingerprint, readFiles } from './read-in-worker.ts';
import fc from 'fast-check';
import { anyCharacter } from '../../../.config/any-character.ts';
import { anyValue } from '../../core/files/arbitrary-document.fixtures.ts';
import type { JsonValue } from '../../core/json/json.ts';
import { restoreShared, withoutShared, type PartialResult } from './shared-parts.ts';

/** The worker's own program, run beside the test. */
const worker = () => new WorkerBeside({ readAndHash, fingerprint });

/** One whose messages are noted. */
function listenedWorker() {
  const started = worker();
  const progress: CallProgress[] = [];
  /** The lengths of its answers. */
  const answers: number[] = [];
  started.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<{ response?: unknown; progress?: CallProgress }>;
    if (data.progress) progress.push(data.progress);
    if (data.response !== undefined) answers.push(JSON.stringify(data.response).length);
  });
  return { started, progress, answers };
}

const sound = new File([writeAssessment(sampleAssessment)], 'a.assessment.json');

const [review] = withAllVerdicts(sampleWorkspace).reviews as readonly [Review];
const long = 'x'.repeat(5000);
const messages = Array.from({ length: 20 }, (_, minute) => {
  const at = `2026-11-02T10:${String(minute + 10)}:00Z`;
  return { by: 'author', name: 'Ana', kind: 'note', note: long, at } as const;
});
const longReview: Review = {
  ...review,
  format: 'assessment-desk.review/v2',
  verdicts: review.verdicts.map((verdict) => ({ ...verdict, thread: messages })),
};

/** A casefile with a passage of this many characters. */
function casefileOf(length: number): Casefile {
  const [observation] = sampleCasefile.observations;
  if (!observation) throw new Error('The sample has no observation.');
  const passages = [{ passage_id: 'sha256:x', text: 'x'.repeat(length) }];
  return { ...sampleCasefile, observations: [{ ...observation, passages }] };
}

/** A file that says how large it is, and cannot be read. */
function unreadableFile(size: number): File {
  const file = new File(['x'], 'x.json');
  return Object.defineProperties(file, {
    size: { value: size },
    slice: { value: () => ({ arrayBuffer: () => Promise.reject(new Error('the disk is gone')) }) },
  });
}

describe('the fingerprint of a large casefile', () => {
  it('is computed in a worker, and never again on the page', async () => {
    const started = worker();
    const large = casefileOf(1_000_000);
    await prepareFingerprint(large, { startWorker: () => started });
    const again = casefileFingerprint(structuredClone(large), sha256);
    expect(casefileFingerprint(large, () => expect.unreachable())).toBe(again);
    expect(started.terminated).toBe(true);
  });

  it('is left to the page if there is no worker, or if the casefile is small', async () => {
    const startWorker = (): never => {
      throw new Error('No workers here.');
    };
    for (const casefile of [casefileOf(1_000_000), casefileOf(10)]) {
      await prepareFingerprint(casefile, { startWorker });
      expect(casefileFingerprint(casefile, sha256)).toBe(casefileFingerprint(structuredClone(casefile), sha256));
    }
  });
});

describe('reading a file in a worker', () => {
  it('returns the document, reports progress, and stops the worker', async () => {
    const started = worker();
    const progress: CallProgress[] = [];
    const result = await readFiles(sound, { startWorker: () => started, onProgress: (step) => progress.push(step) });
    expect(result).toEqual({ kind: 'assessment', assessment: sampleAssessment, problems: [], notices: [] });
    expect(progress).toEqual([{ label: 'Reading the file', fraction: 0 }, { label: 'Checking the file' }]);
    expect(started.terminated).toBe(true);
  });

  it('hashes the casefile in a casefile or a desk file in the worker, and never again on the page', async () => {
    for (const text of [writeCasefile(sampleCasefile), writeDesk(sampleWorkspace)]) {
      const casefile = casefileIn(await readFiles(new File([text], 'a.json'), { startWorker: worker }));
      expect(casefile).toEqual(sampleCasefile);
      const fingerprint = casefileFingerprint(structuredClone(sampleCasefile), sha256);
      expect(casefile && casefileFingerprint(casefile, () => expect.unreachable())).toBe(fingerprint);
    }
  });

  it('parses a large assessment or review on the page too, and gets no copy of it from the worker', async () => {
    const large = writeAssessment({ ...sampleAssessment, unknowns: ['x'.repeat(300_000)] });
    for (const text of [large, writeReview(longReview)]) {
      const { started, answers } = listenedWorker();
      const result = await readFiles(new File([text], 'a.json'), { startWorker: () => started });
      expect(result).toEqual(readText(text, 'a.json', sha256));
      expect(answers).toHaveLength(1);
      expect(answers[0]).toBeLessThan(2000);
    }
  });

  it('gives the value of a large file to the page while the worker still checks it', async () => {
    const { started, answers } = listenedWorker();
    const parsed: { value?: unknown; isChecked?: boolean } = {};
    const result = await readFiles(new File([writeReview(longReview)], 'a.review.json'), {
      startWorker: () => started,
      onParsed: (value) => void Object.assign(parsed, { value, isChecked: answers.length > 0 }),
    });
    expect(parsed.isChecked).toBe(false);
    if (result.kind !== 'review') throw new Error('The file is a review.');
    expect((parsed.value as Review).verdicts).toBe(result.review.verdicts);
  });

  it('does not parse a large file on the page that cannot be opened', async () => {
    const { started, progress } = listenedWorker();
    const file = new File([JSON.stringify({ any: Array<number>(200_000).fill(1) })], 'a.json');
    expect(await readFiles(file, { startWorker: () => started })).toMatchObject({ kind: 'refused' });
    expect(progress.filter(({ json }) => json)).toEqual([]);
  });

  it('reports how far it is in a large file', async () => {
    const fractions: (number | undefined)[] = [];
    const file = new File([new Uint8Array(36 * 1024 * 1024)], 'zeros.json');
    await readFiles(file, {
      startWorker: worker,
      onProgress: (step) => fractions.push(step.fraction),
    });
    expect(fractions).toEqual([0, 16 / 36, 32 / 36, undefined]);
  });

  it('rejects a file of 200 MB without reading it, and one that the system cannot read, without a worker', async () => {
    const startWorker = () => expect.unreachable();
    for (const [size, code, words] of [
      [200 * 1024 * 1024, 'too-large', '200.0 MiB'],
      [10, 'unreadable', 'the disk is gone'],
    ] as const) {
      const message = expect.stringContaining(words) as string;
      const result = await readFiles(unreadableFile(size), { startWorker });
      expect(result).toMatchObject({ kind: 'refused', problems: [{ code, message }] });
    }
  });

  it('reads on the main thread after a worker that fails before it answers, and rejects a file that makes one fail', async () => {
    for (const hasAnswered of [false, true]) {
      const worker = new WorkerBeside();
      const reading = readFiles(sound, { startWorker: () => worker });
      await Promise.resolve();
      if (hasAnswered) worker.tell({ serial: 1, progress: { label: 'Reading the file' } });
      worker.fail();
      const result = hasAnswered ? { kind: 'refused', problems: [{ code: 'unreadable' }] } : { kind: 'assessment' };
      expect(await reading).toMatchObject(result);
      expect(worker.terminated).toBe(true);
    }
  });

  it('reads on the main thread if there are no workers, and can be cancelled there', async () => {
    const startWorker = () => {
      throw new Error('no workers here');
    };
    expect(await readFiles(sound, { startWorker })).toMatchObject({ kind: 'assessment' });
    const controller = new AbortController();
    const reading = readFiles(new File([new Uint8Array(9 * 1024 * 1024)], 'x'), {
      startWorker,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('rejects if it is cancelled', async () => {
    const cancelling = new AbortController();
    const options = { startWorker: () => new WorkerBeside(), signal: cancelling.signal };
    const reading = readFiles(sound, options);
    cancelling.abort();
    for (const work of [reading, readFiles(sound, options)])
      await expect(work).rejects.toMatchObject({ name: 'AbortError' });
  });
});

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
