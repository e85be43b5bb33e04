import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../assessment/apply-edit.ts';
import type { Edit } from '../assessment/edit.ts';
import { emptyWorkspace } from '../assessment/create.ts';
import { isIdentifier } from '../assessment/ids.ts';
import type { Workspace } from '../assessment/workspace.ts';
import { emptyCasefile } from './create.ts';
import {
  actorIdFor,
  addActor,
  addObservation,
  addPassage,
  attachCasefile,
  refreshFingerprint,
  removePassage,
} from './edits.ts';
import { casefileFingerprint } from './fingerprint.ts';
import { LoneSurrogateError, passageId } from './hash.ts';

const bare = emptyWorkspace('A title');

function after(workspace: Workspace, ...edits: ((now: Workspace) => Edit)[]): Workspace {
  return edits.reduce((now, edit) => applyEdit(now, edit(now)), workspace);
}

describe('edits of the casefile', () => {
  it('adds observations under the next free number, making a casefile where there is none', () => {
    const { casefile } = after(bare, addObservation, addObservation);
    expect(casefile?.title).toBe('A title');
    expect(casefile?.observations.map(({ observation_id }) => observation_id)).toEqual([1, 2]);
  });

  it('adds a passage exactly as it is, under its hash, and only once', () => {
    const text = '  e\u0301\r\n\ufeff ';
    const add = (now: Workspace) => addPassage(now, 0, text, sha256);
    const once = after(bare, addObservation, add);
    expect(once.casefile?.observations[0]?.passages).toEqual([{ passage_id: passageId(text, sha256), text }]);
    expect(after(once, add)).toBe(once);
  });

  it('adds the passages of one batch behind one another, though each edit was made before the batch', () => {
    const start = after(bare, addObservation);
    const edits = ['a', 'b'].map((text) => addPassage(start, 0, text, sha256));
    const { casefile } = applyEdit(start, { type: 'batch', edits });
    expect(casefile?.observations[0]?.passages.map(({ text }) => text).toSorted()).toEqual(['a', 'b']);
  });

  it('refuses a passage with a lone surrogate, with its offset', () => {
    expect(() => addPassage(after(bare, addObservation), 0, 'ab\ud800', sha256)).toThrow(LoneSurrogateError);
  });

  it('removes a passage from its observation', () => {
    const full = after(bare, addObservation, (now) => addPassage(now, 0, 'a', sha256));
    expect(after(full, () => removePassage(0, 0)).casefile?.observations[0]?.passages).toEqual([]);
  });

  it('adds an actor under a readable id made from its name', () => {
    const { casefile } = after(bare, (now) => addActor(now, { name: 'Ministère des Affaires étrangères' }));
    expect(casefile?.actors).toEqual([
      {
        actor_id: 'ministere-des-affaires-etrangeres',
        names: ['Ministère des Affaires étrangères'],
        publisher_hosts: [],
      },
    ]);
  });

  it('counts up where the id of a name is taken', () => {
    const add = (now: Workspace) => addActor(now, { name: 'United Nations' });
    const { casefile } = after(bare, add, add);
    expect(casefile?.actors.map(({ actor_id }) => actor_id)).toEqual(['united-nations', 'united-nations-2']);
  });

  it.each(['', '外交部', '!!!', '😀', ' - ', 'x'.repeat(300), 'Ⅷ', '\ud800', '__proto__', 'İstanbul'])(
    'makes an identifier of any name: %j',
    (name) => expect(isIdentifier(actorIdFor(null, name))).toBe(true),
  );

  it('numbers the ids of names without a Latin letter', () => {
    const casefile = { ...emptyCasefile(''), actors: [{ actor_id: 'A-007', names: [], publisher_hosts: [] }] };
    expect(actorIdFor(casefile, '外交部')).toBe('A-008');
  });
});

describe('attaching a casefile', () => {
  const casefile = { ...emptyCasefile('other'), observations: [] };
  const fingerprint = casefileFingerprint(casefile, sha256);

  it('takes its fingerprint where the assessment has none yet', () => {
    for (const assessment of [{ contract: 'x' }, { casefile_fingerprint_sha256: '' }, bare.assessment]) {
      const result = after({ ...bare, assessment }, (now) => attachCasefile(now, casefile, sha256));
      expect(result.casefile).toEqual(casefile);
      expect(result.assessment['casefile_fingerprint_sha256']).toBe(fingerprint);
    }
  });

  it('keeps a fingerprint that came from elsewhere, whatever it looks like', () => {
    for (const given of ['f'.repeat(64), 'broken', 7]) {
      const from = { ...bare, assessment: { ...bare.assessment, casefile_fingerprint_sha256: given } };
      const result = after(from, (now) => attachCasefile(now, casefile, sha256));
      expect(result.assessment['casefile_fingerprint_sha256']).toBe(given);
    }
  });

  it('takes the fingerprint on request', () => {
    const from = { ...bare, casefile, assessment: { casefile_fingerprint_sha256: 'old' } };
    const result = after(from, (now) => refreshFingerprint(now, sha256));
    expect(result.assessment['casefile_fingerprint_sha256']).toBe(fingerprint);
  });

  it('has nothing to take where no casefile is attached, and can be undone by attaching none', () => {
    expect(after(bare, (now) => refreshFingerprint(now, sha256))).toBe(bare);
    expect(after({ ...bare, casefile }, (now) => attachCasefile(now, null, sha256)).casefile).toBeNull();
  });
});
