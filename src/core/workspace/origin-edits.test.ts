import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Origin } from '../casefile/types.generated.ts';
import { passageId } from '../casefile/hash.ts';
import { applyEdit } from './apply-edit.ts';
import { addSources, type NewSource } from './add-sources.ts';
import { addPassages, removeObservation, removePassage } from './casefile-edits.ts';
import { newWorkspace } from './create.ts';
import { replacePassage } from './replace-passage.ts';
import type { Workspace } from './workspace.ts';
import { unknownOfSource } from '../casefile/unknown-facts.fixtures.ts';

const idOf = (text: string): string => passageId(text, sha256);

const originOf = (text: string): Origin => ({
  passage_id: idOf(text),
  file: { name: `${text}.pdf`, path: null, size: 1, media_type: 'application/pdf', sha256: '0'.repeat(64) },
  reader: { name: 'pdf', version: 1, engine: null, included: [] },
  places: [],
  losses: [],
});

const source = (...texts: readonly string[]): NewSource => ({
  title: '',
  ...unknownOfSource,
  passages: texts.map((text) => ({ passage_id: idOf(text), text })),
  origins: texts.map(originOf),
});

function deskOf(...sources: readonly NewSource[]): Workspace {
  const empty = newWorkspace('');
  return applyEdit(empty, addSources(empty, sources));
}

const filesOf = ({ casefile }: Workspace) => (casefile?.origins ?? []).map(({ file }) => file.name);

describe('the origins of passages', () => {
  it('go with their passage, unless another observation has it', () => {
    const desk = deskOf(source('a', 'b'), source('a'));
    const without = applyEdit(desk, removePassage(desk, { observationId: 1, passageId: idOf('a') }));
    expect(filesOf(without)).toEqual(['a.pdf', 'b.pdf']);
    const gone = applyEdit(without, removeObservation(without, 1));
    expect(filesOf(gone)).toEqual(['b.pdf']);
    const none = applyEdit(gone, removeObservation(gone, 0));
    expect(none.casefile).toMatchObject({ format: 'assessment-desk.casefile/v1', observations: [] });
    expect(none.casefile).not.toHaveProperty('origins');
  });

  it('stay with a passage that an observation has twice', () => {
    const desk = deskOf(source('a'));
    const passage = { passage_id: idOf('a'), text: 'a' };
    const path = '/casefile/observations/0/passages';
    const twice = applyEdit(desk, { type: 'insert', path, index: 1, values: [passage] });
    const once = applyEdit(twice, removePassage(twice, { observationId: 1, passageId: idOf('a') }));
    expect(filesOf(once)).toEqual(['a.pdf']);
  });

  it('come with passages that are added to an observation', () => {
    const desk = deskOf(source('a'));
    const more = applyEdit(desk, addPassages(desk, 1, ['c', { text: 'b', originFor: () => originOf('b') }], sha256));
    expect(filesOf(more)).toEqual(['a.pdf', 'b.pdf']);
  });

  it('follow when a passage is replaced', () => {
    const desk = deskOf(source('a'));
    const place = { observationId: 1, passageId: idOf('a') };
    const replaced = (revised: Parameters<typeof replacePassage>[2], keepsOld: boolean) => {
      const made = replacePassage(desk, place, revised, keepsOld, sha256);
      return made ? filesOf(applyEdit(desk, made.edit)) : undefined;
    };
    expect(replaced({ text: 'b', originFor: () => originOf('b') }, false)).toEqual(['b.pdf']);
    expect(replaced({ text: 'b', originFor: () => originOf('b') }, true)).toEqual(['a.pdf', 'b.pdf']);
    expect(replaced('b', false)).toEqual([]);
  });

  it('are exactly those of the passages that are left, whatever is removed', () => {
    const someTexts = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(someTexts, { minLength: 1, maxLength: 4 }), fc.array(fc.nat()), (lists, picks) => {
        let desk = deskOf(...lists.map((texts) => source(...texts)));
        for (const pick of picks) {
          const observations = desk.casefile?.observations ?? [];
          const observation = observations[pick % Math.max(1, observations.length)];
          if (!observation) break;
          const [passage] = observation.passages;
          const ref = { observationId: observation.observation_id, passageId: passage?.passage_id ?? '' };
          const edit = passage ? removePassage(desk, ref) : removeObservation(desk, observations.indexOf(observation));
          desk = applyEdit(desk, edit);
        }
        const left = new Set(desk.casefile?.observations.flatMap(({ passages }) => passages.map(({ text }) => text)));
        expect(new Set(filesOf(desk))).toEqual(new Set([...left].map((text) => `${text}.pdf`)));
        expect(desk.casefile?.format).toBe(`assessment-desk.casefile/v${left.size > 0 ? '2' : '1'}`);
      }),
    );
  });
});
