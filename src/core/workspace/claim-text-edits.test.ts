import { expect, it } from 'vitest';
import { valueAt } from '../json/pointer.ts';
import { applyEdit } from './apply-edit.ts';
import { paraphraseOf } from './edits.ts';
import { claim, codePoints, workspace } from './workspaces.fixtures.ts';

const anchor = {
  observation_id: 1,
  passage_id: `sha256:${'a'.repeat(64)}`,
  span: codePoints(0, 5),
  actual: 'Words',
};

it('a paraphrase keeps its proposition, and uses the old text if it has none', () => {
  const propositions = { 'Invented.': 'Invented.', 'So it is.': 'So it is.', '': 'Invented.' };
  for (const [before, proposition] of Object.entries(propositions)) {
    const draft = workspace({ claims: [claim('C-001', { actual: 'Invented.', proposition: before })] });
    const after = applyEdit(draft, paraphraseOf(draft, 0, anchor));
    const expected = claim('C-001', { actual: 'Words', proposition, representation: 'paraphrase' });
    expect(valueAt(after.assessment, '/claims/0')).toEqual(expected);
  }
});
