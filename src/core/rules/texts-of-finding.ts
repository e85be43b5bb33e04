/** The texts that a finding and its fixes quote, each with its language, and the text before a fix. */
import type { Edit, Workspace } from '../workspace/workspace.ts';
import { valueAt } from '../json/pointer.ts';
import { showHiddenCharacters } from '../text/hidden.ts';
import type { JsonValue } from '../json/json.ts';
import { listOf, viewClaim } from '../assessment/view.ts';
import { casefileIndex } from '../casefile/lookup.ts';
import type { TextInLanguage } from '../text/parts-of-sentence.ts';
import { textLanguageOf } from '../workspace/text-language.ts';
import type { Fix, MessageValue, Finding } from './finding.ts';

/** Returns the text that a fix would replace, for its preview; empty if there is none. */
export function textBefore(workspace: Workspace, { edit, preview }: Fix): string {
  if (preview?.before !== undefined) return preview.before;
  const value = edit.type === 'set' ? valueAt(workspace as unknown as JsonValue, edit.path) : undefined;
  return typeof value === 'string' ? value : '';
}

type Quoting = Pick<Finding, 'related' | 'data' | 'fixes'>;

/**
 * Returns the texts that a message quotes, and the titles of the observations that its fixes name. `found` is a text of
 * the claim’s source. IDs and names have no language.
 */
export function textsOfFinding(workspace: Workspace, { related, data, fixes }: Quoting): readonly TextInLanguage[] {
  const { found, term, confidence, likelihood } = data;
  const observation = (id: number | undefined) => casefileIndex(workspace.casefile).observation(id ?? -1);
  const textIn = (language: string | null | undefined) => (value: MessageValue | undefined) =>
    typeof value === 'string' ? [{ text: showHiddenCharacters(value), language: language ?? '' }] : [];
  const claim = viewClaim(listOf(workspace.assessment, 'claims')[Number(related[0]?.split('/')[2])]);
  return [
    ...textIn(observation(claim.observation_id)?.language)(found),
    ...[term, confidence, likelihood].flatMap(textIn(textLanguageOf(workspace))),
    ...fixes
      .flatMap(({ edit }) => observationsIn(edit))
      .flatMap((id) => {
        const { title, language } = observation(id) ?? {};
        return textIn(language)(title);
      }),
  ];
}

/** Returns the numbers of the observations that an edit sets. */
function observationsIn(edit: Edit): readonly number[] {
  if (edit.type === 'batch') return edit.edits.flatMap(observationsIn);
  const isObservation = edit.type === 'set' && edit.path.endsWith('/observation_id');
  return isObservation && typeof edit.value === 'number' ? [edit.value] : [];
}
