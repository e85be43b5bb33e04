import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { applyEdit, EditError } from './apply-edit.ts';
import type { Edit, Workspace } from './workspace.ts';
import { emptyWorkspace, newWorkspace } from './create.ts';
import { isIdentifier } from '../assessment/ids.ts';
import { emptyCasefile } from '../casefile/create.ts';
import {
  actorIdFor,
  addActor,
  addActorAt,
  addNames,
  addObservation,
  addPassages,
  attachCasefile,
  refreshFingerprint,
  removePassage,
  removeObservation,
  followFingerprint,
} from './casefile-edits.ts';
import { casefileFingerprint } from '../casefile/fingerprint.ts';
import { LoneSurrogateError, passageId } from '../casefile/hash.ts';
import fc from 'fast-check';
import { originIn } from '../casefile/origins.fixtures.ts';
import { addSources, type NewSource } from './add-sources.ts';
import { replacePassage } from './replace-passage.ts';
import { unknownOfSource } from '../casefile/unknown-facts.fixtures.ts';
import { emptyHistory, follow, stepBack } from './history.ts';
import { applyPatches, diffWorkspaces } from './patch.ts';
import { exampleCasefile } from '../rules/example-workspace.ts';
import { removeGrade, setInGrade, type Graded } from './grade-edits.ts';

const bare = emptyWorkspace('A title');

function after(workspace: Workspace, ...edits: ((now: Workspace) => Edit)[]): Workspace {
  return edits.reduce((now, edit) => applyEdit(now, edit(now)), workspace);
}

describe('edits of the casefile', () => {
  it('adds observations with the next free number, and creates a missing casefile', () => {
    const { casefile } = after(bare, addObservation, addObservation);
    expect(casefile?.title).toBe('A title');
    expect(casefile?.observations.map(({ observation_id }) => observation_id)).toEqual([1, 2]);
  });

  it('adds a passage with its exact text and its hash, and only once', () => {
    const text = '  e\u0301\r\n\ufeff ';
    const add = (now: Workspace) => addPassages(now, 1, [text], sha256);
    const once = after(bare, addObservation, add);
    expect(once.casefile?.observations[0]?.passages).toEqual([{ passage_id: passageId(text, sha256), text }]);
    expect(after(once, add)).toBe(once);
  });

  it('finds the observation by its number after a move, and rejects a deleted one', () => {
    const two = after(bare, addObservation, addObservation);
    const second = after(two, () => ({ type: 'unset', path: '/casefile/observations/0' }));
    const { casefile } = after(second, (now) => addPassages(now, 2, ['a'], sha256));
    expect(casefile?.observations.map(({ passages }) => passages.length)).toEqual([1]);
    expect(() => addPassages(second, 1, ['a'], sha256)).toThrow(EditError);
    expect(() => addPassages(bare, 1, ['a'], sha256)).toThrow(EditError);
  });

  it('rejects a passage with a lone surrogate, with its offset', () => {
    expect(() => addPassages(after(bare, addObservation), 1, ['ab\ud800'], sha256)).toThrow(LoneSurrogateError);
  });

  it('removes a passage from its observation', () => {
    const full = after(bare, addObservation, (now) => addPassages(now, 1, ['a', 'b'], sha256));
    const a = { observationId: 1, passageId: passageId('a', sha256) };
    const left = after(full, (now) => removePassage(now, a));
    expect(left.casefile?.observations[0]?.passages.map(({ text }) => text)).toEqual(['b']);
    expect(() => removePassage(left, a)).toThrow(EditError);
  });

  it('adds an actor and sets its ID in a field, in one edit', () => {
    const path = '/casefile/observations/0/publisher_actor_id';
    const made = after(bare, addObservation, (now) =>
      addActorAt(now, 'Velmara', (_, value) => ({ type: 'set', path, value })),
    );
    expect(made.casefile?.actors.map(({ actor_id }) => actor_id)).toEqual(['velmara']);
    expect(made.casefile?.observations[0]?.publisher_actor_id).toBe('velmara');
  });

  it('adds an actor with several names that semicolons separate', () => {
    const nowhere: Edit = { type: 'batch', edits: [] };
    const { casefile } = after(bare, (now) => addActorAt(now, 'Velmara; Republic of Velmara; Velmara', () => nowhere));
    expect(casefile?.actors[0]).toMatchObject({ actor_id: 'velmara', names: ['Velmara', 'Republic of Velmara'] });
  });

  it('adds names to an actor, each once', () => {
    const start = after(bare, (now) => addActor(now, { name: 'Velmara' }));
    const more = after(start, (now) => addNames(now, 0, ['VLM', 'Velmara', 'VLM']));
    expect(more.casefile?.actors[0]?.names).toEqual(['Velmara', 'VLM']);
    expect(after(start, (now) => addNames(now, 0, ['Velmara']))).toBe(start);
  });

  it('adds an actor with a readable ID made from its name', () => {
    const { casefile } = after(bare, (now) => addActor(now, { name: 'Ministère des Affaires étrangères' }));
    const [actor_id, names] = ['ministere-des-affaires-etrangeres', ['Ministère des Affaires étrangères']];
    expect(casefile?.actors).toEqual([{ actor_id, names, publisher_hosts: [] }]);
  });

  it('counts up if the ID of a name is in use', () => {
    const add = (now: Workspace) => addActor(now, { name: 'United Nations' });
    const { casefile } = after(bare, add, add);
    expect(casefile?.actors.map(({ actor_id }) => actor_id)).toEqual(['united-nations', 'united-nations-2']);
  });

  it('makes an identifier of any name', () => {
    const names = ['', '外交部', '!!!', '😀', ' - ', 'x'.repeat(300), 'Ⅷ', '\ud800', '__proto__', 'İstanbul'];
    expect(names.filter((name) => !isIdentifier(actorIdFor(null, name)))).toEqual([]);
  });

  it('numbers the IDs of names without a Latin letter', () => {
    const casefile = { ...emptyCasefile(''), actors: [{ actor_id: 'A-007', names: [], publisher_hosts: [] }] };
    expect(actorIdFor(casefile, '外交部')).toBe('A-008');
  });
});

describe('attaching a casefile', () => {
  const casefile = { ...emptyCasefile('other'), observations: [] };
  const fingerprint = casefileFingerprint(casefile, sha256);

  it('sets the fingerprint if the assessment has none yet', () => {
    for (const assessment of [{ contract: 'x' }, { casefile_fingerprint_sha256: '' }, bare.assessment]) {
      const result = after({ ...bare, assessment }, (now) => attachCasefile(now, casefile, sha256));
      expect(result.casefile).toEqual(casefile);
      expect(result.assessment['casefile_fingerprint_sha256']).toBe(fingerprint);
    }
  });

  it('keeps a fingerprint from elsewhere, even an invalid one', () => {
    for (const given of ['f'.repeat(64), 'broken', 7]) {
      const from = { ...bare, assessment: { ...bare.assessment, casefile_fingerprint_sha256: given } };
      const result = after(from, (now) => attachCasefile(now, casefile, sha256));
      expect(result.assessment['casefile_fingerprint_sha256']).toBe(given);
    }
  });

  it('updates the fingerprint on request', () => {
    const from = { ...bare, casefile, assessment: { casefile_fingerprint_sha256: 'old' } };
    const result = after(from, (now) => refreshFingerprint(now, sha256));
    expect(result.assessment['casefile_fingerprint_sha256']).toBe(fingerprint);
  });

  it('has no fingerprint without a casefile, and can be undone by detaching it', () => {
    expect(after(bare, (now) => refreshFingerprint(now, sha256))).toBe(bare);
    expect(after({ ...bare, casefile }, (now) => attachCasefile(now, null, sha256)).casefile).toBeNull();
  });
});

const idOf = (text: string): string => passageId(text, sha256);

const originOf = (text: string) => originIn(idOf(text), `${text}.pdf`);

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

type Making = (workspace: Workspace) => Edit;

const edited = (workspace: Workspace, making: Making): Workspace =>
  followFingerprint(workspace, applyEdit(workspace, making(workspace)), sha256);

const carried = ({ assessment }: Workspace) => assessment['casefile_fingerprint_sha256'];
const own = ({ casefile }: Workspace) => casefile && casefileFingerprint(casefile, sha256);

const set = (path: string, value: string) => (): Edit => ({ type: 'set', path, value });
const setFingerprint = (value: string) => set('/assessment/casefile_fingerprint_sha256', value);
const addText = (text: string) => (now: Workspace) => addPassages(now, 1, [text], sha256);

const started = edited(newWorkspace('New'), addObservation);
const { title, assessment, casefile } = started;
const fromFile: Workspace = { title, assessment, casefile };

describe('the fingerprint of an assessment that was started in Assessment Desk', () => {
  it('is set again if it was emptied', () => {
    const more = edited(edited(started, setFingerprint('')), addText('The channel is closed.'));
    expect(carried(more)).toBe(own(more));
  });

  it('stays if somebody typed another one', () => {
    const other = edited(started, setFingerprint('f'.repeat(64)));
    expect(carried(edited(other, addText('The channel is closed.')))).toBe('f'.repeat(64));
  });

  it('stays in edits that change no observation', () => {
    const after = applyEdit(started, addActor(started, { name: 'Harbour Council' }));
    expect(followFingerprint(started, after, sha256)).toBe(after);
  });
});

describe('any edits', () => {
  const short = fc.string({ maxLength: 4 });
  const making: fc.Arbitrary<Making> = fc.oneof(
    fc.constant((now: Workspace) => addObservation(now)),
    short.filter((text) => text.isWellFormed()).map(addText),
    short.map((title) => set('/casefile/observations/0/title', title)),
    short.map((name) => (now: Workspace) => addActor(now, { name })),
    fc.constant((now: Workspace) => attachCasefile(now, emptyCasefile('Other'), sha256)),
    short.map((title) => set('/title', title)),
  );
  const possible = (workspace: Workspace, each: Making): Workspace => {
    try {
      return edited(workspace, each);
    } catch {
      // A passage for an observation that is not there.
      return workspace;
    }
  };

  it('leave the fingerprint the casefile’s, and undo restores both', () => {
    fc.assert(
      fc.property(fc.array(making, { maxLength: 8 }), (makings) => {
        let now = newWorkspace('New');
        let history = emptyHistory;
        const states = [now];
        for (const each of makings) {
          const next = possible(now, each);
          if (next === now) continue;
          expect(carried(next) ?? '').toBe(own(next) ?? '');
          // The stored patches of the edit lead to the same state.
          expect(applyPatches(now, diffWorkspaces(now, next))).toEqual(next);
          history = follow(history, now, { kind: 'do', label: 'edit', at: 0 });
          states.push((now = next));
        }
        while (states.length > 1) {
          states.pop();
          const back = stepBack(history, now);
          ({ workspace: now, history } = back!);
          expect(now).toBe(states.at(-1));
        }
      }),
    );
  });

  it('do not change a fingerprint from a file', () => {
    fc.assert(
      fc.property(fc.array(making, { maxLength: 8 }), (makings) => {
        expect(carried(makings.reduce(possible, fromFile))).toBe(carried(fromFile));
      }),
    );
  });
});

const observation: Graded = { kind: 'observation', index: 0 };
const actor: Graded = { kind: 'actor', index: 0 };
const start: Workspace = { ...newWorkspace('The port'), casefile: exampleCasefile };
const formatOf = ({ casefile }: Workspace) => casefile?.format;

const graded = (of: Workspace, part: Graded, field: 'reliability' | 'basis', value: string | null) =>
  applyEdit(of, setInGrade(of, part, field, value));

describe('a source grade', () => {
  it('begins with its first field, and the casefile gets the format that has grades', () => {
    const after = graded(start, observation, 'reliability', 'B');
    const grade = { descriptor: '', reliability: 'B', credibility: null, basis: '' };
    expect(after.casefile?.observations[0]?.grade).toEqual(grade);
    expect(formatOf(after)).toBe('assessment-desk.casefile/v3');
    const ofActor = graded(start, actor, 'basis', 'x').casefile?.actors[0]?.grade;
    expect(ofActor).toEqual({ descriptor: '', reliability: null, basis: 'x' });
  });

  it('is removed with its last content, and the casefile is as before', () => {
    const after = graded(start, observation, 'reliability', 'B');
    expect(graded(after, observation, 'reliability', null)).toEqual(start);
    expect(applyEdit(after, removeGrade(observation))).toEqual(start);
    expect(graded(start, observation, 'basis', '')).toBe(start);
  });

  it('goes with the last graded observation, also from the format', () => {
    const after = graded(start, observation, 'reliability', 'B');
    expect(formatOf(applyEdit(after, removeObservation(after, 0)))).toBe('assessment-desk.casefile/v1');
  });

  it('is not set on a missing observation', () => {
    const missing: Graded = { kind: 'observation', index: 7 };
    expect(() => setInGrade(start, missing, 'basis', 'x')).toThrow(/no longer in the casefile/);
  });
});
