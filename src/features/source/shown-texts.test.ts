import { Text } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markOfText, ShownTexts, sourceTextOf } from './shown-texts.ts';

describe('the mark of a text', () => {
  it('is the FNV-1a hash with the length', () => {
    expect(markOfText('')).toBe('0-811c9dc5');
    expect(markOfText('a')).toBe('1-e40c292c');
    expect(markOfText('foobar')).toBe('6-bf9cf968');
  });

  it('changes if one character changes', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, at) => {
        const index = at % text.length;
        const other = `${text.slice(0, index)}${text[index] === 'x' ? 'y' : 'x'}${text.slice(index + 1)}`;
        expect(markOfText(other)).not.toBe(markOfText(text));
      }),
    );
  });
});

describe('the texts that were shown', () => {
  it('are returned as typed, or written from the assessment if none was shown', () => {
    const texts = new ShownTexts();
    const assessment = { claims: [] };
    expect(texts.textOf(assessment)).toBe(sourceTextOf(assessment));
    texts.note(assessment, Text.of(['{"claims":', '  []}']));
    expect(texts.textOf(assessment)).toBe('{"claims":\n  []}');
    expect(texts.textOf({ claims: [] })).toBe(sourceTextOf(assessment));
  });
});
