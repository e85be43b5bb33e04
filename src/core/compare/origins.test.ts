import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { passageId } from '../casefile/hash.ts';
import type { Casefile, Origin } from '../casefile/types.generated.ts';
import type { JsonObject } from '../json/json.ts';
import { addSources } from '../workspace/add-sources.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { removeObservation } from '../workspace/casefile-edits.ts';
import { newWorkspace } from '../workspace/create.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { compareCasefiles, compareWorkspaces } from './compare.ts';
import { mergeWorkspaces } from './merge/workspaces.ts';
import { unknownOfSource } from '../casefile/unknown-facts.fixtures.ts';

const originOf = (text: string, name = `${text}.pdf`): Origin => ({
  passage_id: passageId(text, sha256),
  file: { name, path: null, size: 1, media_type: 'application/pdf', sha256: '0'.repeat(64) },
  reader: { name: 'pdf', version: 1, engine: null, included: [] },
  places: [],
  losses: [],
});

/** Adds an observation for each text, with its origin. */
function withTexts(
  workspace: Workspace,
  texts: readonly string[],
  origin: (text: string) => Origin = originOf,
): Workspace {
  const sources = texts.map((text) => ({
    title: text,
    ...unknownOfSource,
    passages: [{ passage_id: passageId(text, sha256), text }],
    origins: [origin(text)],
  }));
  return applyEdit(workspace, addSources(workspace, sources));
}

const empty = withTexts(newWorkspace('t'), []);
const asJson = (casefile: Casefile | null) => casefile as unknown as JsonObject;
const filesOf = ({ casefile }: Workspace) => (casefile?.origins ?? []).map(({ file }) => file.name);

function merged(base: Workspace, mine: Workspace, theirs: Workspace) {
  const result = mergeWorkspaces({ base, mine, theirs }, sha256);
  if (!result.ok) throw new Error(result.problems.join(' '));
  return { workspace: result.merged, conflicts: result.conflicts };
}

describe('the origins of two versions', () => {
  const base = withTexts(empty, ['a']);
  const more = withTexts(base, ['b', 'c']);

  it('are compared in one sentence with counts', () => {
    const sentences = (before: Workspace, after: Workspace) =>
      compareCasefiles(asJson(before.casefile), asJson(after.casefile)).flatMap(({ section, sentence }) =>
        section === 'origins' || section === 'format' ? [sentence] : [],
      );
    expect(sentences(base, more)).toEqual(['Origins of texts were added for 2 passages.']);
    expect(sentences(more, base)).toEqual(['Origins of texts were removed for 2 passages.']);
    expect(sentences(empty, base)).toEqual(['Origins of texts were added for 1 passage.']);
    expect(sentences(base, base)).toEqual([]);
    const other = withTexts(empty, ['a'], (text) => originOf(text, 'other.pdf'));
    expect(compareWorkspaces(base, other).map(({ sentence }) => sentence)).toEqual([
      'Origins of texts were changed for 1 passage.',
    ]);
  });

  it('are joined by passage without a conflict', () => {
    const mine = withTexts(empty, ['a']);
    const theirs = withTexts(empty, ['a'], (text) => originOf(text, 'other.pdf'));
    const { workspace, conflicts } = merged(empty, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(filesOf(workspace)).toEqual(['a.pdf']);
    expect(workspace.casefile?.format).toBe('assessment-desk.casefile/v2');
  });

  it('go with a passage that one side removed', () => {
    const without = applyEdit(base, removeObservation(base, 0));
    const { workspace } = merged(base, without, base);
    expect(workspace.casefile).toMatchObject({ format: 'assessment-desk.casefile/v1', observations: [] });
    expect(workspace.casefile).not.toHaveProperty('origins');
    expect(filesOf(merged(base, without, more).workspace)).toEqual(['b.pdf', 'c.pdf']);
  });
});
