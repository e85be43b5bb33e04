import { describe, expect, it } from 'vitest';
import { sourcePieces } from './actual-text.tsx';

const shape = (text: string, names: readonly string[] = []) =>
  sourcePieces(text, names).map(({ kind, text: shown }) => `${kind}:${shown}`);

describe('the pieces of a source text', () => {
  it('are the text itself if there is nothing to mark', () => {
    expect(shape('The river rose. 😀')).toEqual(['plain:The river rose. 😀']);
    expect(shape('')).toEqual([]);
  });

  it('mark each name of the actor', () => {
    expect(shape('On Monday Astria said so; Astria’s envoy agreed.', ['Astria'])).toEqual([
      'plain:On Monday ',
      'name:Astria',
      'plain: said so; ',
      'name:Astria',
      'plain:’s envoy agreed.',
    ]);
  });

  it('do not mark a name inside the longer name of another actor', () => {
    const pieces = sourcePieces('South Astria, Astria', ['Astria'], ['South Astria']);
    expect(pieces.map(({ kind, text }) => `${kind}:${text}`)).toEqual(['plain:South Astria, ', 'name:Astria']);
  });

  it('count astral characters once before a name', () => {
    expect(shape('😀😀 Astria', ['Astria'])).toEqual(['plain:😀😀 ', 'name:Astria']);
  });

  it('distinguish a possible name from a name', () => {
    expect(shape('😀 قالت وإيران وعن إيران.', ['إيران'])).toEqual([
      'plain:😀 قالت ',
      'possible-name:وإيران',
      'plain: وعن ',
      'name:إيران',
      'plain:.',
    ]);
  });

  it('mark a whole name across a line break', () => {
    expect(shape('The Harbour\r\nCouncil.', ['Harbour Council'])).toEqual([
      'plain:The ',
      'name:Harbour\r\nCouncil',
      'plain:.',
    ]);
  });

  it('show hidden characters by their code point', () => {
    expect(shape('pay\u202Eload')).toEqual(['plain:pay', 'hidden:⟨U+202E⟩', 'plain:load']);
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
