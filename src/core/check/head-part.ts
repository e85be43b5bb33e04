/** Checks the head of the assessment as one part, and follows it from one document to the next. */
import type { JsonObject } from '../json/json.ts';
import type { Finding } from '../rules/finding.ts';
import type { Engine } from './engine.ts';
import { headOf, type Head } from './head.ts';
import { Part, type PartForm } from './part.ts';

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
