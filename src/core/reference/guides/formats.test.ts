import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { createChecker } from '../../check/checker.ts';
import { readText } from '../../files/read-file.ts';
import { writeAssessment, writeCasefile, writeDesk } from '../../files/write.ts';
import { guides } from '../guides.ts';

function read(text: string) {
  const result = readText(text, 'example', sha256);
  if (result.kind === 'refused') throw new Error(result.problems.map(({ message }) => message).join('\n'));
  expect([...result.problems, ...result.notices]).toEqual([]);
  return result;
}

/** The first code in the entry of a format. */
function exampleOf(id: string): string {
  const code = guides.find((entry) => entry.id === id)?.body.find(({ kind }) => kind === 'code');
  if (code?.kind !== 'code') throw new Error(`${id} has no example.`);
  return code.text;
}

describe('the examples of the formats', () => {
  const [assessmentExample, casefileExample, deskExample] = [
    exampleOf('format/assessment-json'),
    exampleOf('format/casefile-json'),
    exampleOf('format/desk-json'),
  ];
  const casefile = read(casefileExample);
  const assessment = read(assessmentExample);
  const desk = read(deskExample);

  it('have the kinds that their entries say', () => {
    expect([assessment.kind, casefile.kind, desk.kind]).toEqual(['assessment', 'casefile', 'desk']);
  });

  it('are written as Assessment Desk writes them', () => {
    if (assessment.kind !== 'assessment' || casefile.kind !== 'casefile' || desk.kind !== 'desk') throw new Error();
    expect(writeAssessment(assessment.assessment)).toBe(`${assessmentExample}\n`);
    expect(writeCasefile(casefile.casefile)).toBe(`${casefileExample}\n`);
    expect(writeDesk(desk)).toBe(`${deskExample}\n`);
  });

  it('show an assessment without findings, with its casefile', () => {
    if (assessment.kind !== 'assessment' || casefile.kind !== 'casefile') throw new Error();
    const workspace = { title: '', assessment: assessment.assessment, casefile: casefile.casefile };
    const { findings } = createChecker({ digest: sha256 }).check(workspace);
    expect(findings.filter(({ ruleId }) => !ruleId.startsWith('tradecraft/'))).toEqual([]);
  });

  it('show a desk file with only the error that its entry mentions', () => {
    if (desk.kind !== 'desk') throw new Error();
    const errors = createChecker({ digest: sha256 })
      .check(desk)
      .findings.filter(({ level }) => level === 'error');
    expect(errors.map(({ path }) => path)).toEqual(['/producer/version']);
  });
});
