import { gradeCode, type SourceGrade } from '../../casefile/source-facts.ts';
import { isJsonObject, type JsonValue } from '../../json/json.ts';
import { own, ownText } from '../../json/own.ts';
import { defineRule, nothing } from '../rule.ts';

/** Returns the grade of an actor or observation if it has no basis. */
function gradeWithoutBasis(part: JsonValue): SourceGrade | undefined {
  const grade = own(part, 'grade');
  if (!isJsonObject(grade) || (ownText(grade, 'basis') ?? '').trim() !== '') return undefined;
  return grade as unknown as SourceGrade;
}

export default defineRule({
  id: 'casefile/grade-without-basis',
  level: 'notice',
  subject: 'part',
  authority: { kind: 'convention' },
  docs: {
    description: 'A source grade should state its basis.',
    why: 'Readers can only weigh a letter or digit if they know what it is based on.',
    fix: 'Say why you grade the source this way, or remove the grade.',
  },
  messages: {
    'no-basis': 'The source grade {{grade}} has no basis. State why you grade the source this way.',
  },
  examples: {
    valid: [
      {
        title: 'A graded publisher with a basis.',
        casefile: {
          '/actors/0/grade': { descriptor: '', reliability: 'B', basis: 'Its notices agreed with the port’s log.' },
        },
      },
    ],
    invalid: [
      {
        title: 'A graded observation and a graded publisher without a basis.',
        casefile: {
          '/actors/0/grade': { descriptor: 'The port’s own council.', reliability: 'B', basis: ' ' },
          '/observations/0/grade': { descriptor: '', reliability: 'B', credibility: '2', basis: '' },
        },
        findings: [
          { messageId: 'no-basis', path: '/actors/0/grade/basis' },
          { messageId: 'no-basis', path: '/observations/0/grade/basis' },
        ],
      },
    ],
  },
  check({ kind, value }) {
    if (kind !== 'actor' && kind !== 'observation') return nothing;
    const grade = gradeWithoutBasis(value);
    const code = grade && gradeCode(grade);
    return code ? [{ messageId: 'no-basis', at: '/grade/basis', data: { grade: code } }] : nothing;
  },
});
