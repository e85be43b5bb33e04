import type { JsonValue } from '../assessment/json.ts';
import type { Pointer } from '../assessment/pointer.ts';
import type { EvidenceLinkView } from '../assessment/view.ts';
import type { Finding } from '../rules/finding.ts';
import type { EntryView, LinkSubject } from '../rules/subjects.ts';
import { Cell, type Producer } from './cell.ts';
import type { Engine } from './engine.ts';
import { citingLink } from './part-subjects.ts';
import type { Placed } from './placed-items.ts';
import { crashed, runRule } from './run-rule.ts';
import { structureFindings } from './structure.ts';

const noLink: EvidenceLinkView = Object.freeze({});

/** What a link needs of the entry that it belongs to. */
export interface LinkOwner {
  readonly base: Pointer;
  readonly entry: EntryView | undefined;
  /** Called when what is found about the link changed. */
  changed(): void;
}

/** One evidence link with what was found about it, so that an edit of one link looks at that one alone. */
export class Link implements Placed, Producer {
  value: JsonValue;
  readonly cell: Cell;
  readonly #engine: Engine;
  readonly #owner: LinkOwner;
  #index: number;
  /** What the schema says of the value at its place; undefined until it is asked. */
  #structure: readonly Finding[] | undefined;

  constructor(engine: Engine, owner: LinkOwner, index: number, value: JsonValue) {
    this.value = value;
    this.#engine = engine;
    this.#owner = owner;
    this.#index = index;
    this.cell = new Cell(this);
    engine.agenda.add(this.cell);
  }

  place(index: number, value: JsonValue): void {
    const moved = index !== this.#index && this.cell.dependsOnPlace;
    if (moved || value !== this.value) {
      this.#structure = undefined;
      this.#engine.agenda.add(this.cell);
    }
    this.#index = index;
    this.value = value;
  }

  /** The entry was moved, or has another actor. */
  ownerChanged(actorChanged: boolean): void {
    if (!actorChanged && !this.cell.dependsOnPlace) return;
    this.#structure = undefined;
    this.#engine.agenda.add(this.cell);
  }

  changed(): void {
    this.#owner.changed();
  }

  drop(): void {
    this.cell.drop();
  }

  produce(): readonly Finding[] {
    const { base, entry } = this.#owner;
    const kind = entry?.kind ?? 'power-basis';
    const place = { document: 'assessment', base: `${base}/evidence/${String(this.#index)}` } as const;
    try {
      // The entry's view has the link's already; what is no object is seen as one without properties.
      const link = entry?.evidence[this.#index] ?? noLink;
      const subject: LinkSubject = { link, kind, actor_id: entry?.actor_id };
      const citing = citingLink(link);
      const { linkRules, context, observe } = this.#engine;
      if (!this.#structure) observe?.('schema', place.base);
      this.#structure ??= structureFindings({ kind, value: this.value, base, link: this.#index });
      return linkRules.reduce((found, rule) => {
        observe?.(rule.id, place.base);
        return join(found, runRule(rule, rule.subject === 'citing' ? citing : subject, context, place));
      }, this.#structure);
    } catch (error) {
      return [crashed('schema', error, place)];
    }
  }
}

function join(found: readonly Finding[], more: readonly Finding[]): readonly Finding[] {
  if (more.length === 0) return found;
  return found.length === 0 ? more : [...found, ...more];
}
