/** Which entry is selected when a person chooses a section. */
import type { JsonObject } from '../core/json/json.ts';
import { listOf } from '../core/assessment/view.ts';
import type { Section, Selection } from './view-store.ts';

/** The lists whose entries the editor shows one at a time, so that one of them stands for the section. */
const oneAtATime: readonly Section[] = ['claims', 'power_bases', 'intent_hypotheses'];

/**
 * Returns the entry of a chosen section that was selected last, or its first one. Returns the selection itself if it
 * names an entry, or if the section is empty or shown as a whole.
 */
export function entryOfSection(assessment: JsonObject, selection: Selection, last = 0): Selection {
  const { section, index } = selection;
  if (index !== undefined || section === 'document' || section === 'casefile') return selection;
  const count = oneAtATime.includes(section) ? listOf(assessment, section).length : 0;
  return count === 0 ? selection : { section, index: Math.min(last, count - 1) };
}
