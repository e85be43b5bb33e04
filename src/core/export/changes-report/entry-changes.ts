/** Which entries are new, changed or deleted between two versions of an assessment, and which evidence changed. */
import { casefileIndex } from '../../casefile/lookup.ts';
import type { Difference, FieldDifference } from '../../compare/difference.ts';
import { parsePointer } from '../../json/pointer.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { reportClaims, reportPassages } from '../report/claims.ts';
import { reportEntries, type ReportEntry } from '../report/entries.ts';
import { firstById } from '../report/report.ts';

/** The entries of one version, by their lists. */
export type Entries = Readonly<Record<EntryList, readonly ReportEntry[]>>;

/** The lists whose entries have evidence links. */
export type EntryList = 'intent_hypotheses' | 'power_bases';

/** The property that is the statement of an entry. */
const statementField: Readonly<Record<EntryList, string>> = {
  intent_hypotheses: 'hypothesis',
  power_bases: 'description',
};

/** An entry that differs between the versions, or whose evidence does. */
export interface EntryChange {
  readonly kind: 'new' | 'changed' | 'deleted';
  /** As in the later version; a deleted one as in the earlier version. */
  readonly entry: ReportEntry;
  /** Its old ID if it was only given another one. */
  readonly renamed: string | undefined;
  readonly statementChanged: boolean;
  /** Changed fields except the evidence. */
  readonly fields: readonly FieldDifference[];
  /** Links that were added, removed, turned, or given another reason. */
  readonly evidence: readonly FieldDifference[];
  /** Changes of claims that the entry cites: changed or deleted, but still cited. */
  readonly claims: readonly Difference[];
}

/** Returns the entries of a version, prepared for reports. */
export function entriesOf(workspace: Workspace): Entries {
  const { assessment, casefile } = workspace;
  const index = casefileIndex(casefile);
  const claims = reportClaims(workspace, index, reportPassages(assessment, index, casefile));
  const { powerBases, intents } = reportEntries(workspace, index, firstById(claims));
  return { power_bases: powerBases, intent_hypotheses: intents };
}

/** Returns the changes of one list: the entries of the later version in their order, then the deleted ones. */
export function entryChanges(
  list: EntryList,
  before: Entries,
  after: Entries,
  differences: readonly Difference[],
): readonly EntryChange[] {
  const ofList = differences.filter(({ section, entry }) => section === list && entry !== undefined);
  const byIndex = new Map(ofList.map((difference) => [difference.entry?.after ?? -1, difference] as const));
  const claims = changedClaims(differences);
  const current = after[list].flatMap((entry, index): readonly EntryChange[] => {
    const difference = byIndex.get(index);
    const kind = difference?.kind === 'added' ? 'new' : 'changed';
    const cited = kind === 'new' ? [] : citedChanges(entry, claims);
    if (!difference && cited.length === 0) return [];
    const earlier = before[list][difference?.entry?.before ?? -1];
    return [{ kind, entry, ...fieldsOf(list, difference), renamed: renamedFrom(difference, earlier), claims: cited }];
  });
  const deleted = ofList.flatMap((difference): readonly EntryChange[] => {
    const entry = difference.kind === 'removed' ? before[list][difference.entry?.before ?? -1] : undefined;
    return entry ? [{ kind: 'deleted', entry, ...fieldsOf(list, undefined), renamed: undefined, claims: [] }] : [];
  });
  return [...current, ...deleted];
}

function renamedFrom(difference: Difference | undefined, earlier: ReportEntry | undefined): string | undefined {
  return difference?.kind === 'renamed' ? earlier?.id : undefined;
}

type Fields = Pick<EntryChange, 'statementChanged' | 'fields' | 'evidence'>;

function fieldsOf(list: EntryList, difference: Difference | undefined): Fields {
  const all = (difference?.fields ?? []).map((field) => ({ field, property: propertyOf(field) }));
  const isRename = difference?.kind === 'renamed';
  return {
    statementChanged: all.some(({ property }) => property === statementField[list]),
    fields: all.flatMap(({ field, property }) =>
      property === 'evidence' || (isRename && /_id$/.test(property) && property !== 'actor_id') ? [] : [field],
    ),
    evidence: all.flatMap(({ field, property }) => (property === 'evidence' ? [field] : [])),
  };
}

/** The property of an entry that a difference is in: 'evidence' for “/power_bases/0/evidence/3/effect”. */
function propertyOf({ places }: FieldDifference): string {
  return parsePointer(places.after ?? places.before ?? '')[2] ?? '';
}

/** The claims that say something else, or are missing; a new ID alone says nothing else. */
function changedClaims(differences: readonly Difference[]): ReadonlyMap<string, Difference> {
  const changed = differences.filter(
    ({ section, kind, entry }) =>
      section === 'claims' && entry !== undefined && (kind === 'changed' || kind === 'removed'),
  );
  return new Map(changed.map((difference) => [difference.entry?.id ?? '', difference] as const));
}

function citedChanges({ links }: ReportEntry, claims: ReadonlyMap<string, Difference>): readonly Difference[] {
  const ids = new Set(links.map(({ claimId }) => claimId));
  return [...ids].flatMap((id) => claims.get(id) ?? []);
}
