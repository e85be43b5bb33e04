import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { passageId } from '../casefile/hash.ts';
import type { PlacedHighlight } from '../extraction/compose.ts';
import { noteOn } from '../workspace/private-notes.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { annotationsOfHighlights } from './annotations-of-highlights.ts';
import { planAnnotations } from './claims-of-annotations.ts';
import { addedTo, draftWith, outcomesOf } from './outcomes.fixtures.ts';

const text = '🚢 The strait is closed. The chan-\nnel is open. The strait is closed.';
const id = passageId(text, sha256);

const draftOf = (...texts: readonly string[]) => draftWith(...texts.map((one) => [one, null] as const));

const placed = (quote: string, start?: number, more: Partial<PlacedHighlight> = {}): PlacedHighlight => ({
  quote,
  position: start === undefined ? undefined : { start, end: start + [...quote].length },
  comment: '',
  author: '',
  changed: '',
  ...more,
});

const added = (draft: Workspace, ...highlights: readonly PlacedHighlight[]) =>
  addedTo(draft, annotationsOfHighlights(id, text, highlights));

describe('the highlights of a file', () => {
  it('become claims at their place, also if the words are at several places', () => {
    const second = [...text].lastIndexOf('T');
    const { claims, counts } = added(
      draftOf('Another text.', text),
      placed('The strait is closed.', second),
      placed('The chan-\nnel', 24),
    );
    expect(counts).toMatchObject({ exact: 2, undecided: 0 });
    expect(claims).toMatchObject([
      { observation_id: 2, passage_id: id, span: { start: second }, representation: 'verbatim' },
      { span: { start: 24, end: 37 }, actual: 'The chan-\nnel' },
    ]);
  });

  it('are left to a person if they have no place and their words are at several', () => {
    const { claims, counts, unplaced } = added(draftOf(text), placed('The strait is closed.'), placed('strait open.'));
    expect(counts).toMatchObject({ exact: 0, undecided: 2 });
    expect(unplaced).toEqual([]);
    expect(claims.map(({ actual }) => actual)).toEqual(['The strait is closed.', 'strait open.']);
  });

  it('keep the comment as the proposition, unless it repeats the words, and who made them as a note', () => {
    const made = { author: 'R. Lind', changed: '2026-07-14T10:15:00Z' };
    const { after, claims } = added(
      draftOf(text),
      placed('is open', 38, { comment: ' Since when? ', ...made }),
      placed('The chan-\nnel', 24, { comment: 'The chan- nel' }),
      placed('strait', 6, { author: 'R. Lind' }),
    );
    expect(claims).toMatchObject([
      { proposition: 'Since when?', representation: 'paraphrase' },
      { proposition: 'The chan-\nnel', representation: 'verbatim' },
      { proposition: 'strait' },
    ]);
    const notes = claims.map(({ claim_id = '' }) => noteOn(after, { list: 'claims', id: claim_id }));
    expect(notes).toEqual(['Highlighted by R. Lind on 2026-07-14.', '', 'Highlighted by R. Lind.']);
  });

  it('are anchored in another text only where their words are at one place, with the same words around them', () => {
    const other = 'Copied by hand: The strait is closed. The channel is open. The strait is closed.';
    const { claims, counts, unplaced } = added(draftOf(other), placed('is open', 38), placed('strait', 6));
    expect([counts.exact, counts.undecided, unplaced]).toEqual([1, 0, ['strait']]);
    expect(claims).toMatchObject([{ actual: 'is open', passage_id: passageId(other, sha256) }]);
  });

  it('take little time if there are 10,000 in a long text', () => {
    const long = Array.from({ length: 20_000 }, (_, index) => `Sentence ${String(index)} is long enough.`).join('\n');
    const offset = (index: number): number => long.indexOf(`Sentence ${String(index)} `);
    const all = Array.from({ length: 10_000 }, (_, index) => placed(`Sentence ${String(index)} is`, offset(index)));
    const result = planAnnotations(draftOf(long), annotationsOfHighlights(passageId(long, sha256), long, all));
    expect(result && outcomesOf(result)).toMatchObject({ exact: 200, overLimit: 9800 });
  });
});
