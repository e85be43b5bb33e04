import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { isIdentifier } from '../assessment/ids.ts';
import { partsOfSentence } from '../passage/parts-of-sentence.ts';
import { anyWorkspace, assessment, intent, link } from '../workspace/workspaces.fixtures.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { compareWorkspaces } from './compare.ts';
import { type Difference, textsOfDifference } from './difference.ts';

type Versions = Readonly<Record<'before' | 'after', Workspace>>;

/** A difference whose fields have no lead, so that the texts of all of them count as quoted. */
const withoutLeads = (difference: Difference) => ({
  ...difference,
  fields: difference.fields.map(({ places }) => ({ places })),
});

describe('textsOfDifference', () => {
  it('finds every text that the sentences of a difference quote', () => {
    fc.assert(
      fc.property(anyWorkspace, anyWorkspace, (before, after) => {
        const versions: Versions = { before, after };
        for (const difference of compareWorkspaces(before, after)) {
          // A changed text can be the same as an ID that the sentence names.
          const [texts, all] = [difference, withoutLeads(difference)].map((each) =>
            textsOfDifference(each, versions).filter(({ text }) => !isIdentifier(text)),
          );
          for (const sentence of [difference.sentence, ...difference.fields.map((field) => field.sentence)])
            expect(partsOfSentence(sentence, texts ?? [])).toEqual(partsOfSentence(sentence, all ?? []));
        }
      }),
      { numRuns: runs(50) },
    );
  });

  it('leaves out changed texts, whose words are counted', () => {
    const version = (reason: string, limitation: string): Workspace => ({
      title: '',
      casefile: null,
      assessment: assessment({
        intent_hypotheses: [intent('IH-001', [{ ...link('C-001'), reason }], { limitations: [limitation] })],
      }),
    });
    const versions: Versions = {
      before: version('The fleet will leave the strait.', 'No source was there.'),
      after: version('The fleet will not leave the strait.', 'Both sources are old.'),
    };
    const [difference] = compareWorkspaces(versions.before, versions.after);
    const texts = difference && textsOfDifference(difference, versions).map(({ text }) => text);
    expect(texts).toEqual(['No source was there.', 'Both sources are old.']);
  });
});
