/** Turns a version’s differences from the draft, or its content, into rows for the version history. */
import { titleInWords } from '../../core/assessment/draft-title.ts';
import type { JsonValue } from '../../core/json/json.ts';
import {
  listNames,
  listOf,
  viewAssessment,
  viewClaim,
  viewContradiction,
  viewIntent,
  viewPowerBasis,
  type ListName,
} from '../../core/assessment/view.ts';
import type { TextInLanguage } from '../../core/passage/parts-of-sentence.ts';
import { textLanguageOf, wellFormedTag } from '../../core/workspace/text-language.ts';
import { textsAt } from '../../core/workspace/texts-at.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { groupNamed, sectionRows, type GroupName, type SectionRow } from '../../shared/section-rows.ts';
import type { VersionDifference } from '../../store/version-commands.ts';

/** A line in a list of rows. */
interface Line {
  readonly key: string;
  /** The ID of an entry, or the kind of change. */
  readonly name: string;
  readonly text: string;
  readonly details: readonly string[];
  /** The texts of the author and of sources in it. */
  readonly texts: readonly TextInLanguage[];
}

export type Row = SectionRow<Line>;

const kinds: Readonly<Record<VersionDifference['kind'], string>> = {
  added: 'added since',
  removed: 'deleted since',
  changed: 'changed',
  renamed: 'renamed',
  reordered: 'reordered',
};

/** Groups differences by part of the draft. */
export function differenceRows(differences: readonly VersionDifference[]): readonly Row[] {
  const lines = differences.map(({ id, kind, section, sentence, details, texts }) => {
    return { key: id, name: kinds[kind], text: sentence, details, texts, section: groupNamed(section) };
  });
  return sectionRows(lines, ({ section }) => section);
}

type NameAndText = readonly [name: string, text: string];

const empty = '(empty)';
const orEmpty = (text: string | undefined): string => text || empty;

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

function line(section: GroupName, key: string, [name, text]: NameAndText, language: string) {
  return { section, key, name, text, details: [], texts: text === empty ? [] : [{ text, language }] };
}

/** Lists the content of a version: title and producer, the entries in order, and the observations by title. */
export function contentRows(version: Workspace): readonly Row[] {
  const { title, assessment, casefile } = version;
  const language = textLanguageOf(version);
  const { producer } = viewAssessment(assessment);
  const lines = [
    line('document', 'title', ['Title', titleInWords(title)], title === '' ? 'en' : language),
    ...(producer?.name ? [line('document', 'producer', ['Producer', producer.name], '')] : []),
    ...listNames.flatMap((list) =>
      listOf(assessment, list).map((entry, index) => {
        const [name, text] = describeEntry[list](entry, index);
        // A proposition that repeats its source has the language of the source.
        const own = list === 'claims' ? textsAt(version, 'assessment', `/claims/${index}`) : [];
        return line(
          list,
          `${list}/${index}`,
          [name, text],
          own.find((each) => each.text === text)?.language ?? language,
        );
      }),
    ),
    ...(casefile?.observations ?? []).map(({ observation_id, title: name, language: tag }, index) =>
      line('casefile', `observation/${index}`, [`Observation ${observation_id}`, orEmpty(name)], wellFormedTag(tag)),
    ),
  ];
  return sectionRows(lines, ({ section }) => section);
}
