/** The checked parts of one list, such as all claims, updated from one workspace to the next. */
import type { JsonValue } from '../json/json.ts';
import type { Pointer } from '../json/pointer.ts';
import type { Finding } from '../rules/finding.ts';
import type { PartKind } from '../rules/subjects.ts';
import type { Engine } from './engine.ts';
import { Part, type PartForm } from './part.ts';
import { follow } from './placed-items.ts';

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
