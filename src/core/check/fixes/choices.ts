/** The fixes for values and names in other words than the contract’s: choices and unknown properties. */
import { byIdentity } from '../../json/by-identity.ts';
import { isJsonArray, isJsonObject, type JsonValue, type JsonObject } from '../../json/json.ts';
import { parsePointer, escapeToken, parentOf, valueAt, type Pointer } from '../../json/pointer.ts';
import type { Fix } from '../../rules/finding.ts';
import type { FixKind } from '../../rules/fix-kind.ts';
import { choiceTitles, fieldSchema, type SchemaKind } from '../fields.ts';
import type { Fault } from '../sentences.ts';

/** The values of one enumeration with the words that mean them, in the form of `choiceForm`. */
type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Words with one clear meaning, by the name of the property. */
export const choiceSynonyms: Readonly<Record<string, Synonyms>> = {
  representation: {
    verbatim: ['quote', 'quoted', 'quotation', 'directquote', 'exact', 'exactquote', 'literal', 'verbatimquote'],
    paraphrase: [
      'paraphrased',
      'paraphrasing',
      'restated',
      'restatement',
      'summary',
      'summarised',
      'summarized',
      'translation',
      'translated',
    ],
  },
  claim_kind: {
    measurement: ['measurements', 'measured', 'measuredvalue', 'statistic', 'statistics', 'quantity'],
    'reported-action': ['reportedactions', 'action', 'actions', 'event', 'reportedevent'],
    'public-position': [
      'publicpositions',
      'publicstatement',
      'statedposition',
      'officialposition',
      'demand',
      'demands',
    ],
    forecast: ['forecasts', 'forecasted', 'prediction', 'predictions', 'projection'],
    denial: ['denials', 'denied', 'denies'],
    allegation: ['allegations', 'alleged', 'accusation', 'accusations'],
    capacity: ['capacities', 'capability', 'capabilities', 'ability'],
  },
  effect: {
    supports: ['support', 'supporting', 'supported', 'supportive', 'for', 'confirms', 'corroborates', 'pro', '+'],
    contradicts: [
      'contradict',
      'contradicting',
      'contradicted',
      'contradiction',
      'refutes',
      'refute',
      'opposes',
      'oppose',
      'against',
      'undermines',
      'contra',
      'con',
      '-',
      '−',
      '–',
    ],
  },
  mode: {
    'explicit-speaker': ['explicit', 'speaker', 'direct', 'directspeaker', 'directquote', 'quoted', 'selfattributed'],
    'reported-speaker': ['reported', 'indirect', 'indirectspeaker', 'reportedspeech', 'secondhand'],
    publisher: ['published', 'publishedby', 'publishing'],
    unresolved: ['unknown', 'unattributed', 'anonymous', 'none', 'unclear'],
  },
  workflow_state: {
    draft: ['drafted', 'indraft', 'inprogress', 'wip'],
    active: ['current', 'live'],
    contested: ['disputed', 'challenged'],
    retired: ['archived', 'obsolete', 'superseded', 'inactive'],
  },
  domain: {
    military: ['armed', 'defence', 'defense'],
    economic: ['economy', 'economics', 'economical', 'financial'],
    diplomatic: ['diplomacy'],
    institutional: ['institutions', 'organisational', 'organizational'],
    technological: ['technology', 'technical', 'tech'],
    information: ['informational', 'info'],
    logistics: ['logistic', 'logistical'],
    legal: ['law', 'juridical', 'judicial'],
    humanitarian: ['humanitarianaid', 'relief'],
    other: ['others', 'miscellaneous', 'misc'],
  },
  relationship: {
    'self-capacity': ['self', 'owncapacity', 'selfcapability'],
    'bilateral-leverage': ['bilateral', 'leverage'],
    'institutional-role': ['institutional', 'role'],
    'network-position': ['network', 'networkrole'],
    'situational-access': ['situational', 'access'],
    other: ['others', 'miscellaneous', 'misc'],
  },
  kind: {
    human: ['person', 'analyst', 'people'],
    agent: ['aiagent', 'agentic', 'bot'],
    model: ['ai', 'llm', 'languagemodel', 'aimodel', 'largelanguagemodel', 'machine'],
  },
};

/** Words that can mean the value or something else, by the name of the property. A person must decide on each use. */
export const doubtfulSynonyms: Readonly<Record<string, Synonyms>> = {
  claim_kind: {
    measurement: ['data', 'estimate', 'figure'],
    'reported-action': ['decision', 'fact', 'factual', 'report'],
    'public-position': ['opinion', 'position', 'statement'],
  },
  workflow_state: { draft: ['underreview', 'inreview'], active: ['open'], contested: ['underreview', 'inreview'] },
  domain: {
    economic: ['trade'],
    institutional: ['institution'],
    information: ['media'],
    logistics: ['transport', 'supply'],
  },
  relationship: { 'institutional-role': ['institution'], 'network-position': ['position'] },
};

/**
 * Returns how many insertions, deletions and replacements of UTF-16 units turn one word into the other (Levenshtein).
 */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to++) {
      const replaced = (row[to] ?? 0) + (one[at] === other[to] ? 0 : 1);
      next.push(Math.min(replaced, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Returns a fix that sets a value. `path` points into the workspace. */
export function set(title: string, path: Pointer, value: JsonValue, kind?: FixKind): Fix {
  return { title, edit: { type: 'set', path, value }, ...(kind && { kind }) };
}

/**
 * The letters and digits of a value in lower case, which ignores case, hyphens, underscores, spaces and quotation
 * marks.
 */
export function choiceForm(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The form in which a value is looked up among synonyms: a value of signs alone, such as “+”, stays as it is. */
function synonymForm(text: string): string {
  return choiceForm(text) || text.trim();
}

/** Returns the choice that a value means; undefined if it is not clear. `name` is the name of the property. */
export function choiceMeantBy(name: string, choices: readonly string[], value: string): string | undefined {
  const form = synonymForm(value);
  if (form === '') return undefined;
  const same = choices.filter((choice) => choiceForm(choice) === form);
  if (same.length > 0) return same[0];
  const meant = choices.filter((choice) => choiceSynonyms[name]?.[choice]?.includes(form));
  return meant.length === 1 ? meant[0] : undefined;
}

/** The maximum number of changed letters of a misspelt choice, as a share of its length. */
const maxChangedShare = 0.4;

/** Returns the choices closest to a misspelt value, or an empty list if none is close. */
function nearest(choices: readonly string[], value: string): readonly string[] {
  const form = choiceForm(value.slice(0, 60));
  const distances = choices.map((choice) => [choice, editDistance(choiceForm(choice), form)] as const);
  const least = Math.min(...distances.map(([, distance]) => distance));
  return distances
    .filter(([choice, distance]) => distance === least && distance <= maxChangedShare * choiceForm(choice).length)
    .map(([choice]) => choice);
}

function choicesAt({ kind, path }: Fault): readonly string[] {
  const values: JsonValue | undefined = fieldSchema(kind, path)?.['enum'];
  return isJsonArray(values) ? values.map(String) : [];
}

/**
 * Returns the fix that uses the choice that the value means, or fixes that offer what it may mean: doubtful or
 * misspelt.
 */
export function choiceFixes(fault: Fault, path: Pointer): readonly Fix[] {
  const { value, kind } = fault;
  if (typeof value !== 'string') return [];
  const choices = choicesAt(fault);
  const titles = choiceTitles(kind, fault.path);
  const fixFor = (choice: string): Fix => set(`Use “${titles[choices.indexOf(choice)] ?? choice}”`, path, choice);
  const name = parsePointer(fault.path).at(-1) ?? '';
  const meant = choiceMeantBy(name, choices, value);
  if (meant !== undefined) return [{ ...fixFor(meant), kind: 'use-choice' }];
  const doubtful = choices.filter((choice) => doubtfulSynonyms[name]?.[choice]?.includes(choiceForm(value)));
  const likely = doubtful.length > 0 ? doubtful : nearest(choices, value);
  return likely.map((choice) => ({ ...fixFor(choice), ...(likely.length === 1 && { kind: 'likely-choice' }) }));
}

/** Other names that documents use for properties, in the form of `choiceForm`. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  start: ['begin', 'from', 'startoffset', 'startindex', 'startchar', 'validfrom', 'startdate'],
  end: ['stop', 'to', 'until', 'endoffset', 'endindex', 'endchar', 'validuntil', 'enddate'],
  offset_encoding: ['encoding', 'unit', 'offsetunit'],
  actual: ['actualtext', 'quote', 'text', 'quotation', 'excerpt'],
  proposition: ['claim', 'statement', 'claimtext'],
  claim_kind: ['kind', 'type', 'claimtype'],
  mode: ['attributionmode'],
  actor_id: ['speaker', 'speakerid', 'attributedactor', 'attributedto'],
  reason: ['explanation', 'rationale', 'why'],
  explanation: ['reason', 'rationale', 'description'],
  effect: ['relation', 'stance', 'direction'],
  hypothesis_id: ['intentid', 'intenthypothesisid'],
  power_basis_id: ['powerbaseid', 'basisid'],
  casefile_fingerprint_sha256: ['casefilefingerprint', 'fingerprint', 'casefilesha256'],
  observation_ids: ['observations', 'observationid'],
  subject_actor_ids: ['subjects', 'subjectactors', 'subjectactorid'],
  related_actor_ids: ['relatedactors', 'relatedactorid'],
  falsifiers: ['falsifiedby', 'disconfirmers'],
};

function propertiesAt(kind: SchemaKind, path: Pointer): readonly string[] {
  const properties = fieldSchema(kind, path)?.['properties'];
  return isJsonObject(properties) ? Object.keys(properties) : [];
}

/** The maximum number of wrong letters in a name. */
const misspelt = 2;

/**
 * Returns the missing property that an unknown name means: the same letters in another form, a synonym, or a name with
 * one or two wrong letters. Undefined if there is none or more than one.
 */
function missingProperty(name: string, missing: readonly string[]): string | undefined {
  const form = choiceForm(name);
  const ways: readonly ((known: string) => boolean)[] = [
    (known) => choiceForm(known) === form,
    (known) => choiceForm(known).replace(/s$/, '') === form.replace(/s$/, ''),
    (known) => synonyms[known]?.includes(form) ?? false,
    (known) => form.length > 5 && editDistance(choiceForm(known), form) <= misspelt,
  ];
  for (const isMeant of ways) {
    const meant = missing.filter(isMeant);
    if (meant.length > 0) return meant.length === 1 ? meant[0] : undefined;
  }
  return undefined;
}

/** Returns the properties that an object with this schema does not have yet. */
function missingFrom(owner: JsonObject, kind: SchemaKind, field: Pointer): readonly string[] {
  return propertiesAt(kind, field).filter((known) => !Object.hasOwn(owner, known));
}

/**
 * Whether an unknown property of the same object means a missing one, so that its value must not be invented. `at` is
 * the missing property's path in the validated value.
 */
export function hasOtherName({ kind, path: field }: Fault, validated: JsonValue, at: Pointer): boolean {
  const owner = ownerOf(validated, at);
  const wanted = parsePointer(field).at(-1);
  if (!owner || wanted === undefined) return false;
  return meantProperties(owner, kind, parentOf(field)).has(wanted);
}

/** The maximum number of unknown names of an object that are compared. */
const maxNames = 100;

/** Returns the missing properties that unknown names of an object mean. */
const meantProperties = byIdentity((owner: JsonObject, kind: SchemaKind, field: Pointer): ReadonlySet<string> => {
  const known = new Set(propertiesAt(kind, field));
  const missing = missingFrom(owner, kind, field);
  const unknown = Object.keys(owner).filter((name) => !known.has(name));
  return new Set(unknown.slice(0, maxNames).flatMap((name) => missingProperty(name, missing) ?? []));
});

/** Returns the object that has a property. */
function ownerOf(value: JsonValue, at: Pointer): JsonObject | undefined {
  const owner = valueAt(value, parentOf(at));
  return isJsonObject(owner) ? owner : undefined;
}

/**
 * Returns the fix that renames an unknown property to a missing one, and the fix that removes it. `at` is its path in
 * the validated value. The renamed property comes last in its object.
 */
export function propertyFixes(
  { kind, path: field }: Fault,
  path: Pointer,
  validated: JsonValue,
  at: Pointer,
): readonly Fix[] {
  const name = parsePointer(field).at(-1) ?? '';
  const remove: Fix = { title: `Remove “${name}”`, edit: { type: 'unset', path } };
  const alone: readonly Fix[] = [{ ...remove, kind: 'remove-property' }];
  const owner = ownerOf(validated, at);
  if (!owner) return alone;
  const missing = missingFrom(owner, kind, parentOf(field));
  const meant = missingProperty(name, missing);
  if (meant === undefined) return alone;
  const value = owner[name] as JsonValue;
  const to = `${parentOf(path)}/${escapeToken(meant)}`;
  const edit = {
    type: 'batch',
    edits: [
      { type: 'unset', path },
      { type: 'set', path: to, value },
    ],
  } as const;
  return [{ title: `Rename “${name}” to “${meant}”`, edit, kind: 'rename-property' }, remove];
}
