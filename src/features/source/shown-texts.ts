import type { Text } from '@codemirror/state';
import type { JsonObject } from '../../core/assessment/json.ts';
import { writeAssessment } from '../../core/files/write.ts';

/** The text of the draft as the source shows it first. */
export function sourceTextOf(assessment: JsonObject): string {
  return writeAssessment(assessment);
}

/** A short mark of a text: two texts with the same mark are taken for the same (FNV-1a, 32 bits, and the length). */
export function markOfText(text: string): string {
  let hash = 0x811c9dc5;
  for (let unit = 0; unit < text.length; unit += 1) hash = Math.imul(hash ^ text.charCodeAt(unit), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(16)}`;
}

/** The texts under which assessments were last seen here: an undo gives one back as it was typed. Texts share their parts. */
export class ShownTexts {
  readonly #texts = new WeakMap<JsonObject, Text>();

  note(assessment: JsonObject, text: Text): void {
    this.#texts.set(assessment, text);
  }

  textOf(assessment: JsonObject): string {
    return this.#texts.get(assessment)?.toString() ?? sourceTextOf(assessment);
  }
}
