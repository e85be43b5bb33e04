/** The incremental parts of a check: the head, the entries of each list and their links, each with its findings. */
import type { Pointer } from '../json/pointer.ts';
import type { RuleContext } from '../rules/context.ts';
import type { Rule, PartKind, SubjectName, EntryView, LinkSubject } from '../rules/rule.ts';
import { Cell, type Producer } from './cell.ts';
import { isJsonArray, type JsonValue, type JsonObject } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { changedRange } from '../json/changed-range.ts';
import { grouped } from '../json/grouped.ts';
import type { EvidenceLinkView, ListName } from '../assessment/view.ts';
import type { Finding } from '../rules/finding.ts';
import { citingLink, crashFinding, runRule, entryView, subjectOf, type Place } from './run-rule.ts';
import { structureFindings, repeatedUnknown } from './structure.ts';
import { ownList, own } from '../json/own.ts';
import { inOrder } from './fields.ts';

/**
 * Called with a rule's ID or `schema`, and the pointer of the part that is checked. Counts the work of an edit and
 * cannot change anything.
 */
export type CheckObserver = (what: string, at: Pointer) => void;

/** The data that all parts of a checker share. */
export interface Engine {
  readonly context: RuleContext;
  /** The rules that run on a kind of part as a whole. */
  readonly rulesFor: Readonly<Record<PartKind, readonly Rule[]>>;
  /** The rules that are run on each evidence link. */
  readonly linkRules: readonly Rule[];
  /** Called for every check, to count the work. */
  readonly observe: CheckObserver | undefined;
  /** The cells that must run before the findings are up to date. */
  readonly agenda: Set<Cell>;
}

const subjectsOf: Readonly<Record<PartKind, readonly SubjectName[]>> = {
  document: ['document', 'part'],
  claim: ['claim', 'part'],
  'power-basis': ['power-basis', 'entry', 'part'],
  intent: ['intent', 'entry', 'part'],
  contradiction: ['contradiction', 'citing', 'part'],
  unknown: ['part'],
  actor: ['actor', 'part'],
  observation: ['part'],
};

/** The rules that are run on each evidence link. */
export function linkRulesOf(rules: readonly Rule[]): readonly Rule[] {
  return rules.filter(({ subject }) => subject === 'link' || subject === 'citing');
}

/** Sorts the rules by the kinds of part that they are run on. */
export function rulesByKind(rules: readonly Rule[]): Engine['rulesFor'] {
  const kinds = Object.keys(subjectsOf) as PartKind[];
  const runOn = (kind: PartKind) => rules.filter(({ subject }) => subjectsOf[kind].includes(subject));
  return Object.fromEntries(kinds.map((kind) => [kind, runOn(kind)])) as unknown as Engine['rulesFor'];
}

/** An object for one item of a list. It can be given another position or another value. */
export interface Placed {
  readonly value: JsonValue;
  place(index: number, value: JsonValue): void;
  /** Drops it. It no longer has an item. */
  drop(): void;
}

/**
 * Updates objects for a changed list. An object moves with its value (by identity), an object whose value was removed
 * is given a new value, and only the difference is created or dropped. An edit of one value therefore keeps its object
 * with everything that it has cached, and a move keeps all of them. Returns `items` itself if the values are the same.
 */
export function follow<Item extends Placed>(
  items: readonly Item[],
  values: readonly JsonValue[],
  make: (index: number, value: JsonValue) => Item,
): readonly Item[] {
  const range = changedRange(items.map(valueOf), values);
  const { start, beforeEnd, afterEnd } = range;
  if (start === beforeEnd && start === afterEnd) return items;
  const pool = grouped(items.slice(start, beforeEnd), valueOf);
  const middle = values.slice(start, afterEnd).map((value) => pool.get(value)?.shift());
  const unused = Array.from(pool.values()).flat();
  const next = [...items.slice(0, start), ...middle, ...items.slice(beforeEnd)].map((item, index) => {
    const value = values[index] as JsonValue;
    const existing = item ?? unused.shift();
    existing?.place(index, value);
    return existing ?? make(index, value);
  });
  for (const item of unused) item.drop();
  return next;
}

function valueOf(item: Placed): JsonValue {
  return item.value;
}

const noLink: EvidenceLinkView = Object.freeze({});

/** The data of the entry that a link needs. */
interface LinkOwner {
  readonly base: Pointer;
  readonly entry: EntryView | undefined;
  /** Called when the findings of the link changed. */
  onChanged(): void;
}

/** One evidence link with its findings, so that an edit of one link checks only that link. */
class Link implements Placed, Producer {
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

const none: readonly Finding[] = Object.freeze([]);

/** The form of a part: its kind, and its pointer for an index in its list. */
interface PartForm {
  readonly kind: PartKind;
  readonly document: Finding['document'];
  pointerOf(index: number): Pointer;
}

/** One part of the workspace with all its findings. */
class Part implements Placed, LinkOwner {
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

/** The parts of one list, updated from one workspace to the next. */
export class Section {
  /** The prefix of the entry paths: '/claims', 'casefile:/actors'. */
  readonly path: Pointer;
  /** The findings of each part, by its index. The same array as long as none of them changed. */
  findings: readonly (readonly Finding[])[] = [];
  readonly #engine: Engine;
  readonly #form: PartForm;
  readonly #changed = new Set<Part>();
  #parts: readonly Part[] = [];

  constructor(engine: Engine, kind: PartKind, list: string, document: Finding['document']) {
    this.#engine = engine;
    this.path = `${document === 'casefile' ? 'casefile:' : ''}/${list}`;
    this.#form = { kind, document, pointerOf: (index) => `/${list}/${String(index)}` };
  }

  follow(values: readonly JsonValue[]): void {
    this.#parts = follow(this.#parts, values, (index, value) => {
      return new Part(this.#engine, this.#form, index, value, (part) => this.#changed.add(part));
    });
  }

  /** Collects the findings when the agenda is done. Returns whether anything changed. */
  gather(): boolean {
    for (const part of this.#changed) part.gather();
    this.#changed.clear();
    const { findings } = this;
    const same =
      findings.length === this.#parts.length && this.#parts.every((part, at) => part.findings === findings[at]);
    if (!same) this.findings = this.#parts.map((part) => part.findings);
    return !same;
  }
}

const lists: readonly ListName[] = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'];
const listNames: ReadonlySet<string> = new Set(lists);

/** The head of an assessment: everything except its lists. */
interface Head {
  readonly value: JsonObject;
  /** What the head's schema reads of the lists: their lengths, or the value that is not a list. */
  readonly lists: readonly (JsonValue | undefined)[];
}

function seenOfList(document: JsonObject, list: ListName): JsonValue | undefined {
  const value = own(document, list);
  return isJsonArray(value) ? [value.length] : value;
}

function sameList(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return one === other || (isJsonArray(one) && isJsonArray(other) && one[0] === other[0]);
}

function sameProperties(one: JsonObject, other: JsonObject): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  );
}

/** Returns the head of a document, or `before` if nothing in it changed. */
function headOf(document: JsonObject, before: Head | undefined): Head {
  const value = Object.fromEntries(Object.entries(document).filter(([name]) => !listNames.has(name)));
  const summaries = lists.map((list) => seenOfList(document, list));
  const same =
    before && sameProperties(before.value, value) && summaries.every((list, at) => sameList(list, before.lists[at]));
  return same ? before : { value, lists: summaries };
}

const form: PartForm = { kind: 'document', document: 'assessment', pointerOf: () => '' };

/** The head of the assessment as a part, updated from one document to the next. */
export class HeadPart {
  readonly #engine: Engine;
  #head: Head | undefined;
  #part: Part | undefined;
  #changed = false;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  get findings(): readonly Finding[] {
    return this.#part?.findings ?? [];
  }

  follow(document: JsonObject): void {
    const next = headOf(document, this.#head);
    this.#part ??= new Part(this.#engine, form, 0, next.value, () => (this.#changed = true));
    if (next !== this.#head) this.#part.place(0, next.value);
    // The schema validates the document itself, so that it sees the lists. It does not validate their items.
    this.#part.validated = document;
    this.#head = next;
  }

  /** Collects the findings when the agenda is done. Returns whether they changed. */
  gather(): boolean {
    const before = this.findings;
    if (this.#changed) this.#part?.gather();
    this.#changed = false;
    return this.findings !== before;
  }
}
