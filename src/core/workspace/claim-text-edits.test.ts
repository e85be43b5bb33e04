import { describe, expect, it } from 'vitest';
import { valueAt } from '../json/pointer.ts';
import { applyEdit } from './apply-edit.ts';
import { paraphraseOf } from './claim-text-edits.ts';
import { assessment, casefile, claim, codePoints } from './workspaces.fixtures.ts';

const anchor = {
  observation_id: 1,
  passage_id: `sha256:${'a'.repeat(64)}`,
  span: codePoints(0, 5),
  actual: 'Words',
};

describe('paraphraseOf', () => {
  it.each([
    ['keeps a proposition that is the old text', { actual: 'Invented.', proposition: 'Invented.' }, 'Invented.'],
    ['keeps another proposition', { actual: 'Invented.', proposition: 'So it is.' }, 'So it is.'],
    ['uses the old text if there is no proposition', { actual: 'Invented.', proposition: '' }, 'Invented.'],
  ])('%s', (_, changes, proposition) => {
    const workspace = {
      title: '',
      assessment: assessment({ claims: [claim('C-001', changes)] }),
      casefile: casefile(),
    };
    const after = applyEdit(workspace, paraphraseOf(workspace, 0, anchor));
    expect(valueAt(after.assessment, '/claims/0')).toEqual(
      claim('C-001', { actual: 'Words', proposition, representation: 'paraphrase' }),
    );
  });
});
