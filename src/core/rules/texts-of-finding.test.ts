import { sha256 } from '@noble/hashes/sha2.js';
import { expect, it } from 'vitest';
import { partsOfSentence } from '../text/parts-of-sentence.ts';
import { createChecker } from '../check/checker.ts';
import { workspaceOf } from './example-workspace.ts';
import { textsOfFinding } from './texts-of-finding.ts';

const german = (example: Parameters<typeof workspaceOf>[0]) => ({ ...workspaceOf(example), textLanguage: 'de' });

it('has the words of a passage in the language of its source, and those of an entry in the author’s', () => {
  const workspace = german({
    title: '',
    assessment: {
      '/claims/0/span/start': 1,
      '/intent_hypotheses/0/hypothesis': 'We assess with high confidence that the council is likely to close it.',
    },
    casefile: { '/observations/0/language': 'fr' },
  });
  const quoted = createChecker({ digest: sha256 })
    .check(workspace)
    .findings.flatMap((finding) => partsOfSentence(finding.message, textsOfFinding(workspace, finding)))
    .filter((part) => typeof part !== 'string');
  expect(quoted.map(({ language }) => language)).toEqual(['fr', 'de', 'de']);
  expect(quoted[0]?.text).toMatch(/^he Harbour Council/);
});

it('has the word that a span cuts in the language of its source', () => {
  const workspace = german({
    title: '',
    assessment: { '/claims/0/span/start': 7, '/claims/0/span/end': 19, '/claims/0/actual': 'bour Council' },
    casefile: { '/observations/0/language': 'fr' },
  });
  const { findings } = createChecker({ digest: sha256 }).check(workspace);
  const cut = findings.filter(({ ruleId }) => ruleId === 'span/inside-word');
  expect(cut.flatMap((finding) => textsOfFinding(workspace, finding))).toEqual([
    { text: 'Harbour Council', language: 'fr' },
  ]);
});

it('has the titles of the observations that fixes name', () => {
  const workspace = german({ title: '', casefile: { '/observations/0/language': 'fr' } });
  const edit = {
    type: 'batch',
    edits: [{ type: 'set', path: '/assessment/claims/0/observation_id', value: 1 }],
  } as const;
  const finding = { related: [], data: {}, fixes: [{ title: 'Move the claim', edit }] };
  expect(textsOfFinding(workspace, finding)).toEqual([{ text: 'On the north channel', language: 'fr' }]);
});
