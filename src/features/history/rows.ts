import { titleInWords } from '../../core/assessment/draft-title.ts';
import type { JsonValue } from '../../core/json/json.ts';
import {
  listOf,
  viewAssessment,
  viewClaim,
  viewContradiction,
  viewIntent,
  viewPowerBasis,
} from '../../core/assessment/view.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { ListName } from '../../core/assessment/view.ts';
import type { VersionDifference } from '../../store/version-commands.ts';

/** One row of a list: the heading of a group, or a line in it. */
export type Row =
  | { readonly kind: 'head'; readonly key: string; readonly title: string; readonly count: number }
  | {
      readonly kind: 'line';
      readonly key: string;
      /** The ID of an entry, or the kind of change. */
      readonly name: string;
      readonly text: string;
      readonly details: readonly string[];
    };

type Line = Extract<Row, { kind: 'line' }>;

/** The parts of a draft with their titles, in the order shown. */
const groups: readonly (readonly [key: string, title: string])[] = [
  ['document', 'Document'],
  ['claims', 'Claims'],
  ['power_bases', 'Power bases'],
  ['intent_hypotheses', 'Intent hypotheses'],
  ['contradictions', 'Contradictions'],
  ['unknowns', 'Unknowns'],
  ['casefile', 'Casefile'],
  ['reviews', 'Reviews'],
];

const kinds: Readonly<Record<VersionDifference['kind'], string>> = {
  added: 'added since',
  removed: 'deleted since',
  changed: 'changed',
  renamed: 'renamed',
  reordered: 'reordered',
};

function grouped(lines: ReadonlyMap<string, readonly Line[]>): readonly Row[] {
  return groups.flatMap(([key, title]) => {
    const ofGroup = lines.get(key) ?? [];
    return ofGroup.length === 0 ? [] : [{ kind: 'head' as const, key, title, count: ofGroup.length }, ...ofGroup];
  });
}

/** Groups differences by part of the draft. */
export function differenceRows(differences: readonly VersionDifference[]): readonly Row[] {
  const sections = new Set(groups.map(([key]) => key));
  const lines = new Map<string, Line[]>();
  for (const { id, kind, section, sentence, details } of differences) {
    const group = sections.has(section) ? section : 'document';
    const ofGroup = lines.get(group) ?? [];
    ofGroup.push({ kind: 'line', key: id, name: kinds[kind], text: sentence, details });
    lines.set(group, ofGroup);
  }
  return grouped(lines);
}

type NameAndText = readonly [name: string, text: string];

const orEmpty = (text: string | undefined): string => (text === undefined || text === '' ? '(empty)' : text);

const describeEntry: Readonly<Record<ListName, (entry: JsonValue | undefined, index: number) => NameAndText>> = {
  claims(entry, index) {
    const { claim_id, proposition, actual } = viewClaim(entry);
    return [claim_id ?? `Claim ${index + 1}`, orEmpty(proposition ?? actual)];
  },
  power_bases(entry, index) {
    const { power_basis_id, description } = viewPowerBasis(entry);
    return [power_basis_id ?? `Power basis ${index + 1}`, orEmpty(description)];
  },
  intent_hypotheses(entry, index) {
    const { hypothesis_id, topic, hypothesis } = viewIntent(entry);
    return [hypothesis_id ?? `Intent hypothesis ${index + 1}`, orEmpty([topic, hypothesis].filter(Boolean).join(': '))];
  },
  contradictions(entry) {
    const { left_claim_id, right_claim_id, explanation } = viewContradiction(entry);
    return [`${left_claim_id ?? '?'} and ${right_claim_id ?? '?'}`, orEmpty(explanation)];
  },
  unknowns: (entry, index) => [`Unknown ${index + 1}`, orEmpty(typeof entry === 'string' ? entry : undefined)],
};

const lists: readonly ListName[] = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'];

function line(key: string, [name, text]: NameAndText): Line {
  return { kind: 'line', key, name, text, details: [] };
}

/** Lists the content of a version: title and producer, the entries in order, and the observations by title. */
export function contentRows({ title, assessment, casefile }: Workspace): readonly Row[] {
  const { producer } = viewAssessment(assessment);
  const head = [
    line('title', ['Title', titleInWords(title)]),
    ...(producer?.name ? [line('producer', ['Producer', producer.name])] : []),
  ];
  const entries = lists.map((list) => {
    const ofList = listOf(assessment, list).map((entry, index) =>
      line(`${list}/${index}`, describeEntry[list](entry, index)),
    );
    return [list, ofList] as const;
  });
  const sources = (casefile?.observations ?? []).map((observation, index) =>
    line(`observation/${index}`, [`Observation ${observation.observation_id}`, orEmpty(observation.title)]),
  );
  return grouped(new Map<string, readonly Line[]>([['document', head], ...entries, ['casefile', sources]]));
}
