import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { applyEdit, EditError } from './apply-edit.ts';
import type { Edit } from './edit.ts';
import { emptyWorkspace } from './create.ts';
import { isIdentifier } from '../assessment/ids.ts';
import type { Workspace } from './workspace.ts';
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
} from './casefile-edits.ts';
import { casefileFingerprint } from '../casefile/fingerprint.ts';
import { LoneSurrogateError, passageId } from '../casefile/hash.ts';

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

  it('adds several passages in their order, each once', () => {
    const start = after(bare, addObservation, (now) => addPassages(now, 1, ['b'], sha256));
    const { casefile } = after(start, (now) => addPassages(now, 1, ['c', 'b', 'a', 'c'], sha256));
    expect(casefile?.observations[0]?.passages.map(({ text }) => text)).toEqual(['b', 'c', 'a']);
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
