/** The entries of a file as an outline. */
import { SymbolKind, type DocumentSymbol } from 'vscode-languageserver';
import { ownList, ownText } from '../../core/json/own.ts';
import { pointer } from '../../core/json/pointer.ts';
import { rangesOf } from '../../core/files/value-ranges.ts';
import { oneLine, shortenEnd } from '../../core/passage/shorten.ts';
import { entryName } from '../entry-names.ts';
import type { Analysis, Part } from './analysis.ts';

/** The lists of a document with their headings, and the property that says most about an entry. */
const lists: Readonly<Record<Part['kind'], readonly (readonly [list: string, heading: string, text?: string])[]>> = {
  assessment: [
    ['claims', 'Claims', 'proposition'],
    ['power_bases', 'Power bases', 'description'],
    ['intent_hypotheses', 'Intent hypotheses', 'hypothesis'],
    ['contradictions', 'Contradictions', 'explanation'],
    ['unknowns', 'Unknowns'],
  ],
  casefile: [
    ['actors', 'Actors'],
    ['observations', 'Observations', 'title'],
  ],
};

/** The most characters of an entry's text. */
const longest = 120;

/** Returns the lists of a file that have entries, with their entries. */
export function symbolsOf({ file, parts }: Analysis): DocumentSymbol[] {
  const all = parts.flatMap((part) =>
    lists[part.kind].map(([list, heading, text]) => ({ part, list, heading, text, items: ownList(part.value, list) })),
  );
  const pathsOf = ({ part, list, items }: (typeof all)[number]) => [
    part.base + pointer(list),
    ...items.map((_, index) => part.base + pointer(list, index)),
  ];
  const ranges = rangesOf(file.text, all.flatMap(pathsOf));
  const symbol = (path: string, name: string, detail: string, kind: SymbolKind, children: DocumentSymbol[]) => {
    const found = ranges.get(path);
    if (!found) return [];
    const range = file.range(found.keyFrom ?? found.from, found.to);
    return [{ name, detail, kind, range, selectionRange: range, children }];
  };
  return all.flatMap((section) => {
    const { part, heading, text, items } = section;
    if (items.length === 0) return [];
    const [path = '', ...paths] = pathsOf(section);
    const entries = paths.flatMap((each, index) => {
      const item = items[index];
      const words = typeof item === 'string' ? item : text === undefined ? '' : (ownText(item, text) ?? '');
      const name = entryName(part.value, each.slice(part.base.length)) ?? heading;
      return symbol(each, name, shortenEnd(oneLine(words), longest), SymbolKind.Object, []);
    });
    return symbol(path, heading, String(items.length), SymbolKind.Array, entries);
  });
}
