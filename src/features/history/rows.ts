import { titleInWords } from '../../core/assessment/draft-title.ts';
import type { JsonValue } from '../../core/assessment/json.ts';
import {
  listOf,
  viewAssessment,
  viewClaim,
  viewContradiction,
  viewIntent,
  viewPowerBasis,
} from '../../core/assessment/view.ts';
import type { ListName, Workspace } from '../../core/assessment/workspace.ts';
import type { StateDifference } from '../../store/earlier-states.ts';

/** One line of a list to read: the head of a group, or something in it. */
export type Row =
  | { readonly kind: 'head'; readonly key: string; readonly title: string; readonly count: number }
  | {
      readonly kind: 'line';
      readonly key: string;
      /** What it is about in a word: an id, or what became of something. */
      readonly name: string;
      readonly text: string;
      readonly details: readonly string[];
    };

type Line = Extract<Row, { kind: 'line' }>;

/** How the parts of a draft are called, in the order in which they are shown. */
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

const kinds: Readonly<Record<StateDifference['kind'], string>> = {
  added: 'new since',
  removed: 'gone since',
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

/** Differences as rows, by the parts of the draft. */
export function differenceRows(differences: readonly StateDifference[]): readonly Row[] {
  const known = new Set(groups.map(([key]) => key));
  const lines = new Map<string, Line[]>();
  for (const { id, kind, section, sentence, details } of differences) {
    const group = known.has(section) ? section : 'document';
    const ofGroup = lines.get(group) ?? [];
    ofGroup.push({ kind: 'line', key: id, name: kinds[kind], text: sentence, details });
    lines.set(group, ofGroup);
  }
  return grouped(lines);
}

type Words = readonly [name: string, text: string];

const orNothing = (text: string | undefined): string =>
  text === undefined || text === '' ? '(nothing written)' : text;

const wordsOf: Readonly<Record<ListName, (entry: JsonValue | undefined, index: number) => Words>> = {
  claims(entry, index) {
    const { claim_id, proposition, actual } = viewClaim(entry);
    return [claim_id ?? `Claim ${index + 1}`, orNothing(proposition ?? actual)];
  },
  power_bases(entry, index) {
    const { power_basis_id, description } = viewPowerBasis(entry);
    return [power_basis_id ?? `Power basis ${index + 1}`, orNothing(description)];
  },
  intent_hypotheses(entry, index) {
    const { hypothesis_id, topic, hypothesis } = viewIntent(entry);
    return [
      hypothesis_id ?? `Intent hypothesis ${index + 1}`,
      orNothing([topic, hypothesis].filter(Boolean).join(': ')),
    ];
  },
  contradictions(entry) {
    const { left_claim_id, right_claim_id, explanation } = viewContradiction(entry);
    return [`${left_claim_id ?? '?'} and ${right_claim_id ?? '?'}`, orNothing(explanation)];
  },
  unknowns: (entry, index) => [`Unknown ${index + 1}`, orNothing(typeof entry === 'string' ? entry : undefined)],
};

const lists: readonly ListName[] = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'];

function line(key: string, [name, text]: Words): Line {
  return { kind: 'line', key, name, text, details: [] };
}

/** Everything that a state holds, to be read: its head, its entries in their order, and its sources by their titles. */
export function contentRows({ title, assessment, casefile }: Workspace): readonly Row[] {
  const { producer } = viewAssessment(assessment);
  const head = [
    line('title', ['Title', titleInWords(title)]),
    ...(producer?.name ? [line('producer', ['Producer', producer.name])] : []),
  ];
  const entries = lists.map((list) => {
    const ofList = listOf(assessment, list).map((entry, index) =>
      line(`${list}/${index}`, wordsOf[list](entry, index)),
    );
    return [list, ofList] as const;
  });
  const sources = (casefile?.observations ?? []).map((observation, index) =>
    line(`observation/${index}`, [`Observation ${observation.observation_id}`, orNothing(observation.title)]),
  );
  return grouped(new Map<string, readonly Line[]>([['document', head], ...entries, ['casefile', sources]]));
}
