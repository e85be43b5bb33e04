/** Describes a reference to a claim: the entry that contains it, its effect and its text. */
import type { JsonObject } from '../core/json/json.ts';
import { parsePointer, valueAt } from '../core/json/pointer.ts';
import type { Reference } from '../core/assessment/model.ts';
import { viewContradiction, viewEvidenceLink, type ListName } from '../core/assessment/view.ts';
import { entryName, entryTitle } from './sections.ts';

/** One reference to a claim, in words. */
export interface ReferenceWords {
  /** The entry in a sentence: 'PB-001', 'contradiction 3'. */
  readonly name: string;
  /** The entry at the beginning of a sentence: 'PB-001', 'Contradiction 3'. */
  readonly title: string;
  /** 'supports', 'contradicts' or another value of the link; undefined for a contradiction. */
  readonly effect: string | undefined;
  /** The reason of the link or the explanation of the contradiction; may be empty. */
  readonly text: string;
}

/** Returns the entry of a reference and the reference's text. */
export function referenceWords(assessment: JsonObject, reference: Reference): ReferenceWords {
  const [list = 'claims', index = '0', part, link = '0'] = parsePointer(reference.path);
  const entry = [list as ListName, assessment, Number(index)] as const;
  const names = { name: entryName(...entry), title: entryTitle(...entry) };
  if (part === 'evidence') {
    const { reason = '', effect } = viewEvidenceLink(valueAt(assessment, `${reference.entryPath}/evidence/${link}`));
    return { ...names, effect, text: reason };
  }
  const { explanation = '' } = viewContradiction(valueAt(assessment, reference.entryPath));
  return { ...names, effect: undefined, text: explanation };
}
