import { Profiler } from 'react';
import { expect, it } from 'vitest';
import type { FieldDifference } from '../core/compare/difference.ts';
import type { Target } from '../core/review/targets.ts';
import { workspaceOf } from '../core/rules/example-workspace.ts';
import { FieldChanges } from './field-changes.tsx';
import { renderInDesk } from './rendered.fixtures.tsx';

const changed = (place: string, before: string, after: string): FieldDifference => ({
  kind: 'changed',
  places: { before: place, after: place },
  name: place,
  sentence: 'It changed.',
  before,
  after,
});

/** Renders differences of a German draft with a French source. Returns the languages of removed and added words. */
function languagesOf(target: Target, differences: readonly FieldDifference[]) {
  const draft = workspaceOf({ title: 'Languages', casefile: { '/observations/0/language': 'fr' } });
  const { screen } = renderInDesk(<FieldChanges of={differences} target={target} />, { ...draft, textLanguage: 'de' });
  return screen
    .getAllByRole('listitem')
    .map((item) => ['del', 'ins'].map((tag) => item.querySelector(tag)?.closest('[lang]')?.getAttribute('lang')));
}

it('gives a changed quotation in a contradiction the language of its source, and the explanation the author’s', () => {
  const target = { kind: 'contradiction', left_claim_id: 'C-001', right_claim_id: 'C-002' } as Target;
  expect(
    languagesOf(target, [
      changed('/claims/1/actual', 'le canal', 'le port'),
      changed('/contradictions/0/explanation', 'der Kanal', 'der Hafen'),
    ]),
  ).toEqual([
    ['fr', 'fr'],
    ['de', 'de'],
  ]);
});

it('gives a proposition that was identical to its quotation before both changed the source’s language', () => {
  expect(
    languagesOf({ kind: 'claim', claim_id: 'C-001' } as Target, [
      changed('/claims/0/actual', 'le canal', 'le port'),
      changed('/claims/0/proposition', 'le canal', 'der Hafen'),
    ])[1],
  ).toEqual(['fr', 'de']);
});

it('gives the words that a suggestion quotes the language of the reviewed claim’s source', () => {
  expect(
    languagesOf({ kind: 'claim', claim_id: 'C-001' } as Target, [
      changed('/actual', 'le canal', 'le port'),
      changed('/proposition', 'der Kanal', 'le port'),
    ]),
  ).toEqual([
    ['fr', 'fr'],
    ['de', 'fr'],
  ]);
});

it('is not rendered again when another claim or the casefile’s title changes', async () => {
  let renderings = 0;
  const { screen, edit } = renderInDesk(
    <Profiler id="changes" onRender={() => (renderings += 1)}>
      <FieldChanges
        of={[changed('/proposition', 'der Kanal', 'der Hafen')]}
        target={{ kind: 'claim', claim_id: 'C-001' } as Target}
      />
    </Profiler>,
    workspaceOf({ title: 'Changes' }),
  );
  const set = (path: string, value: string) => edit({ type: 'set', path, value });
  const before = renderings;
  await set('/assessment/claims/1/actual', 'le port');
  await set('/casefile/title', 'Sources');
  expect(renderings).toBe(before);
  await set('/assessment/claims/0/actual', 'der Hafen');
  expect(renderings).toBe(before + 1);
  expect(screen.container.querySelector('ins')?.closest('[lang]')?.getAttribute('lang')).toBe('en');
});
