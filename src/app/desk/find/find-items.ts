/** The searchable items of “Find anything” from a draft: what each one shows and where it leads. */
import type { JsonObject } from '../../../core/json/json.ts';
import { listOf, viewClaim, viewContradiction, viewIntent, viewPowerBasis } from '../../../core/assessment/view.ts';
import type { ListName } from '../../../core/assessment/view.ts';
import type { Casefile } from '../../../core/casefile/types.generated.ts';
import { languageOfObservation } from '../../../core/casefile/lookup.ts';
import type { Excerpt } from '../../../core/passage/excerpt.ts';
import type { CodePointSpan } from '../../../core/passage/span.ts';
import type { Finding, Level } from '../../../core/rules/finding.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import type { OpenDraft } from '../../../store/desk-store.ts';
import { placeOf } from '../../../store/place-of.ts';
import type { Selection } from '../../../store/view-store.ts';
import type { Findable } from './search.ts';
import type { TextInLanguage } from '../../../core/passage/parts-of-sentence.ts';

/** Where an item leads. */
export type Target =
  | { readonly kind: 'place'; readonly selection: Selection; readonly field?: string }
  | {
      readonly kind: 'passage';
      readonly passageId: string;
      readonly observationId: number;
      /** The words to show in it; undefined for the whole passage. */
      readonly span?: CodePointSpan | undefined;
    }
  | { readonly kind: 'command'; readonly run: () => void }
  | { readonly kind: 'help'; readonly entryId: string };

export interface FindItem extends Findable {
  readonly key: string;
  readonly group: 'Commands' | 'Entries' | 'Observations' | 'Findings' | 'Passages' | 'Help';
  readonly target: Target;
  readonly level?: Level;
  /** The words that were found in a passage, with the words around them. */
  readonly excerpt?: Excerpt;
  /** The texts of sources in it, with their languages. */
  readonly texts?: readonly TextInLanguage[];
  /** The end of the detail that is a source’s text. */
  readonly quoted?: TextInLanguage | undefined;
  readonly finding?: Finding;
  /** The shortcut of the command. */
  readonly keys?: readonly string[];
  /** Why the item cannot be chosen now; undefined if it can. */
  readonly not?: string | undefined;
}

type Words = readonly [title: string | undefined, detail: string | undefined, quoted?: string | undefined];

const wordsOf: Readonly<Record<ListName, (assessment: JsonObject, index: number) => Words>> = {
  claims(assessment, index) {
    const { claim_id, proposition, actual } = viewClaim(listOf(assessment, 'claims')[index]);
    const detail = proposition === actual ? proposition : [proposition, actual].filter(Boolean).join(' — ');
    return [claim_id, detail, actual];
  },
  power_bases(assessment, index) {
    const { power_basis_id, description } = viewPowerBasis(listOf(assessment, 'power_bases')[index]);
    return [power_basis_id, description];
  },
  intent_hypotheses(assessment, index) {
    const { hypothesis_id, topic, hypothesis } = viewIntent(listOf(assessment, 'intent_hypotheses')[index]);
    return [hypothesis_id, [topic, hypothesis].filter(Boolean).join(': ')];
  },
  contradictions(assessment, index) {
    const { left_claim_id, right_claim_id, explanation } = viewContradiction(
      listOf(assessment, 'contradictions')[index],
    );
    return [`${left_claim_id ?? '?'} and ${right_claim_id ?? '?'}`, explanation];
  },
  unknowns(assessment, index) {
    const unknown = listOf(assessment, 'unknowns')[index];
    return [`Unknown ${index + 1}`, typeof unknown === 'string' ? unknown : undefined];
  },
};

function entryItems({ assessment, casefile }: Workspace, list: ListName): readonly FindItem[] {
  return listOf(assessment, list).map((entry, index) => {
    const [title, detail, quoted] = wordsOf[list](assessment, index);
    const { observation_id: id = -1 } = list === 'claims' ? viewClaim(entry) : {};
    const language = languageOfObservation(casefile, id);
    return {
      key: `${list}/${index}`,
      group: 'Entries',
      title: title ?? `Entry ${index + 1}`,
      detail: detail ?? '',
      quoted: quoted === undefined ? undefined : { text: quoted, language },
      target: { kind: 'place', selection: { section: list, index } },
    };
  });
}

function observationItems(casefile: Casefile | null): readonly FindItem[] {
  return (casefile?.observations ?? []).map(
    ({ observation_id, title, language, canonical_url, passages: [passage] }, index) => ({
      key: `observation/${index}`,
      group: 'Observations',
      title: `Observation ${observation_id}`,
      detail: [title, canonical_url].filter(Boolean).join(' — '),
      texts: [{ text: title, language: language ?? '' }],
      target: passage
        ? { kind: 'passage', passageId: passage.passage_id, observationId: observation_id }
        : { kind: 'place', selection: { section: 'casefile' } },
    }),
  );
}

function findingItem(finding: Finding, index: number): FindItem {
  const { document, path, message, level, ruleId } = finding;
  const { selection, field } = placeOf(document, path);
  return {
    key: `finding/${index}`,
    group: 'Findings',
    title: message,
    detail: ruleId,
    finding,
    level,
    target: { kind: 'place', selection, field },
  };
}

const lists: readonly ListName[] = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'];

/** Returns everything in a draft that can be searched, in document order. */
export function findItems({ workspace, check }: Pick<OpenDraft, 'workspace' | 'check'>): readonly FindItem[] {
  return [
    ...lists.flatMap((list) => entryItems(workspace, list)),
    ...observationItems(workspace.casefile),
    ...check.findings.map(findingItem),
  ];
}
