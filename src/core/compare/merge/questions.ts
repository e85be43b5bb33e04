import type { JsonValue } from '../../assessment/json.ts';
import { upperFirst } from '../phrases.ts';
import type { Choice, Choices, Conflict, ConflictKind, MergeRename } from './conflict.ts';
import { inWords, otherSide, sideNames, type Sides, type Site } from './sides.ts';

/** A question on its way to become a conflict. */
interface Question {
  readonly kind: ConflictKind;
  readonly site: Site;
  readonly values: Sides<JsonValue | undefined>;
  readonly sentence: string;
  readonly offers?: readonly Choice[];
  /** What is taken for as long as nobody chose: what loses least. */
  readonly meanwhile: Choice;
}

/** Asks what cannot be decided, answers from the choices that were made, and remembers every question. */
export class Questions {
  /** Whether there is no common version: then nobody can tell who changed what, and everything that differs is asked. */
  readonly twoSides: boolean;
  /** Sites of items that another answer has settled: they stay, whichever side has them. */
  readonly settled = new Set<string>();
  /** What was given another id. */
  readonly renames: MergeRename[] = [];
  /** Sentences about what was decided without a question. */
  readonly notes = new Set<string>();
  readonly #choices: Choices;
  readonly #asked = new Map<string, Conflict>();

  constructor(choices: Choices, twoSides = false) {
    this.#choices = choices;
    this.twoSides = twoSides;
  }

  get conflicts(): readonly Conflict[] {
    return [...this.#asked.values()];
  }

  ask({ kind, site, values, sentence, offers = ['mine', 'theirs'], meanwhile }: Question): Choice {
    const wanted = Object.hasOwn(this.#choices, site.id) ? this.#choices[site.id] : undefined;
    const chosen = wanted !== undefined && offers.includes(wanted);
    const taken = chosen ? wanted : meanwhile;
    const { base, mine, theirs } = values;
    this.#asked.set(site.id, {
      id: site.id,
      kind,
      sentence: upperFirst(sentence),
      field: { kind: site.kind, path: site.path },
      paths: present(onSidesWith(site.at, values)),
      ...present({ base, mine, theirs }),
      offers,
      taken,
      chosen,
    });
    return taken;
  }

  /** Asks which of two versions of one place to take. A side that deleted it gives undefined. */
  side(site: Site, values: Sides<JsonValue | undefined>): 'mine' | 'theirs' {
    if (this.twoSides) return this.#sideOfTwo(site, values);
    const deleter = values.mine === undefined ? 'mine' : values.theirs === undefined ? 'theirs' : undefined;
    const name = inWords(site);
    const sentence =
      deleter === undefined
        ? `${name} was changed in both versions, and not in the same way.`
        : `${name} is gone in ${sideNames[deleter]} and was changed in ${sideNames[otherSide(deleter)]}.`;
    const taken = this.ask({
      kind: deleter === undefined ? 'both-changed' : 'deleted-and-changed',
      site,
      values,
      sentence,
      meanwhile: deleter === undefined ? 'mine' : otherSide(deleter),
    });
    return taken === 'theirs' ? 'theirs' : 'mine';
  }

  #sideOfTwo(site: Site, values: Sides<JsonValue | undefined>): 'mine' | 'theirs' {
    const keeper = values.mine === undefined ? 'theirs' : values.theirs === undefined ? 'mine' : undefined;
    const taken = this.ask({
      kind: keeper === undefined ? 'differs' : 'one-sided',
      site,
      values,
      sentence: `${inWords(site)} ${keeper === undefined ? 'is not the same in both versions' : `stands in ${sideNames[keeper]} only`}.`,
      meanwhile: keeper ?? 'mine',
    });
    return taken === 'theirs' ? 'theirs' : 'mine';
  }
}

/** A path only where something stands at it. */
function onSidesWith(at: Site['at'], values: Sides<JsonValue | undefined>): Sides<string | undefined> {
  const path = (side: keyof Sides<unknown>) => (values[side] === undefined ? undefined : at[side]);
  return { base: path('base'), mine: path('mine'), theirs: path('theirs') };
}

/** An object without what is undefined. */
function present<Value>(sides: Sides<Value | undefined>): { readonly [Side in keyof Sides<Value>]?: Value } {
  return Object.fromEntries(Object.entries(sides).filter(([, value]) => value !== undefined));
}
