/** The checks of one evidence link of a power basis or intent hypothesis. */
import type { JsonValue } from '../json/json.ts';
import type { Pointer } from '../json/pointer.ts';
import type { EvidenceLinkView } from '../assessment/view.ts';
import type { Finding } from '../rules/finding.ts';
import type { EntryView, LinkSubject } from '../rules/subjects.ts';
import { Cell, type Producer } from './cell.ts';
import type { Engine } from './engine.ts';
import { citingLink } from './part-subjects.ts';
import type { Placed } from './placed-items.ts';
import { crashFinding, runRule } from './run-rule.ts';
import { structureFindings } from './structure.ts';

const noLink: EvidenceLinkView = Object.freeze({});

/** The data of the entry that a link needs. */
export interface LinkOwner {
  readonly base: Pointer;
  readonly entry: EntryView | undefined;
  /** Called when the findings of the link changed. */
  onChanged(): void;
}

/** One evidence link with its findings, so that an edit of one link checks only that link. */
export class Link implements Placed, Producer {
  value: JsonValue;
  readonly cell: Cell;
  readonly #engine: Engine;
  readonly #owner: LinkOwner;
  #index: number;
  /** The schema's findings for the value; undefined until they are computed. */
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

  /** Called when the entry moved or its actor changed. */
  ownerChanged(actorChanged: boolean): void {
    if (!actorChanged && !this.cell.dependsOnPlace) return;
    this.#structure = undefined;
    this.#engine.agenda.add(this.cell);
  }

  onChanged(): void {
    this.#owner.onChanged();
  }

  drop(): void {
    this.cell.drop();
  }

  produce(): readonly Finding[] {
    const { base, entry } = this.#owner;
    const kind = entry?.kind ?? 'power-basis';
    const place = { document: 'assessment', base: `${base}/evidence/${String(this.#index)}` } as const;
    try {
      // The entry's view contains the link's. A value that is not an object counts as an object without properties.
      const link = entry?.evidence[this.#index] ?? noLink;
      const subject: LinkSubject = { link, kind, actor_id: entry?.actor_id };
      const citing = citingLink(link);
      const { linkRules, context, observe } = this.#engine;
      if (!this.#structure) observe?.('schema', place.base);
      const structure =
        this.#structure ?? structureFindings({ kind, value: this.value, base, link: this.#index, context });
      // Fixes depend on look-ups, which are recorded only while they are made.
      this.#structure = structure.length === 0 ? structure : undefined;
      return linkRules.reduce((findings, rule) => {
        observe?.(rule.id, place.base);
        return join(findings, runRule(rule, rule.subject === 'citing' ? citing : subject, context, place));
      }, structure);
    } catch (error) {
      return [crashFinding('schema', error, place)];
    }
  }
}

function join(findings: readonly Finding[], more: readonly Finding[]): readonly Finding[] {
  if (more.length === 0) return findings;
  return findings.length === 0 ? more : [...findings, ...more];
}
