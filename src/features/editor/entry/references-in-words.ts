/** Describes the references to claims in words, for the list of citations and for the question before a deletion. */
import type { JsonObject } from '../../../core/json/json.ts';
import { shownReferences } from '../../../shared/deletion-question.ts';
import { parsePointer, valueAt } from '../../../core/json/pointer.ts';
import type { Reference } from '../../../core/workspace/references.ts';
import { viewContradiction, viewEvidenceLink, type ListName } from '../../../core/assessment/view.ts';
import { shortJson } from '../field/describe-json.ts';
import { entryName } from '../../../shared/sections.ts';

/** One reference to a claim, in words. */
export interface ReferenceWords {
  readonly name: string;
  /** 'supports', 'contradicts' or another value of the link; undefined for a contradiction. */
  readonly effect: string | undefined;
  readonly text: string;
}

/** Returns the entry of a reference and the reference's text. */
export function referenceWords(assessment: JsonObject, reference: Reference): ReferenceWords {
  const [list = 'claims', index = '0', part, link = '0'] = parsePointer(reference.path);
  const name = entryName(list as ListName, assessment, Number(index));
  if (part === 'evidence') {
    const { reason = '', effect } = viewEvidenceLink(valueAt(assessment, `${reference.entryPath}/evidence/${link}`));
    return { name, effect, text: reason };
  }
  const { explanation = '' } = viewContradiction(valueAt(assessment, reference.entryPath));
  return { name, effect: undefined, text: explanation };
}

/** Returns references as lines of a list. It lists the first ones and counts the rest. */
export function referencesInWords(assessment: JsonObject, references: readonly Reference[]): readonly string[] {
  const lines = references.slice(0, shownReferences).map((reference) => {
    const { name, effect, text } = referenceWords(assessment, reference);
    const what =
      effect === undefined && reference.kind === 'contradiction'
        ? 'the whole contradiction'
        : `link that ${effect ?? 'cites it'}`;
    return `${name}: ${what}${text === '' ? '' : ` (${shortJson(text, 70)})`}`;
  });
  const more = references.length - lines.length;
  return more > 0 ? [...lines, `… and ${String(more)} more`] : lines;
}
