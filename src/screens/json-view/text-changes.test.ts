import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Text } from '@codemirror/state';
import { runs } from '../../../.config/property-runs.ts';
import { textChanges, type TextChange, markOfText, ShownTexts, sourceTextOf, UnappliedSource } from './text-changes.ts';
import type { UnappliedText } from '../../desk/source-texts.ts';

function applied(text: string, changes: readonly TextChange[]): string {
  return changes.reduceRight((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
}

const line = fc.oneof(
  fc.constantFrom('{', '},', '', '  "a": 1,'),
  fc.string({ maxLength: 30 }),
  fc.string({ minLength: 100, maxLength: 200 }),
);
const text = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'));

describe('the changes from one text to another', () => {
  it('turn any text into any other, also with removed, inserted and replaced lines', () => {
    const moves = fc.array(fc.tuple(fc.nat(40), fc.nat(40), line), { maxLength: 6 });
    const edited = fc.tuple(fc.array(line, { minLength: 5, maxLength: 40 }), moves).map(([lines, changes]) => {
      const after = changes.reduce((now, [at, count, put]) => now.toSpliced(at, count % 3, put), lines);
      return [lines.join('\n'), after.join('\n')] as const;
    });
    fc.assert(
      fc.property(fc.oneof(fc.tuple(text, text), edited), ([before, after]) => {
        expect(applied(before, textChanges(before, after))).toBe(after);
      }),
      { numRuns: 2 * runs(300) },
    );
  });

  it('do not touch the text between two changed lines', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `line ${String(index)} of a text`);
    const after = lines.with(10, 'another').with(150, 'one more');
    const changes = textChanges(lines.join('\n'), after.join('\n'));
    expect(changes).toHaveLength(2);
    expect(changes.every(({ from, to }) => to - from < 30)).toBe(true);
  });

  it('are empty for equal texts', () => {
    expect(textChanges('a\nb', 'a\nb')).toEqual([]);
  });
});

it('the mark of a text is the FNV-1a hash with the length', () => {
  expect(markOfText('')).toBe('0-811c9dc5');
  expect(markOfText('a')).toBe('1-e40c292c');
  expect(markOfText('foobar')).toBe('6-bf9cf968');
});

it('the texts that were shown are returned as typed, or written from the assessment if none was shown', () => {
  const texts = new ShownTexts();
  const assessment = { claims: [] };
  expect(texts.textOf(assessment)).toBe(sourceTextOf(assessment));
  texts.note(assessment, Text.of(['{"claims":', '  []}']));
  expect(texts.textOf(assessment)).toBe('{"claims":\n  []}');
  expect(texts.textOf({ claims: [] })).toBe(sourceTextOf(assessment));
});

/** A store for one draft's text that records the calls. */
function device() {
  const calls: (UnappliedText | 'released')[] = [];
  return {
    calls,
    hold: async (_draftId: string, held: UnappliedText): Promise<void> => void calls.push(held),
    release: async (): Promise<void> => void calls.push('released'),
  };
}

describe('a text that is not applied', () => {
  it('keeps the mark of the text it was based on, however often it is stored', () => {
    const texts = device();
    const held = new UnappliedSource(texts, 'd1');
    held.hold('{ one', () => '{}');
    held.hold('{ two', () => '{"changed": "elsewhere"}');
    expect(texts.calls).toEqual([
      { text: '{ one', base: markOfText('{}') },
      { text: '{ two', base: markOfText('{}') },
    ]);
  });

  it('is released once, and then gets a new mark', () => {
    const texts = device();
    const held = new UnappliedSource(texts, 'd1');
    held.release();
    held.hold('{ one', () => '{}');
    held.release();
    held.release();
    held.hold('{ two', () => '[]');
    expect(texts.calls.slice(1)).toEqual(['released', { text: '{ two', base: markOfText('[]') }]);
  });

  it('is also deleted if an earlier session stored it', () => {
    const texts = device();
    new UnappliedSource(texts, 'd1').release(true);
    expect(texts.calls).toEqual(['released']);
  });

  it('reports after a resume whether the draft has changed', () => {
    const held = new UnappliedSource(device(), 'd1');
    expect(held.resume({ text: '{ one', base: markOfText('{}') }, '{}')).toBe(false);
    expect(held.resume({ text: '{ one', base: markOfText('{}') }, '[]')).toBe(true);
  });
});
