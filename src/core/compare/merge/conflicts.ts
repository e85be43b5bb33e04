/** The state of a running merge: its conflicts so far, the choices that apply, its renames and notes. */
import type { JsonValue, JsonObject } from '../../json/json.ts';
import { fieldSchema } from '../../check/fields.ts';
import { own } from '../../json/own.ts';
import { upperFirst } from '../phrases.ts';
import { inWords, otherSide, sideNames, type Sides, type Site } from './sides.ts';
import type { Pointer } from '../../json/pointer.ts';
import type { SchemaPlace } from '../shown-value.ts';

// The types of a merge's result: conflicts, the choices that resolve them, and renames.

/** The choice in a conflict; 'both' only if the conflict offers it. */
export type Choice = 'mine' | 'theirs' | 'both';

/** A text that somebody wrote in place of the two texts of a conflict that takes one. */
export interface OwnText {
  readonly text: string;
}

/**
 * The kinds of changes that cannot be merged automatically.
 *
 * - both-changed: both changed the same field in different ways
 * - deleted-and-changed: one side deleted an item that the other changed
 * - deleted-and-cited: one side deleted a claim or delisted an observation that the other side still refers to
 * - same-id-added: both added different items with the same ID
 * - both-renamed: both gave an entry different new IDs
 * - both-reordered: both reordered a list differently
 * - both-ways: one side cites a claim as supporting, the other as contradicting, in the same entry
 * - differs, one-sided: without a base version, items that differ, and items that only one side has
 * - list-limit: taking both sides would make a list too long or too short
 */
type ConflictKind =
  | 'both-changed'
  | 'deleted-and-changed'
  | 'deleted-and-cited'
  | 'same-id-added'
  | 'both-renamed'
  | 'both-reordered'
  | 'both-ways'
  | 'differs'
  | 'one-sided'
  | 'list-limit';

/** A conflict of a merge, as plain data. */
export interface Conflict {
  /**
   * The location by entry IDs: '/claims/C-007/proposition'. Independent of the sides, so that choices can be reused.
   */
  readonly id: string;
  readonly kind: ConflictKind;
  /** A sentence that calls the sides “your version” and “their version”. */
  readonly sentence: string;
  /** The location in the schema. */
  readonly field: SchemaPlace;
  /** The pointer in each document that has it. */
  readonly paths: { readonly base?: Pointer; readonly mine?: Pointer; readonly theirs?: Pointer };
  /** The values; missing if a document has none. For two orders, the names of the items where the orders differ. */
  readonly base?: JsonValue;
  readonly mine?: JsonValue;
  readonly theirs?: JsonValue;
  readonly offers: readonly Choice[];
  /** Whether both values are free text, so that another text can be written in their place. */
  readonly takesText?: true;
  /** The side used in `merged`: the choice or, until somebody chooses, a default; mine if a text was written. */
  readonly used: Choice;
  readonly chosen: boolean;
}

/** Choices by conflict ID. A choice without a conflict, or one that is not offered, is ignored. */
export type Choices = Readonly<Record<string, Choice | OwnText>>;

/** A new ID that the merge gave an entry of a side. */
export interface MergeRename {
  readonly side: 'base' | 'mine' | 'theirs';
  readonly what: 'claim' | 'power-basis' | 'intent';
  readonly from: string;
  readonly to: string;
}

/** The result of a merge: the problems that prevent it, or the merged document with its conflicts. */
export type MergeResult =
  | { readonly ok: false; readonly problems: readonly string[] }
  | {
      readonly ok: true;
      readonly merged: JsonObject;
      readonly conflicts: readonly Conflict[];
      readonly renames?: readonly MergeRename[];
    };

/** The data of a new conflict. */
interface NewConflict {
  readonly kind: ConflictKind;
  readonly site: Site;
  readonly values: Sides<JsonValue | undefined>;
  readonly sentence: string;
  readonly offers?: readonly Choice[];
  readonly takesText?: true | undefined;
  /** The default until somebody chooses: the option that loses least. */
  readonly meanwhile: Choice;
}

/** Collects the conflicts of a merge, and resolves them with the choices made so far. */
export class ConflictCollector {
  /** Whether there is no base version. Then it is unknown who changed what, and every difference is a conflict. */
  readonly twoSides: boolean;
  /** The sites of items that another choice has resolved. They are kept, whichever side has them. */
  readonly resolvedSites = new Set<string>();
  /** The entries with a new ID. */
  readonly renames: MergeRename[] = [];
  /** Sentences about decisions without a conflict. */
  readonly notes = new Set<string>();
  readonly #choices: Choices;
  readonly #byId = new Map<string, Conflict>();

  constructor(choices: Choices, twoSides = false) {
    this.#choices = choices;
    this.twoSides = twoSides;
  }

  get all(): readonly Conflict[] {
    return [...this.#byId.values()];
  }

  /** Adds a conflict and returns the choice for it, or its default. */
  resolve(conflict: NewConflict): Choice {
    const { kind, site, values, sentence, offers = ['mine', 'theirs'], takesText, meanwhile } = conflict;
    const choice = own(this.#choices, site.id);
    const isWritten = typeof choice === 'object' && takesText === true;
    const side = typeof choice === 'string' && offers.includes(choice) ? choice : undefined;
    const usedChoice = side ?? (isWritten ? 'mine' : meanwhile);
    const { base, mine, theirs } = values;
    this.#byId.set(site.id, {
      id: site.id,
      kind,
      sentence: upperFirst(sentence),
      field: { kind: site.kind, path: site.path },
      paths: present(onSidesWith(site.at, values)),
      ...present({ base, mine, theirs }),
      offers,
      ...(takesText && { takesText }),
      used: usedChoice,
      chosen: isWritten || side !== undefined,
    });
    return usedChoice;
  }

  /** The same for a conflict that offers only the two sides. */
  resolveSide(conflict: NewConflict): 'mine' | 'theirs' {
    return this.resolve(conflict) === 'theirs' ? 'theirs' : 'mine';
  }

  /**
   * Reports a conflict between two values and returns the side to take. The value of a side that deleted it is
   * undefined.
   */
  side(site: Site, values: Sides<JsonValue | undefined>, takesText?: true): 'mine' | 'theirs' {
    if (this.twoSides) return this.#sideOfTwo(site, values, takesText);
    const deleter = values.mine === undefined ? 'mine' : values.theirs === undefined ? 'theirs' : undefined;
    const name = inWords(site);
    const sentence =
      deleter === undefined
        ? `${name} was changed differently in both versions.`
        : `${name} was deleted in ${sideNames[deleter]} and changed in ${sideNames[otherSide(deleter)]}.`;
    return this.resolveSide({
      kind: deleter === undefined ? 'both-changed' : 'deleted-and-changed',
      site,
      values,
      sentence,
      takesText,
      meanwhile: deleter === undefined ? 'mine' : otherSide(deleter),
    });
  }

  /** The same, and returns the value to take: that of the side, or the text that somebody wrote in place of both. */
  value(site: Site, values: Sides<JsonValue | undefined>): JsonValue | undefined {
    const takesText = isFreeText(site, values) || undefined;
    const side = this.side(site, values, takesText);
    const choice = own(this.#choices, site.id);
    return takesText && typeof choice === 'object' ? choice.text : values[side];
  }

  #sideOfTwo(site: Site, values: Sides<JsonValue | undefined>, takesText?: true): 'mine' | 'theirs' {
    const keeper = values.mine === undefined ? 'theirs' : values.theirs === undefined ? 'mine' : undefined;
    return this.resolveSide({
      kind: keeper === undefined ? 'differs' : 'one-sided',
      site,
      values,
      sentence: `${inWords(site)} ${keeper === undefined ? 'differs between the versions' : `exists only in ${sideNames[keeper]}`}.`,
      takesText,
      meanwhile: keeper ?? 'mine',
    });
  }
}

/** The keywords of a text that is not free: a choice, an ID, a date or an address. */
const bounds = ['enum', 'const', 'format', 'pattern'];

/** Whether both sides have a text in a field in which any text can be written. */
function isFreeText({ kind, path }: Site, { mine, theirs }: Sides<JsonValue | undefined>): boolean {
  if (typeof mine !== 'string' || typeof theirs !== 'string') return false;
  const schema = fieldSchema(kind, path);
  return schema !== undefined && !bounds.some((name) => Object.hasOwn(schema, name));
}

/** The pointers of the sides that have a value. */
function onSidesWith(at: Site['at'], values: Sides<JsonValue | undefined>): Sides<string | undefined> {
  const path = (side: keyof Sides<unknown>) => (values[side] === undefined ? undefined : at[side]);
  return { base: path('base'), mine: path('mine'), theirs: path('theirs') };
}

/** An object without undefined properties. */
function present<Value>(sides: Sides<Value | undefined>): { readonly [Side in keyof Sides<Value>]?: Value } {
  return Object.fromEntries(Object.entries(sides).filter(([, value]) => value !== undefined));
}
