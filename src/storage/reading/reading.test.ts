import { sha256 } from '@noble/hashes/sha2.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleAssessment } from '../../core/files/sample.fixtures.ts';
import { writeAssessment } from '../../core/files/write.ts';
import { WorkerBeside } from '../../platform/worker-call.fixtures.ts';
import { readAndHash } from './read-here.ts';
import { readPasted } from './reading.ts';
import { strToU8, zipSync } from 'fflate';
import { pathInContainer, pathOf } from '../../platform/file-path.ts';
import { WorkerFailure, type CallProgress } from '../../platform/worker-call.ts';
import { openZip, openZippedSources } from './opening-zip.ts';
import { unpackingMethods } from './unpack-here.ts';
import { emptyAssessment } from '../../core/workspace/create.ts';
import { emptyCasefile } from '../../core/casefile/create.ts';
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import { withReview } from '../../core/review/reviews.fixtures.ts';
import { reportOn, workspacesOf, type OpenableFile } from './opened-file.ts';
import { encrypt } from '../../encryption/age.ts';
import { createRequestStore, type PassphraseRequest } from '../../desk/requests.ts';
import { decryptBlob } from '../encryption/age-here.ts';
import { decryptFiles, type DecryptingParts } from './encrypted-files.ts';

/** The workers that were started; they run beside the test. */
const workers: WorkerBeside<object>[] = [];

class Reader extends WorkerBeside<object> {
  constructor() {
    super({ readAndHash });
    workers.push(this);
  }
}

const small = writeAssessment(sampleAssessment);
const padded = (end: string): string => writeAssessment({ ...sampleAssessment, unknowns: ['?'.repeat(300_000) + end] });

describe('a pasted text', () => {
  afterEach(() => {
    workers.length = 0;
    vi.unstubAllGlobals();
  });

  it('is read in the worker if it is large, with the same result as on the page', async () => {
    vi.stubGlobal('Worker', Reader);
    const { result } = await readPasted(padded('é'), sha256);
    expect(workers.map(({ requests }) => (requests[0] as File).size)).toEqual([
      new TextEncoder().encode(padded('é')).length,
    ]);
    vi.unstubAllGlobals();
    expect(result).toEqual((await readPasted(padded('é'), sha256)).result);
    expect(result).toMatchObject({ kind: 'assessment', problems: [], notices: [] });
  });

  it('is read on the page if it is small, or if a file would lose half of a surrogate pair', async () => {
    vi.stubGlobal('Worker', Reader);
    expect((await readPasted(small, sha256)).result.kind).toBe('assessment');
    const lone = padded('x').replace('???x', '???\ud800');
    expect((await readPasted(lone, sha256)).result).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'lone-surrogate' }],
    });
    expect(workers).toEqual([]);
  });
});

const zipOf = (texts: Readonly<Record<string, string>>, name = 'papers.zip'): File =>
  new File([zipSync(Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, strToU8(text)])))], name);

/** Marks entries of a zip as encrypted: bit 0 of the flags in the directory (APPNOTE 4.4.4). */
async function encrypted(zip: File, wanted: (path: string) => boolean): Promise<File> {
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 46; at += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    if (wanted(name)) view.setUint16(at + 8, view.getUint16(at + 8, true) | 1, true);
  }
  return new File([bytes], zip.name);
}

/** Options that unpack beside the test, and what they saw. */
function beside() {
  const workers: WorkerBeside<typeof unpackingMethods>[] = [];
  const progress: CallProgress[] = [];
  const startWorker = (): WorkerBeside<typeof unpackingMethods> => {
    const worker = new WorkerBeside(unpackingMethods);
    workers.push(worker);
    return worker;
  };
  return { workers, progress, startWorker, onProgress: (step: CallProgress) => void progress.push(step) };
}

const problemsIn = async (opened: ReturnType<typeof openZip>): Promise<readonly string[]> =>
  (await opened).refused.flatMap(({ result }) =>
    result.kind === 'refused' ? result.problems.map(({ message }) => message) : [],
  );

describe('sources in a zip', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are unpacked in a worker, with their paths and the progress, and the worker ends', async () => {
    const made = beside();
    const zip = zipOf({ 'a/one.txt': 'one', 'two.txt': 'two', '__MACOSX/x': '' });
    const { files, isForOpening } = await openZippedSources(zip, made);
    expect(await Promise.all(files.map(async (file) => [pathOf(file), await file.text()]))).toEqual([
      ['a/one.txt', 'one'],
      ['two.txt', 'two'],
    ]);
    expect(files.map(pathInContainer)).toEqual(['papers.zip/a/one.txt', 'papers.zip/two.txt']);
    expect(isForOpening).toBe(false);
    expect(made.workers.map(({ terminated }) => terminated)).toEqual([true]);
    expect(made.progress.map(({ label }) => label)).toContain('Unzipping file 2 of 2: papers.zip');
  });

  it('are unpacked on the page if there is no worker', async () => {
    const startWorker = (): never => {
      throw new Error('No workers here.');
    };
    const { files } = await openZippedSources(zipOf({ 'one.txt': 'one' }), { startWorker });
    expect(files.map(({ name }) => name)).toEqual(['one.txt']);
  });

  it('can be cancelled, which ends the worker', async () => {
    const controller = new AbortController();
    const silent = new WorkerBeside<typeof unpackingMethods>();
    const options = { startWorker: () => silent, signal: controller.signal };
    const opening = openZippedSources(zipOf({ 'one.txt': 'one' }), options);
    controller.abort();
    await expect(opening).rejects.toThrow(/abort/i);
    expect(silent.terminated).toBe(true);
  });

  it('that are encrypted are named, and do not affect the others, or once for the whole zip', async () => {
    const zip = await encrypted(zipOf({ 'one.txt': 'one', 'b.txt': 'b' }), (name) => name === 'b.txt');
    const { files, unreadable } = await openZippedSources(zip, beside());
    expect(files.map(({ name }) => name)).toEqual(['one.txt']);
    expect(unreadable).toMatchObject([
      { path: 'papers.zip/b.txt', problem: expect.stringContaining('password-protected') },
    ]);
    const problem = 'This zip file is protected with a password. Unzip it with its password, and add the files in it.';
    const whole = await encrypted(zipOf({ 'one.txt': 'one', 'two.txt': 'two' }), () => true);
    expect(await openZippedSources(whole, beside())).toMatchObject({
      files: [],
      unreadable: [{ path: 'papers.zip', problem }],
      isForOpening: false,
    });
    const desks = await encrypted(zipOf({ 'a.desk.json': '{}', 'b.desk.json': '{}' }), () => true);
    expect(await problemsIn(openZip(desks, beside()))).toEqual([problem]);
  });

  it('give a sentence if unpacking fails', async () => {
    const failing = () => {
      const worker = new WorkerBeside<typeof unpackingMethods>();
      queueMicrotask(() => {
        worker.tell({ serial: 1, progress: { label: 'Reading the file' } });
        worker.fail();
      });
      return worker;
    };
    expect(await problemsIn(openZip(zipOf({ 'a.desk.json': '{}' }), { startWorker: failing }))).toEqual([
      'Unzipping this file took more memory than the browser allows. Unzip it and open the files in it.',
    ]);
    expect(await problemsIn(openZip(zipOf({}), beside()))).toEqual(['This zip file contains no files.']);
  });
});

const nothing = { problems: [], notices: [] };
const casefile = emptyCasefile('Sources');
const own = casefileFingerprint(casefile, sha256);
const assessmentFile: OpenableFile = {
  fileName: 'hesper.assessment.json',
  result: { kind: 'assessment', assessment: emptyAssessment(), ...nothing },
};
const casefileFile: OpenableFile = {
  fileName: 'hesper.casefile.json',
  result: { kind: 'casefile', casefile, ...nothing },
};
const deskFile: OpenableFile = {
  fileName: 'a.desk.json',
  result: { kind: 'desk', title: 'A desk', assessment: {}, casefile: null, ...nothing },
};

describe('workspacesOf', () => {
  it('makes one draft of an assessment and a casefile that are opened together', () => {
    expect(workspacesOf([casefileFile, assessmentFile], sha256)).toEqual([
      { title: 'hesper', assessment: { ...emptyAssessment(), casefile_fingerprint_sha256: own }, casefile },
    ]);
  });

  it('makes a draft of each file if it is not clear which of them belong together', () => {
    expect(workspacesOf([casefileFile, assessmentFile, casefileFile], sha256)).toHaveLength(3);
    expect(workspacesOf([deskFile, assessmentFile], sha256).map(({ title }) => title)).toEqual(['A desk', 'hesper']);
  });

  it('keeps the language of the author’s texts and the brief', () => {
    const content = { title: 'A', textLanguage: 'de', brief: 'Now.', assessment: {}, casefile: null };
    const file: OpenableFile = { fileName: 'a.desk.json', result: { kind: 'desk', ...content, ...nothing } };
    expect(workspacesOf([file], sha256)).toEqual([content]);
  });

  it('gives a new draft the fingerprint of the casefile that it starts from, and does not change that of an assessment', () => {
    const [workspace] = workspacesOf([casefileFile], sha256);
    expect([workspace?.title, workspace?.assessment.casefile_fingerprint_sha256]).toEqual(['Sources', own]);
    const assessment = { ...emptyAssessment(), casefile_fingerprint_sha256: '0'.repeat(64) };
    const file: OpenableFile = { fileName: 'a.json', result: { kind: 'assessment', assessment, ...nothing } };
    expect(workspacesOf([file, casefileFile], sha256)[0]?.assessment).toEqual(assessment);
  });
});

describe('reportOn', () => {
  it('returns every problem and notice of a file', () => {
    const problems = [{ code: 'duplicate-key' as const, message: 'Twice.', line: 2, column: 3 }];
    const refused = reportOn({ fileName: 'x', result: { kind: 'refused', problems } }, false);
    expect(refused).toMatchObject({ outcome: 'refused', problems });
    const notices = [{ code: 'byte-order-mark' as const, message: 'Dropped.' }];
    const taken = { ...deskFile, result: { ...deskFile.result, problems, notices } };
    expect(reportOn(taken, false)).toMatchObject({ outcome: 'opened', problems, notices });
  });

  it('says that attaching a casefile can be undone', () => {
    const summary = expect.stringContaining('You can undo this.') as string;
    expect(reportOn(casefileFile, true)).toMatchObject({ outcome: 'attached', problems: [], summary });
  });

  it('says which draft a review file needs if none is open', () => {
    const [review] = withReview({ title: 'The strait', assessment: emptyAssessment(), casefile: null }).reviews ?? [];
    if (!review) throw new Error('There is no review.');
    const report = reportOn({ fileName: 'r.json', result: { kind: 'review', review, ...nothing } }, false);
    expect(report).toMatchObject({ outcome: 'refused', summary: 'Could not add “r.json”.' });
    expect(report.problems[0]?.message).toBe(
      'This is a review file. Open the draft that it reviews, “The strait”, first, then open this file there.',
    );
  });
});

const encryptedFile = async (name: string, text: string): Promise<File> =>
  new File([await encrypt(new TextEncoder().encode(text), 'the passphrase', 1)], name);

/** Decrypts files, and answers each question with the next of these passphrases; none cancels. */
async function opened(
  files: readonly File[],
  answers: readonly (string | undefined)[],
  load: DecryptingParts['load'] = async () => decryptBlob,
) {
  const passphrases = createRequestStore<PassphraseRequest>();
  const left = [...answers];
  const replies: (string | undefined)[] = [];
  const stop = passphrases.subscribe(({ request }) => {
    if (!request) return;
    const answer = async (): Promise<void> => {
      const next = left.shift();
      if (next === undefined) return request.cancel();
      const reply = await request.attempt(next);
      replies.push(reply);
      if (reply !== undefined) await answer();
    };
    void answer();
  });
  const { files: found, reports } = await decryptFiles(files, { passphrases, load });
  stop();
  const texts = await Promise.all(found.map(async (file) => `${file.name}: ${await file.text()}`));
  return { texts, reports, replies, isAsking: passphrases.getState().request !== null };
}

describe('opening encrypted files', () => {
  it('replaces each by its content, in order, asks again after a wrong passphrase, and does not change other files', async () => {
    const files = [
      new File(['a'], 'a.json'),
      await encryptedFile('b.desk.json.age', 'b'),
      await encryptedFile('c.json', 'c'),
    ];
    const { texts, reports, replies, isAsking } = await opened(files, ['wrong', 'the passphrase', 'the passphrase']);
    expect(texts).toEqual(['a.json: a', 'b.desk.json: b', 'c.json: c']);
    const again = 'This passphrase does not open the file. Check it and try again.';
    expect({ reports, replies, isAsking }).toEqual({
      reports: [],
      replies: [again, undefined, undefined],
      isAsking: false,
    });
  });

  it('opens the others if a person does not know one of the passphrases', async () => {
    const files = [await encryptedFile('b.json.age', 'b'), new File(['a'], 'a.json')];
    const { texts, reports } = await opened(files, [undefined]);
    expect(texts).toEqual(['a.json: a']);
    expect(reports).toMatchObject([{ summary: '“b.json.age” was not opened.', outcome: 'refused', problems: [] }]);
  });

  it('does not ask about a file that cannot be read', async () => {
    const moved = Object.defineProperty(new File(['x'], 'b.json.age'), 'slice', {
      value: () => ({ text: () => Promise.reject(new Error('The file was moved.')) }),
    });
    const { texts, reports, isAsking } = await opened([moved], []);
    expect({ texts, reports, isAsking }).toEqual({ texts: ['b.json.age: x'], reports: [], isAsking: false });
  });

  it('says why it could not be decrypted, and what to do, in sentences', async () => {
    const load = () => Promise.reject(new WorkerFailure('', false));
    const { reports } = await opened([await encryptedFile('b.json.age', 'b')], ['the passphrase'], load);
    expect(reports[0]?.problems[0]?.message).toBe(
      'Could not decrypt this file. A part of Assessment Desk stopped or did not load. Choose it again.',
    );
  });

  it('says that a file is damaged', async () => {
    const whole = await encryptedFile('b.json.age', 'b');
    const { texts, reports } = await opened([new File([whole.slice(0, -3)], whole.name)], ['the passphrase']);
    expect(texts).toEqual([]);
    expect(reports[0]?.problems[0]?.message).toMatch(/^This encrypted file is damaged/);
  });
});
