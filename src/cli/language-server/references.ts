/** Where claims, actors, observations and passages are defined, and where a file refers to them. */
import type { Location, Position } from 'vscode-languageserver';
import type { JsonObject, JsonValue } from '../../core/json/json.ts';
import { own, ownList } from '../../core/json/own.ts';
import { parsePointer, pointer, valueAt, type Pointer } from '../../core/json/pointer.ts';
import { pathAt } from '../../core/files/value-ranges.ts';
import { referencesToActor, referencesToClaim } from '../../core/workspace/references.ts';
import { FileText, placeAt, type Analysis, type Part } from './analysis.ts';
import type { EditedDocument } from './position-encoding.ts';

/** Something with an ID. */
export interface Named {
  readonly what: 'claim' | 'actor' | 'observation' | 'passage';
  readonly id: JsonValue;
}

/** The kind of thing that a property's value identifies. An item of a list has the name of its list. */
const meanings: Readonly<Record<string, Named['what']>> = {
  claim_id: 'claim',
  left_claim_id: 'claim',
  right_claim_id: 'claim',
  actor_id: 'actor',
  publisher_actor_id: 'actor',
  subject_actor_ids: 'actor',
  related_actor_ids: 'actor',
  observation_id: 'observation',
  observation_ids: 'observation',
  passage_id: 'passage',
};

/** Returns what the ID at a position belongs to; undefined if there is no ID. */
export function namedAt(analysis: Analysis, position: Position): Named | undefined {
  const { file } = analysis;
  const place = placeAt(analysis, pathAt(file.text, file.offsetAt(position)));
  if (!place) return undefined;
  const name = parsePointer(place.path).findLast((token) => !/^\d+$/.test(token)) ?? '';
  const what = Object.hasOwn(meanings, name) ? meanings[name] : undefined;
  const id = valueAt(place.value, place.path);
  return what === undefined || id === undefined || typeof id === 'object' ? undefined : { what, id };
}

function indicesOf(value: JsonObject, list: string, idName: string, id: JsonValue): readonly Pointer[] {
  return ownList(value, list).flatMap((item, index) =>
    own(item, idName) === id ? [pointer(list, index, idName)] : [],
  );
}

function passagesOf(casefile: JsonObject, id: JsonValue): readonly Pointer[] {
  return ownList(casefile, 'observations').flatMap((observation, at) =>
    ownList(observation, 'passages').flatMap((passage, index) =>
      own(passage, 'passage_id') === id ? [pointer('observations', at, 'passages', index, 'passage_id')] : [],
    ),
  );
}

function definitionsIn({ kind, value }: Part, { what, id }: Named): readonly Pointer[] {
  if (kind === 'assessment') return what === 'claim' ? indicesOf(value, 'claims', 'claim_id', id) : [];
  if (what === 'actor') return indicesOf(value, 'actors', 'actor_id', id);
  if (what === 'observation') return indicesOf(value, 'observations', 'observation_id', id);
  return what === 'passage' ? passagesOf(value, id) : [];
}

function referencesIn({ kind, value }: Part, { what, id }: Named): readonly Pointer[] {
  if (kind === 'casefile') return what === 'actor' ? indicesOf(value, 'observations', 'publisher_actor_id', id) : [];
  if (what === 'claim' || what === 'actor') {
    if (typeof id !== 'string') return [];
    const found = what === 'claim' ? referencesToClaim(value, id) : referencesToActor(value, id);
    return found.map(({ path }) => path);
  }
  const listed = ownList(value, 'observation_ids').flatMap((item, index) =>
    item === id ? [pointer('observation_ids', index)] : [],
  );
  return [...(what === 'observation' ? listed : []), ...indicesOf(value, 'claims', `${what}_id`, id)];
}

/** A file to look in, with its documents. */
export interface Searched {
  readonly uri: string;
  readonly file: FileText;
  readonly parts: readonly Part[];
}

/**
 * Returns the file itself, and the casefile that it is checked against. `open` makes a document of a file by its path.
 */
export function searchedFor(
  analysis: Analysis,
  uri: string,
  open: (path: string, text: string) => EditedDocument,
): readonly Searched[] {
  const { file, parts, given } = analysis;
  const own = { uri, file, parts };
  if (!given) return [own];
  const { input, casefile } = given;
  const base = input.parsed.kind === 'desk' ? '/casefile' : '';
  const other: Part = { kind: 'casefile', base, value: casefile as unknown as JsonObject };
  const document = open(input.file, input.text);
  return [
    { ...own, parts: parts.filter(({ kind }) => kind === 'assessment') },
    { uri: document.uri, file: new FileText(document), parts: [other] },
  ];
}

function locations(searched: readonly Searched[], find: (part: Part) => readonly Pointer[]): Location[] {
  return searched.flatMap(({ uri, file, parts }) =>
    parts.flatMap((part) =>
      find(part).flatMap((path) => {
        const range = file.rangeOfValue(part.base + path);
        return range ? [{ uri, range }] : [];
      }),
    ),
  );
}

/** Returns where the identified item at a position is defined, in the file or in its casefile. */
export function definitionsOf(analysis: Analysis, searched: readonly Searched[], position: Position): Location[] {
  const named = namedAt(analysis, position);
  return named ? locations(searched, (part) => definitionsIn(part, named)) : [];
}

/** Returns every reference to the identified item at a position, with its definition first if it is requested. */
export function referencesOf(
  analysis: Analysis,
  searched: readonly Searched[],
  position: Position,
  withDefinition: boolean,
): Location[] {
  const named = namedAt(analysis, position);
  if (!named) return [];
  return [
    ...(withDefinition ? locations(searched, (part) => definitionsIn(part, named)) : []),
    ...locations(searched, (part) => referencesIn(part, named)),
  ];
}
