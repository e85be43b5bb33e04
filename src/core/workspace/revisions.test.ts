import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { applyEdit, EditError } from './apply-edit.ts';
import { listOf, viewClaim } from '../assessment/view.ts';
import type { Workspace } from './workspace.ts';
import { assessment, claim } from './workspaces.fixtures.ts';
import { revisionFrom, revisionsIn } from './revisions.ts';
import { placeInRevision, findQuote } from '../text/quote.ts';
import { moveClaims, type ClaimMove } from './move-claims.ts';
import { replacePassage } from './replace-passage.ts';
import { spanOf, textAt, span } from '../text/span.ts';
import { LoneSurrogateError, passageId } from '../casefile/hash.ts';
import { casefileIndex } from '../casefile/lookup.ts';
import { unknownOfObservation } from '../casefile/unknown-facts.fixtures.ts';

const old =
  'The Harbour Council will close the north channel on Monday. Ships of more than 40 metres wait at the outer mole. ' +
  'The River Authority says that nobody asked it.';
const revised = `Update at noon. ${old.replace('Monday', 'Friday')}`;

const words = ['The Harbour Council', 'close the north channel on Monday', 'nobody asked it', 'outer mole'];

function observation(id: number, texts: readonly string[]) {
  return {
    observation_id: id,
    title: `Item ${String(id)}`,
    ...unknownOfObservation,
    passages: texts.map((text) => ({ passage_id: passageId(text, sha256), text })),
  };
}

function desk(texts: readonly string[], claimsOn = old, quotes: readonly string[] = words): Workspace {
  const claims = quotes.map((actual, index) => {
    const [at] = findQuote(claimsOn, actual);
    return claim(`C-${String(index + 1)}`, {
      passage_id: passageId(claimsOn, sha256),
      span: { ...at, offset_encoding: 'unicode-code-point' },
      actual,
      proposition: index === 1 ? 'The channel is to be closed.' : actual,
    });
  });
  return {
    title: 'Desk',
    assessment: assessment({ claims, observation_ids: [1] }),
    casefile: {
      format: 'assessment-desk.casefile/v1',
      title: '',
      actors: [],
      observations: [observation(1, texts), observation(2, ['Grain prices fell in the south.'])],
    },
  } as unknown as Workspace;
}

const place = { observationId: 1, passageId: passageId(old, sha256) };

describe('replacePassage', () => {
  it('adds the revised text after the old one, which stays unchanged, and moves no claim', () => {
    const before = desk([old, 'Another passage of the item, with other words.']);
    const made = replacePassage(before, place, revised, true, sha256);
    const after = applyEdit(before, made?.edit ?? never);
    const texts = after.casefile?.observations[0]?.passages.map(({ text }) => text);
    expect(texts).toEqual([old, revised, 'Another passage of the item, with other words.']);
    expect(after.casefile?.observations[0]?.passages[0]).toBe(before.casefile?.observations[0]?.passages[0]);
    expect(after.assessment).toBe(before.assessment);
    expect(made?.to).toBe(passageId(revised, sha256));
  });

  it('can remove the old one in the same step', () => {
    const before = desk([old]);
    const made = replacePassage(before, place, revised, false, sha256);
    const after = applyEdit(before, made?.edit ?? never);
    expect(after.casefile?.observations[0]?.passages.map(({ text }) => text)).toEqual([revised]);
  });

  it('replaces nothing by itself, adds no existing text, and rejects a lone surrogate', () => {
    expect(replacePassage(desk([old]), place, old, true, sha256)).toBeUndefined();
    const twice = desk([old, revised]);
    const same = applyEdit(twice, replacePassage(twice, place, revised, true, sha256)?.edit ?? never);
    expect(same.casefile).toBe(twice.casefile);
    expect(() => replacePassage(twice, place, 'a\ud83d', true, sha256)).toThrow(LoneSurrogateError);
  });

  it('finds the passage by its ID after a move, and rejects a deleted one', () => {
    const first = 'Another passage of the item, with other words.';
    const before = desk([first, old]);
    const after = applyEdit(before, replacePassage(before, place, revised, false, sha256)?.edit ?? never);
    expect(after.casefile?.observations[0]?.passages.map(({ text }) => text)).toEqual([first, revised]);
    expect(() => replacePassage(desk([first]), place, revised, false, sha256)).toThrow(EditError);
    expect(() => replacePassage({ ...desk([old]), casefile: null }, place, revised, true, sha256)).toThrow(EditError);
  });
});

const never = { type: 'batch', edits: [] } as const;

describe('revisionsIn', () => {
  it('proposes a later, similar passage of the observation', () => {
    const found = revisionsIn(desk([old, 'Another passage of the item, with other words.', revised]));
    expect(found).toMatchObject([{ from: passageId(old, sha256), to: { text: revised }, claims: [0, 1, 2, 3] }]);
  });

  it('proposes nothing for passages that differ, for an earlier one, and without a casefile', () => {
    expect(revisionsIn(desk([old, 'Another passage of the item, with other words.']))).toEqual([]);
    expect(revisionsIn(desk([revised, old]))).toEqual([]);
    expect(revisionsIn({ ...desk([old]), casefile: null })).toEqual([]);
  });

  it('proposes a passage of the same observation if the claims’ own is missing', () => {
    const found = revisionFrom(desk(['Something else.', revised]), passageId(old, sha256));
    expect(found).toMatchObject({ to: { text: revised }, old: undefined, observationId: 1 });
  });
});

describe('moveClaims', () => {
  function moved(before: Workspace, moves: readonly ClaimMove[]): Workspace {
    const to = casefileIndex(before.casefile).passage(passageId(revised, sha256));
    return to ? applyEdit(before, moveClaims(before, moves, to)) : before;
  }

  it('uses the new text, and changes the proposition only if it was the old text', () => {
    const before = desk([old, revised]);
    const move = (index: number, words: string) => ({ index, span: findQuote(revised, words)[0]! });
    const after = moved(before, [move(1, 'close the north channel on Friday'), move(2, 'nobody asked it')]);
    const claims = listOf(after.assessment, 'claims').map(viewClaim);
    expect(claims[1]).toMatchObject({
      actual: 'close the north channel on Friday',
      proposition: 'The channel is to be closed.',
      passage_id: passageId(revised, sha256),
      observation_id: 1,
    });
    expect(claims[2]).toMatchObject({ actual: 'nobody asked it', proposition: 'nobody asked it' });
    expect(listOf(after.assessment, 'claims')[0]).toBe(listOf(before.assessment, 'claims')[0]);
  });

  it('lists a new observation once for all of its new claims', () => {
    const before = desk([old]);
    const elsewhere = { ...before, casefile: desk([]).casefile } as Workspace;
    const target = casefileIndex(elsewhere.casefile).passage(passageId('Grain prices fell in the south.', sha256))!;
    const moves = [0, 1, 2].map((index) => ({ index, span: findQuote(target.passage.text, 'Grain prices')[0]! }));
    const after = applyEdit(elsewhere, moveClaims(elsewhere, moves, target));
    expect(after.assessment['observation_ids']).toEqual([1, 2]);
    expect(listOf(after.assessment, 'claims').map((raw) => viewClaim(raw).observation_id)).toEqual([2, 2, 2, 1]);
  });

  it('gives every accepted claim the text of its new span, for any revision', () => {
    const unit = fc.constantFrom('a', 'b', ' ', '. ', '1', '7', '🚢', '没', 'e\u0301', 'ש', '\n');
    const text = fc.array(unit, { minLength: 8, maxLength: 60 }).map((parts) => parts.join(''));
    const cut = fc.tuple(fc.nat(60), fc.nat(12), fc.array(unit, { maxLength: 6 }));
    fc.assert(
      fc.property(text, fc.array(fc.tuple(fc.nat(50), fc.nat(12)), { maxLength: 6 }), cut, (before, marks, change) => {
        const points = Array.from(before);
        const pointsAt = (from: number, length: number) => points.slice(from, from + length + 1).join('');
        const quotes = marks.map(([from, length]) => pointsAt(from % points.length, length));
        const [at, count, parts] = change;
        const next = points.toSpliced(at, count, ...parts).join('');
        if (next === before || next === '') return;
        const workspace = desk([before, next], before, quotes);
        const to = casefileIndex(workspace.casefile).passage(passageId(next, sha256));
        if (!to) throw new Error('The passage is there.');
        const moves = listOf(workspace.assessment, 'claims').flatMap((raw, index) => {
          const { span, actual = '' } = viewClaim(raw);
          const found = placeInRevision(next, before, spanOf(span), actual);
          return 'span' in found ? [{ index, span: found.span }] : [];
        });
        const after = applyEdit(workspace, moveClaims(workspace, moves, to));
        for (const { index } of moves) {
          const { span, actual, passage_id } = viewClaim(listOf(after.assessment, 'claims')[index]);
          const given = spanOf(span);
          expect(given && textAt(next, given)).toBe(actual);
          expect(passage_id).toBe(to.passage.passage_id);
        }
        const claimsBefore = listOf(workspace.assessment, 'claims');
        const stayed = listOf(after.assessment, 'claims').filter((raw, index) => raw === claimsBefore[index]);
        expect(stayed).toHaveLength(quotes.length - moves.length);
      }),
      { numRuns: runs(150) },
    );
  });
});

function placeOf(before: string, actual: string, after: string) {
  const [at] = findQuote(before, actual);
  return placeInRevision(after, before, at, actual);
}

describe('placeInRevision', () => {
  it('never mistakes a similar neighbour for a deleted sentence', () => {
    const before = 'The port of Nara was shelled on Monday. The port of Mara was shelled on Monday. Nothing else.';
    const after = 'The port of Mara was shelled on Monday. Nothing else.';
    expect(placeOf(before, 'The port of Nara was shelled on Monday.', after).state).toBe('changed');
  });

  it('never treats different numbers as the same', () => {
    const before = 'The column had 12 trucks when it left on 3 May.';
    expect(placeOf(before, before, 'The column had 72 trucks when it left on 8 May.').state).toBe('changed');
  });

  it('never mistakes a denial for the denied statement', () => {
    expect(
      placeOf('The bridge was destroyed.', 'The bridge was destroyed.', 'The bridge was not destroyed.').state,
    ).toBe('changed');
  });

  it('is exact if the offsets match, and moved if the text occurs once elsewhere', () => {
    expect(placeOf('One. Two.', 'Two.', 'One. Two. Three.').state).toBe('exact');
    expect(placeOf('One. Two.', 'Two.', 'Zero. One. Two.')).toEqual({ state: 'moved', span: span(11, 15) });
  });

  it('is ambiguous if one of several occurrences is missing, even with one left', () => {
    const before = 'She agreed. Then he spoke. She agreed. The end.';
    const after = 'Then he spoke. She agreed. The end.';
    expect(placeOf(before, 'She agreed.', after)).toEqual({ state: 'ambiguous', spans: [span(15, 26)] });
    const twice = 'She agreed. She agreed. The end.';
    expect(placeOf(twice, 'She agreed.', 'She agreed. The end.').state).toBe('ambiguous');
    expect(placeOf(twice, 'She agreed.', `${twice} Later.`).state).toBe('exact');
  });

  it('is missing if there is no similar text, and for an empty text', () => {
    expect(placeOf('The convoy left at dawn.', 'The convoy left at dawn.', 'Grain prices fell.').state).toBe('missing');
    expect(placeInRevision('Words.', undefined, undefined, '').state).toBe('missing');
  });

  it('is exact or moved only if the text matches exactly, for any revision', () => {
    const unit = fc.constantFrom('a', 'b', ' ', '. ', '1', '7', '🚢', '👩‍👩‍👧', '没', '有', 'e\u0301', 'ם', '\r\n');
    const text = fc.array(unit, { maxLength: 60 }).map((parts) => parts.join(''));
    const cut = fc.tuple(fc.nat(60), fc.nat(20), fc.array(unit, { maxLength: 6 }));
    fc.assert(
      fc.property(text, fc.nat(40), fc.nat(20), fc.array(cut, { maxLength: 3 }), (before, from, length, cuts) => {
        const points = Array.from(before);
        const start = Math.min(from, points.length);
        const end = Math.min(start + length, points.length);
        const actual = points.slice(start, end).join('');
        const revised = [...points];
        for (const [at, count, parts] of cuts) revised.splice(at, count, ...parts.flatMap((part) => Array.from(part)));
        const after = revised.join('');
        const place = placeInRevision(after, before, span(start, end), actual);
        if (place.state === 'exact') expect(place.span).toEqual(span(start, end));
        if (place.state === 'exact' || place.state === 'moved') expect(textAt(after, place.span)).toBe(actual);
        if (place.state === 'moved') expect(findQuote(after, actual)).toEqual([place.span]);
        if (place.state === 'ambiguous') for (const each of place.spans) expect(textAt(after, each)).toBe(actual);
        if (place.state === 'changed') {
          expect(textAt(after, place.span)).toBe(place.text);
          expect(place.text).not.toBe(actual);
        }
      }),
      { numRuns: runs(400) },
    );
  });
});
