import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { passageId } from '../casefile/hash.ts';
import { publisherConsistency } from '../casefile/publisher.ts';
import { originIn } from '../casefile/origins.fixtures.ts';
import { addSources, type NewSource } from './add-sources.ts';
import { applyEdit } from './apply-edit.ts';
import { addActor } from './casefile-edits.ts';
import { newWorkspace } from './create.ts';
import { unknownOfSource } from '../casefile/unknown-facts.fixtures.ts';

const bare = newWorkspace('A title');

function source(text: string, given: Partial<NewSource> = {}): NewSource {
  return {
    title: text,
    ...unknownOfSource,
    passages: [{ passage_id: passageId(text, sha256), text }],
    ...given,
  };
}

const after = (workspace = bare, ...sources: readonly NewSource[]) =>
  applyEdit(workspace, addSources(workspace, sources));

describe('adding sources', () => {
  it('creates a missing casefile, and numbers observations on from the highest', () => {
    const first = after(bare, source('a'), source('b'));
    expect(first.casefile?.title).toBe('A title');
    const second = after(applyEdit(first, { type: 'unset', path: '/casefile/observations/0' }), source('c'));
    expect(second.casefile?.observations.map(({ observation_id, title }) => [observation_id, title])).toEqual([
      [2, 'b'],
      [3, 'c'],
    ]);
  });

  it('uses actors of the casefile, and creates each new one once, with the hosts of its sources', () => {
    const before = applyEdit(bare, addActor(bare, { name: 'Velmara' }));
    const named = { publisher: { kind: 'new', name: 'Velmara' } } as const;
    const { casefile } = after(
      before,
      source('a', { publisher: { kind: 'actor', actorId: 'velmara' } }),
      source('b', { ...named, canonical_url: 'https://MFA.velmara.example/b' }),
      source('c', { ...named, canonical_url: 'http://insecure.example/' }),
      source('d', { ...named, canonical_url: 'https://mfa.velmara.example/d' }),
      source('e', { publisher: { kind: 'new', name: '外交部' }, canonical_url: 'not a URL' }),
    );
    expect(casefile?.actors.slice(1)).toEqual([
      { actor_id: 'velmara-2', names: ['Velmara'], publisher_hosts: ['mfa.velmara.example'] },
      { actor_id: 'A-001', names: ['外交部'], publisher_hosts: [] },
    ]);
    expect(casefile?.observations.map(({ publisher_actor_id }) => publisher_actor_id)).toEqual([
      ...['velmara', 'velmara-2', 'velmara-2', 'velmara-2', 'A-001'],
    ]);
  });

  it('adds a passage once to an observation', () => {
    const [passage] = source('a').passages;
    const { casefile } = after(bare, source('a', { passages: [passage!, ...source('b').passages, passage!] }));
    expect(casefile?.observations[0]?.passages.map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('adds every text unchanged, as one edit that leaves the assessment alone', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: anyCharacter }), { minLength: 1, maxLength: 5 }), (texts) => {
        const result = after(bare, ...texts.map((text) => source(text)));
        const added = result.casefile?.observations.flatMap(({ passages }) => passages.map(({ text }) => text));
        expect(added).toEqual(texts);
        expect(result.assessment).toBe(bare.assessment);
      }),
    );
  });

  it('makes a new actor consistent with every https URL that it is given', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'] }), (canonical_url) => {
        const { casefile } = after(bare, source('a', { publisher: { kind: 'new', name: 'X' }, canonical_url }));
        const [actor] = casefile?.actors ?? [];
        expect(publisherConsistency({ canonical_url }, actor!).consistent).toBe(true);
      }),
    );
  });

  it('adds the origins of new passages, and writes the format that has them', () => {
    const origin = (text: string, name: string) => originIn(passageId(text, sha256), name);
    expect(after(bare, source('a')).casefile).not.toHaveProperty('origins');
    const first = after(bare, source('a', { origins: [origin('a', '1.txt')] }));
    expect(first.casefile?.format).toBe('assessment-desk.casefile/v2');
    const [again, other] = [origin('a', '2.txt'), origin('b', '3.txt')];
    const second = after(first, source('a', { origins: [again] }), source('b', { origins: [other] }));
    expect(second.casefile?.origins?.map(({ file }) => file.name)).toEqual(['1.txt', '3.txt']);
  });
});
