import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { emptyAssessment } from '../../core/workspace/create.ts';
import { emptyCasefile } from '../../core/casefile/create.ts';
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import { withReview } from '../../core/review/reviews.fixtures.ts';
import { reportOn, workspacesOf, type OpenableFile } from './opened-file.ts';

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
    const result = { ...deskFile.result, kind: 'desk', title: 'A', assessment: {}, casefile: null } as const;
    const [workspace] = workspacesOf(
      [{ ...deskFile, result: { ...result, textLanguage: 'de', brief: 'Now.' } }],
      sha256,
    );
    expect(workspace).toEqual({ title: 'A', textLanguage: 'de', brief: 'Now.', assessment: {}, casefile: null });
  });

  it('gives a new draft the fingerprint of the casefile that it starts from', () => {
    const [workspace] = workspacesOf([casefileFile], sha256);
    expect(workspace?.title).toBe('Sources');
    expect(workspace?.assessment.casefile_fingerprint_sha256).toBe(own);
  });

  it('does not change the fingerprint of an assessment', () => {
    const assessment = { ...emptyAssessment(), casefile_fingerprint_sha256: '0'.repeat(64) };
    const file: OpenableFile = { fileName: 'a.json', result: { kind: 'assessment', assessment, ...nothing } };
    expect(workspacesOf([file, casefileFile], sha256)[0]?.assessment).toEqual(assessment);
  });
});

describe('reportOn', () => {
  it('returns every problem and notice of a file', () => {
    const problems = [{ code: 'duplicate-key' as const, message: 'Twice.', line: 2, column: 3 }];
    expect(reportOn({ fileName: 'x', result: { kind: 'refused', problems } }, false)).toMatchObject({
      outcome: 'refused',
      problems,
    });
    const notices = [{ code: 'byte-order-mark' as const, message: 'Dropped.' }];
    const taken = { ...deskFile, result: { ...deskFile.result, problems, notices } };
    expect(reportOn(taken, false)).toMatchObject({ outcome: 'opened', problems, notices });
  });

  it('says that attaching a casefile can be undone', () => {
    expect(reportOn(casefileFile, true)).toMatchObject({ outcome: 'attached', problems: [] });
    expect(reportOn(casefileFile, true).summary).toContain('You can undo this.');
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
