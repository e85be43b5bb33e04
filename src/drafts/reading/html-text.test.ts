import { describe, expect, it } from 'vitest';
import { textOfTree, type TextTree } from './html-text.ts';

type Content = string | TextTree;

function text(words: string): TextTree {
  return { nodeName: '#text', nodeValue: words, childNodes: [] };
}

function el(nodeName: string, ...children: readonly Content[]): TextTree {
  return {
    nodeName,
    nodeValue: null,
    childNodes: children.map((child) => (typeof child === 'string' ? text(child) : child)),
  };
}

describe('the text of a page', () => {
  it.each([
    ['blocks on lines of their own', el('BODY', el('P', 'One.'), el('P', 'Two.')), 'One.\nTwo.'],
    ['words that run through inline elements', el('BODY', el('P', 'a ', el('B', 'b'), 'c')), 'a bc'],
    ['words beside blocks', el('BODY', 'a', el('DIV', 'b'), 'c'), 'a\nb\nc'],
    ['blocks in blocks once', el('BODY', el('DIV', el('SECTION', el('P', 'a'))), el('UL', el('LI', 'b'))), 'a\nb'],
    ['line breaks', el('BODY', el('P', 'a', el('BR'), 'b')), 'a\nb'],
    ['cells of a table', el('BODY', el('TABLE', el('TR', el('TD', 'a'), el('TD', 'b')))), 'a\nb'],
    [
      'no script, style, comment or head',
      el(
        'HTML',
        el('HEAD', el('TITLE', 't')),
        el('BODY', 'a', el('SCRIPT', 'x'), el('STYLE', 'y'), { nodeName: '#comment', nodeValue: 'z', childNodes: [] }),
      ),
      'a',
    ],
    ['no drawing', el('BODY', 'a', el('svg', el('text', 'label'))), 'a'],
    ['no layout of the file between blocks', el('BODY', '\n  ', el('P', 'a'), '\n\n  ', el('P', 'b'), '\n'), 'a\nb'],
    ['white space inside a block as it is', el('BODY', el('P', '\n  a\u00a0 b\r\n')), '\n  a\u00a0 b\r\n'],
    ['letters as they are', el('BODY', el('P', 'e\u0301ﬁ😀\u202e')), 'e\u0301ﬁ😀\u202e'],
    ['nothing', el('BODY'), ''],
  ])('has %s', (_, tree, expected) => {
    expect(textOfTree(tree)).toBe(expected);
  });
});
