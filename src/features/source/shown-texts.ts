/** Restores the JSON text of an assessment as it was typed, and tells texts apart by a short hash. */
import type { Text } from '@codemirror/state';
import type { JsonObject } from '../../core/json/json.ts';
import { fnv1a } from '../../core/passage/fnv1a.ts';
import { writeAssessment } from '../../core/files/write.ts';

/** The text that the JSON view shows for an assessment that was not edited here. */
export function sourceTextOf(assessment: JsonObject): string {
  return writeAssessment(assessment);
}

/** A short hash of a text (FNV-1a, 32 bits, and the length). Two texts with the same mark count as equal. */
export function markOfText(text: string): string {
  return `${text.length}-${(fnv1a(text) >>> 0).toString(16)}`;
}

/**
 * Remembers the text last shown for each assessment, so that undo restores it as typed. CodeMirror texts share memory.
 */
export class ShownTexts {
  readonly #texts = new WeakMap<JsonObject, Text>();

  note(assessment: JsonObject, text: Text): void {
    this.#texts.set(assessment, text);
  }

  textOf(assessment: JsonObject): string {
    return this.#texts.get(assessment)?.toString() ?? sourceTextOf(assessment);
  }
}
