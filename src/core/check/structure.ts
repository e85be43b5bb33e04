/** Turns the errors of the precompiled schema validators into schema findings, part by part. */
import type { JsonValue } from '../json/json.ts';
import { childAt, pointer, valueAt, type Pointer } from '../json/pointer.ts';
import type { RuleContext } from '../rules/context.ts';
import { renderMessage, type Finding, type Fix } from '../rules/finding.ts';
import type { PartKind } from '../rules/rule.ts';
import { fieldName, lowerFirst, uniqueArrays } from './fields.ts';
import { schemaFailures, schemaMessages, sentenceFor, type SchemaFailure, type SchemaMessageId } from './sentences.ts';
import { schemaFixes } from './schema-fixes.ts';
import * as validators from './validators.generated.js';

/** An item of an array that is equal to an earlier one. Indices count from 0. */
interface Repeat {
  readonly index: number;
  readonly first: number;
}

/**
 * Returns every item that is equal to an earlier one. Only texts and numbers are compared, because other items have the
 * wrong type, which is reported anyway.
 */
function repeatsIn(items: readonly JsonValue[]): readonly Repeat[] {
  const firsts = new Map<JsonValue, number>();
  const repeats: Repeat[] = [];
  items.forEach((item, index) => {
    if (typeof item !== 'string' && typeof item !== 'number') return;
    const first = firsts.get(item);
    if (first === undefined) firsts.set(item, index);
    else repeats.push({ index, first });
  });
  return repeats;
}

/** The value to validate: a part, or one of its evidence links. */
interface Structured {
  readonly kind: PartKind;
  /** The part, or the link. */
  readonly value: JsonValue;
  /** The pointer of the part in its document. */
  readonly base: Pointer;
  /** The index of the evidence link, from 0; undefined if the value is the part itself. */
  readonly link?: number;
  /** The look-ups for fixes; without them, only fixes that need none are offered. */
  readonly context?: RuleContext;
}

const none: readonly Finding[] = Object.freeze([]);

const validatorOf: Readonly<Record<PartKind | 'link', validators.Validator>> = {
  document: validators.validateHead,
  claim: validators.validateClaim,
  'power-basis': validators.validatePowerBasis,
  intent: validators.validateIntent,
  contradiction: validators.validateContradiction,
  unknown: validators.validateUnknown,
  link: validators.validateEvidenceLink,
  actor: validators.validateActor,
  observation: validators.validateObservation,
};

function ofCasefile({ kind }: Structured): boolean {
  return kind === 'actor' || kind === 'observation';
}

/** Creates a schema finding. Casefile findings are notices, because they do not affect the assessment's file. */
function finding(
  subject: Structured,
  keyword: string,
  messageId: SchemaMessageId,
  rest: Pick<Finding, 'data' | 'path'> & Partial<Pick<Finding, 'related' | 'fixes'>>,
): Finding {
  return {
    ruleId: `schema/${keyword}`,
    messageId,
    message: renderMessage(schemaMessages[messageId], rest.data),
    level: ofCasefile(subject) ? 'notice' : 'error',
    certainty: 'checked',
    document: ofCasefile(subject) ? 'casefile' : 'assessment',
    related: [],
    fixes: [],
    ...rest,
  };
}

function workspacePath(subject: Structured, path: Pointer): Pointer {
  return `${ofCasefile(subject) ? '/casefile' : '/assessment'}${subject.base}${path}`;
}

/** Returns the JSON Pointer of the value, relative to its entry. */
function inPart({ link }: Structured): Pointer {
  return link === undefined ? '' : pointer('evidence', link);
}

function tell(subject: Structured, failure: SchemaFailure): Finding {
  const path = inPart(subject) + failure.path;
  const fault = { ...failure, path, kind: subject.kind, value: valueAt(subject.value, failure.path) };
  const { messageId, data } = sentenceFor(fault);
  return finding(subject, failure.keyword, messageId, {
    path: subject.base + path,
    data,
    fixes: schemaFixes(fault, workspacePath(subject, path), { ...subject, at: failure.path }),
  });
}

/**
 * The maximum number of failures reported one by one. A part can have as many as there are values in the assessment.
 */
export const maxFailures = 1000;

/** Creates the finding that replaces the remaining failures. */
function more(subject: Structured, { keyword, path }: Pick<SchemaFailure, 'keyword' | 'path'>, count: number): Finding {
  return finding(subject, keyword, 'more', { path: subject.base + inPart(subject) + path, data: { count } });
}

function repeats(subject: Structured): readonly Finding[] {
  return uniqueArrays(subject.kind).flatMap((tokens) => {
    const items = tokens.reduce<JsonValue | undefined>(childAt, subject.value);
    if (!Array.isArray(items)) return none;
    const at = (item: number) => pointer(...tokens, item);
    const all = repeatsIn(items as readonly JsonValue[]);
    const reported = all.slice(0, maxFailures).map(({ index, first }) => repeatFinding(subject, at(index), at(first)));
    const firstOmitted = all[maxFailures];
    if (!firstOmitted) return reported;
    return [
      ...reported,
      more(subject, { keyword: 'uniqueItems', path: at(firstOmitted.index) }, all.length - reported.length),
    ];
  });
}

function repeatFinding(subject: Structured, path: Pointer, first: Pointer): Finding {
  const names = { field: fieldName(subject.kind, path), first: lowerFirst(fieldName(subject.kind, first)) };
  const item = String(Number(path.slice(path.lastIndexOf('/') + 1)) + 1);
  const edit: Fix['edit'] = { type: 'unset', path: workspacePath(subject, path) };
  return finding(subject, 'uniqueItems', 'repeated', {
    path: subject.base + path,
    data: names,
    related: [subject.base + first],
    fixes: [{ title: `Remove item ${item}`, edit, kind: 'remove-repeat' }],
  });
}

/**
 * Returns the finding for an unknown with the same text as an earlier one. `places` are the pointers of all of them.
 */
export function repeatedUnknown(subject: Structured, places: readonly Pointer[]): readonly Finding[] {
  const [first] = places;
  if (first === undefined || first === subject.base) return none;
  const number = (path: Pointer) => Number(path.slice(path.lastIndexOf('/') + 1)) + 1;
  const field = `Unknown ${String(number(subject.base))}`;
  return [
    finding(subject, 'uniqueItems', 'repeated', {
      path: subject.base,
      data: { field, first: `unknown ${String(number(first))}` },
      related: [first],
      fixes: [
        { title: `Remove ${field}`, edit: { type: 'unset', path: workspacePath(subject, '') }, kind: 'remove-repeat' },
      ],
    }),
  ];
}

/**
 * Returns the schema findings of a part or of one of its evidence links. The items of the five lists and the evidence
 * links are validated separately, and not as members of their parents.
 */
export function structureFindings(subject: Structured): readonly Finding[] {
  const isLink = subject.link !== undefined;
  const validate = validatorOf[isLink ? 'link' : subject.kind];
  const failures = validate(subject.value) ? [] : schemaFailures(validate.errors ?? []);
  const repeated = isLink ? none : repeats(subject);
  if (failures.length === 0) return repeated;
  const reported = failures.slice(0, maxFailures).map((failure) => tell(subject, failure));
  const firstOmitted = failures[maxFailures];
  if (firstOmitted) return [...reported, more(subject, firstOmitted, failures.length - reported.length)];
  const places = new Set(reported.map(({ path }) => path));
  // Items that are both empty are reported as empty, not as repeated.
  return [...reported, ...repeated.filter(({ path }) => !places.has(path))];
}
