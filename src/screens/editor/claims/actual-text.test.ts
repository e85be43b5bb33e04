import { describe, expect, it } from 'vitest';
import { sourcePieces } from './actual-text.tsx';

const shape = (text: string, names: readonly string[] = [], others: readonly string[] = []) =>
  sourcePieces(text, names, others).map(({ kind, text: shown }) => `${kind}:${shown}`);

describe('the pieces of a source text', () => {
  it.each<[string, string, readonly string[], readonly string[]]>([
    ['are the text itself if there is nothing to mark', 'The river rose. 😀', [], ['plain:The river rose. 😀']],
    ['are none for an empty text', '', [], []],
    [
      'mark each name of the actor',
      'On Monday Astria said so; Astria’s envoy agreed.',
      ['Astria'],
      ['plain:On Monday ', 'name:Astria', 'plain: said so; ', 'name:Astria', 'plain:’s envoy agreed.'],
    ],
    [
      'distinguish a possible name from a name',
      '😀 قالت وإيران وعن إيران.',
      ['إيران'],
      ['plain:😀 قالت ', 'possible-name:وإيران', 'plain: وعن ', 'name:إيران', 'plain:.'],
    ],
    [
      'mark a whole name across a line break',
      'The Harbour\r\nCouncil.',
      ['Harbour Council'],
      ['plain:The ', 'name:Harbour\r\nCouncil', 'plain:.'],
    ],
    ['show hidden characters by their code point', 'pay\u202Eload', [], ['plain:pay', 'hidden:⟨U+202E⟩', 'plain:load']],
  ])('%s', (_, text, names, pieces) => {
    expect(shape(text, names)).toEqual(pieces);
  });

  it('do not mark a name inside the longer name of another actor', () => {
    expect(shape('South Astria, Astria', ['Astria'], ['South Astria'])).toEqual([
      'plain:South Astria, ',
      'name:Astria',
    ]);
  });

  it('contain the whole text', () => {
    const text = 'A\u202EAstria\u2066 and \u200BAstria 😀';
    const back = sourcePieces(text, ['Astria'])
      .map(({ kind, text: shown }) =>
        kind === 'hidden' ? String.fromCodePoint(parseInt(shown.slice(3, -1), 16)) : shown,
      )
      .join('');
    expect(back).toBe(text);
  });
});
