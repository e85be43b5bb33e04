/** One checked part of the workspace, such as a claim or an actor: its rules, schema, links and findings. */
import { type JsonValue, sameJson } from '../json/json.ts';
import { ownList } from '../json/own.ts';
import type { Pointer } from '../json/pointer.ts';
import type { Finding } from '../rules/finding.ts';
import type { Rule } from '../rules/rule.ts';
import type { EntryView, PartKind } from '../rules/subjects.ts';
import { Cell } from './cell.ts';
import type { Engine } from './engine.ts';
import { Link, type LinkOwner } from './link.ts';
import { inOrder } from './order.ts';
import { entryView, subjectOf } from './part-subjects.ts';
import { follow, type Placed } from './placed-items.ts';
import { crashFinding, runRule, type Place } from './run-rule.ts';
import { repeatedUnknown, structureFindings } from './structure.ts';

const none: readonly Finding[] = Object.freeze([]);

/** The form of a part: its kind, and its pointer for an index in its list. */
export interface PartForm {
  readonly kind: PartKind;
  readonly document: Finding['document'];
  pointerOf(index: number): Pointer;
}

/** One part of the workspace with all its findings. */
export class Part implements Placed, LinkOwner {
  value: JsonValue;
  /** Sorted. The same array as long as the findings are equal. */
  findings: readonly Finding[] = none;
  /** The value that the schema validates: the whole document for its head, otherwise the value. */
  validated: JsonValue;
  readonly #engine: Engine;
  readonly #form: PartForm;
  readonly #cells: readonly Cell[];
  /** Reads the part's links before anything else is checked. It runs as a piece of work like all others. */
  readonly #unfolding: Cell;
  readonly #onChanged: (part: Part) => void;
  base: Pointer;
  entry: EntryView | undefined;
  #links: readonly Link[] = [];

  /** `onChanged` is called if `gather` has something new to collect. */
  constructor(engine: Engine, form: PartForm, index: number, value: JsonValue, onChanged: (part: Part) => void) {
    this.value = value;
    this.validated = value;
    this.#engine = engine;
    this.#form = form;
    this.#onChanged = onChanged;
    this.base = form.pointerOf(index);
    const cell = (produce: () => readonly Finding[]) => new Cell({ produce, onChanged: () => this.onChanged() });
    const structure = cell(() => this.#structure());
    const rules = engine.rulesFor[form.kind].map((rule) => cell(() => this.#run(rule)));
    this.#cells = [structure, ...rules];
    this.#unfolding = cell(() => this.#unfold());
    this.#schedule([this.#unfolding, ...this.#cells]);
  }

  place(index: number, value: JsonValue): void {
    const base = this.#form.pointerOf(index);
    const moved = base !== this.base;
    const edited = value !== this.value;
    this.base = base;
    if (edited) this.#schedule(this.#cells);
    else if (moved) this.#schedule(this.#cells.filter((cell) => cell.dependsOnPlace));
    if (moved) for (const link of this.#links) link.ownerChanged(false);
    this.value = value;
    if (edited) this.validated = value;
    if (edited) this.#follow();
  }

  drop(): void {
    for (const cell of [this.#unfolding, ...this.#cells]) cell.drop();
    for (const link of this.#links) link.drop();
  }

  /** Called by a cell with changed findings. */
  onChanged(): void {
    this.#onChanged(this);
  }

  /** Collects the findings of the cells. */
  gather(): void {
    const cells = [...this.#cells, ...this.#links.map(({ cell }) => cell)];
    const allFindings = cells.flatMap(({ findings }) => findings);
    const sorted = inOrder(allFindings, this.#form.kind, this.base);
    if (!sameJson(sorted, this.findings)) this.findings = sorted.length === 0 ? none : sorted;
  }

  #schedule(cells: readonly Cell[]): void {
    for (const cell of cells) this.#engine.agenda.add(cell);
  }

  #unfold(): readonly Finding[] {
    this.#follow();
    return none;
  }

  /** Updates the links for a new value. */
  #follow(): void {
    const before = this.entry;
    this.entry = entryView(this.#form.kind, this.value);
    if (!this.entry) return;
    if (before && before.actor_id !== this.entry.actor_id) for (const link of this.#links) link.ownerChanged(true);
    const links = follow(
      this.#links,
      ownList(this.value, 'evidence'),
      (index, value) => new Link(this.#engine, this, index, value),
    );
    if (links.length < this.#links.length) this.onChanged();
    this.#links = links;
  }

  get #place(): Place {
    return { document: this.#form.document, base: this.base };
  }

  #structure(): readonly Finding[] {
    const { context } = this.#engine;
    const subject = { kind: this.#form.kind, value: this.validated, base: this.base, context };
    this.#engine.observe?.('schema', this.base);
    try {
      const allFindings = structureFindings(subject);
      const isText = this.#form.kind === 'unknown' && typeof this.value === 'string';
      if (!isText || allFindings.length > 0) return allFindings;
      return repeatedUnknown(subject, context.unknownsSharing(String(this.value)));
    } catch (error) {
      return [crashFinding('schema', error, this.#place)];
    }
  }

  #run(rule: Rule): readonly Finding[] {
    const subject = subjectOf(rule.subject, this.#form.kind, this.value, this.entry);
    this.#engine.observe?.(rule.id, this.base);
    return runRule(rule, subject, this.#engine.context, this.#place);
  }
}
