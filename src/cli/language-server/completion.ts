/** The values that fit at a place: the contract’s choices, and the IDs of claims and actors. */
import { CompletionItemKind, type CompletionItem, type Position } from 'vscode-languageserver';
import { canonEntry } from '../../core/canon/canon.ts';
import { schemaPlaceAt } from '../../core/canon/document-place.ts';
import { choiceEntryId, choicesAt } from '../../core/canon/field-ids.ts';
import { pathAt, rangesOf } from '../../core/files/value-ranges.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { ownList, ownText } from '../../core/json/own.ts';
import { shortenEnd } from '../../core/passage/shorten.ts';
import { placeAt, type Analysis } from './analysis.ts';
import { namedAt } from './references.ts';

interface Choice {
  readonly value: string;
  readonly detail: string;
}

const longest = 120;

function choices(analysis: Analysis, position: Position): readonly Choice[] {
  const { file, given, parts } = analysis;
  const place = placeAt(analysis, pathAt(file.text, file.offsetAt(position)));
  if (!place) return [];
  const { kind, path } = schemaPlaceAt(place.kind, place.path);
  const fixed = choicesAt(kind, path);
  if (fixed.length > 0) {
    return fixed.map((value) => ({ value, detail: canonEntry(choiceEntryId(kind, path, value) ?? '')?.summary ?? '' }));
  }
  const what = namedAt(analysis, position)?.what;
  const casefile =
    (given?.casefile as unknown as JsonObject | undefined) ?? parts.find((part) => part.kind === 'casefile')?.value;
  const itemsOf = (from: JsonObject | undefined, list: string, id: string, detail: (item: unknown) => string) =>
    ownList(from, list).flatMap((item) => {
      const value = ownText(item, id);
      return value === undefined ? [] : [{ value, detail: shortenEnd(detail(item), longest) }];
    });
  if (what === 'claim') {
    return itemsOf(place.value, 'claims', 'claim_id', (item) => ownText(item as JsonObject, 'proposition') ?? '');
  }
  if (what !== 'actor') return [];
  return itemsOf(casefile, 'actors', 'actor_id', (item) => ownList(item as JsonObject, 'names').join(', '));
}

/** Returns the values that fit in the string at a position. */
export function completionsAt(analysis: Analysis, position: Position): CompletionItem[] {
  const { file } = analysis;
  const offset = file.offsetAt(position);
  const range = rangesOf(file.text, [pathAt(file.text, offset)])
    .values()
    .next().value;
  // A property name has no choices.
  if (!range || offset < range.from || file.text[range.from] !== '"') return [];
  return choices(analysis, position).map(({ value, detail }) => ({
    label: value,
    kind: CompletionItemKind.EnumMember,
    detail,
    filterText: JSON.stringify(value),
    textEdit: { range: file.range(range.from, range.to), newText: JSON.stringify(value) },
  }));
}
