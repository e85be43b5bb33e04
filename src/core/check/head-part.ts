import type { JsonObject } from '../assessment/json.ts';
import type { Finding } from '../rules/finding.ts';
import type { Engine } from './engine.ts';
import { headOf, type Head } from './head.ts';
import { Part, type PartForm } from './part.ts';

const form: PartForm = { kind: 'document', document: 'assessment', pointerOf: () => '' };

/** The head of the assessment as a part, followed from one state of the document to the next. */
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
    // The schema is held against the document itself, so that it sees the lists; their items it leaves alone.
    this.#part.validated = document;
    this.#head = next;
  }

  /** Collects what was found, once the agenda is done. Returns whether it is other than it was. */
  gather(): boolean {
    const before = this.findings;
    if (this.#changed) this.#part?.gather();
    this.#changed = false;
    return this.findings !== before;
  }
}
