/** The quick fixes for violations of the schema, by keyword, with those for IDs, fingerprints and spans. */
import { parentOf, parsePointer, type Pointer } from '../json/pointer.ts';
import type { RuleContext } from '../rules/context.ts';
import type { Fix } from '../rules/finding.ts';
import { findPassageFixes, anchorFixes } from '../rules/reanchor-fixes.ts';
import { viewClaim } from '../assessment/view.ts';
import { isJsonArray, type JsonValue } from '../json/json.ts';
import { patternOf, type Fault } from './sentences.ts';
import { set, choiceFixes, choiceForm, hasOtherName, propertyFixes } from './fixes/choices.ts';
import { nearestIdentifier } from '../assessment/identifier.ts';
import { fieldSchema } from './fields.ts';
import { dateFixes, typeFixes, setUnresolved } from './fixes/types.ts';

/**
 * Returns the 64 lower-case hexadecimal digits in a text, without a prefix, spaces and separators; undefined if it has
 * others.
 */
export function digestIn(text: string): string | undefined {
  const digits = text
    .trim()
    .replace(/^(?:urn:)?sha-?256[:=\s-]*/i, '')
    .replace(/^0x/i, '')
    .replaceAll(/[\s:-]/g, '')
    .toLowerCase();
  return /^[0-9a-f]{64}$/.test(digits) ? digits : undefined;
}

/** Returns the fixes for an ill-formed or missing fingerprint: the same digits in the right form, or the casefile's. */
function fingerprintFixes({ value }: Fault, path: Pointer, context: RuleContext | undefined): readonly Fix[] {
  const ofCasefile = context?.fingerprint();
  const digest = typeof value === 'string' ? digestIn(value) : undefined;
  if (digest !== undefined) return [set('Write the fingerprint as 64 lower-case digits', path, digest, 'correct-hash')];
  if (ofCasefile === undefined) return [];
  return [
    {
      ...set('Use the casefile’s fingerprint', path, ofCasefile, 'use-casefile'),
      preview: { ...(typeof value === 'string' ? {} : { before: '' }), after: ofCasefile },
    },
  ];
}

/**
 * Returns the fixes for an ill-formed or missing passage ID: the same digits in the right form, or the passages that
 * contain the claim's text. `claim` is the whole claim.
 */
function passageIdFixes(
  { value }: Fault,
  path: Pointer,
  claim: JsonValue,
  context: RuleContext | undefined,
): readonly Fix[] {
  const digest = typeof value === 'string' ? digestIn(value) : undefined;
  if (digest !== undefined)
    return [set('Write the passage ID in the right form', path, `sha256:${digest}`, 'correct-hash')];
  return context ? findPassageFixes(viewClaim(claim), context, parentOf(path).slice('/assessment'.length)) : [];
}

const definitions: Readonly<Record<string, readonly ['power-basis' | 'intent', 'power_bases' | 'intent_hypotheses']>> =
  {
    power_basis_id: ['power-basis', 'power_bases'],
    hypothesis_id: ['intent', 'intent_hypotheses'],
  };

function knownClaim(value: string, context: RuleContext): string | undefined {
  // The claim itself is renamed with everything that refers to it.
  return context.claim(value) ? undefined : (context.similarClaimId(value) ?? undefined);
}

function use(id: string, path: Pointer): Fix {
  return set(`Use “${id}”`, path, id, 'use-known-id');
}

/** Returns the fixes for an ID with characters that are not allowed. */
function identifierFixes(
  { value, path: field }: Fault,
  path: Pointer,
  context: RuleContext | undefined,
): readonly Fix[] {
  if (typeof value !== 'string' || !context) return [];
  const name = parsePointer(field).findLast((token) => !/^\d+$/.test(token)) ?? '';
  if (name === 'claim_id') {
    const known = knownClaim(value, context);
    return known === undefined ? [] : [use(known, path)];
  }
  const definition = definitions[name];
  const nearest = nearestIdentifier(value);
  if (definition) {
    if (nearest === '') return [];
    const [what, list] = definition;
    const to = context.freshId(list, nearest);
    return [{ title: `Rename to “${to}”`, edit: { type: 'rename', what, from: value, to }, kind: 'correct-id' }];
  }
  const known = context.similarActorId(value);
  if (known !== undefined) return [use(known, path)];
  return nearest === '' ? [] : [set(`Change to “${nearest}”`, path, nearest, 'correct-id')];
}

/** The span, or one of its offsets, of a claim. */
function isSpanField({ kind, path }: Pick<Fault, 'kind' | 'path'>): boolean {
  return kind === 'claim' && /^\/span(?:\/start|\/end)?$/.test(path);
}

/**
 * Returns the fixes for a claim without a complete span, if its passage is in the casefile. `claim` is the whole claim,
 * and `path` the field's in the workspace. Without a passage, the fixes of the passage ID set the span, too.
 */
function spanFixes(fault: Fault, path: Pointer, claim: JsonValue, context: RuleContext | undefined): readonly Fix[] {
  const view = viewClaim(claim);
  const passage = view.passage_id === undefined ? undefined : context?.passage(view.passage_id);
  if (!context || !passage) return [];
  const base = path.slice('/assessment'.length, path.length - fault.path.length);
  return anchorFixes(view, passage, context, base);
}

/** Data that a fix may read besides the fault. */
interface FixSources {
  /** The validated value: the part that contains the fault, or one of its evidence links. */
  readonly value: JsonValue;
  /** The fault's path in that value. */
  readonly at: Pointer;
  readonly context?: RuleContext;
}

type FixesFor = (fault: Fault, path: Pointer, sources: FixSources) => readonly Fix[];

/** The fixes for a missing field that depend on the rest of the assessment and on the casefile. */
function fixesFromElsewhere(fault: Fault, path: Pointer, { value, context }: FixSources): readonly Fix[] {
  if (isSpanField(fault)) return spanFixes(fault, path, value, context);
  switch (patternOf(fieldSchema(fault.kind, fault.path))) {
    case 'fingerprint':
      return fingerprintFixes(fault, path, context);
    case 'passageId':
      return passageIdFixes(fault, path, value, context);
    default:
      return [];
  }
}

function missingFixes(fault: Fault, path: Pointer, sources: FixSources): readonly Fix[] {
  const { kind, path: field } = fault;
  if (hasOtherName(fault, sources.value, sources.at)) return [];
  const schema = fieldSchema(kind, field);
  const fixed = schema?.['const'];
  if (fixed !== undefined) return [set(`Set to “${String(fixed)}”`, path, fixed, 'add-fixed-value')];
  if (schema?.['type'] === 'array' && schema['minItems'] === undefined)
    return [set('Add an empty list', path, [], 'add-empty-list')];
  const types = schema?.['type'];
  if (isJsonArray(types) && types.includes('null')) return [set('Leave open', path, null)];
  if (field === '/attribution') return [setUnresolved(path)];
  return fixesFromElsewhere(fault, path, sources);
}

function constFixes({ params, path: field, value: written }: Fault, path: Pointer): readonly Fix[] {
  const value = params['allowedValue'] as JsonValue;
  // Another contract can be another version, so a person must decide.
  const isMechanical = field !== '/contract' || choiceForm(String(written)) === choiceForm(String(value));
  return [set(`Set to “${String(value)}”`, path, value, isMechanical ? 'add-fixed-value' : 'use-contract')];
}

const patternFixes: FixesFor = (fault, path, { value, context }) => {
  switch (patternOf(fieldSchema(fault.kind, fault.path))) {
    case 'fingerprint':
      return fingerprintFixes(fault, path, context);
    case 'passageId':
      return passageIdFixes(fault, path, value, context);
    case 'identifier':
      return identifierFixes(fault, path, context);
    default:
      return [];
  }
};

function emptyTextFixes(fault: Fault, path: Pointer): readonly Fix[] {
  const { kind, path: field } = fault;
  const isItem = field === '' ? kind === 'unknown' : fieldSchema(kind, parentOf(field))?.['items'] !== undefined;
  return isItem ? [{ title: 'Remove this item', edit: { type: 'unset', path }, kind: 'remove-empty' }] : [];
}

const fixesFor: Readonly<Record<string, FixesFor>> = {
  type: (fault, path, sources) => {
    const fixes = typeFixes(fault, path, sources.context);
    return fixes.length > 0 ? fixes : fixesFromElsewhere(fault, path, sources);
  },
  required: missingFixes,
  const: constFixes,
  enum: choiceFixes,
  format: dateFixes,
  pattern: patternFixes,
  minLength: emptyTextFixes,
  additionalProperties: (fault, path, { value, at }) => propertyFixes(fault, path, value, at),
};

/** Returns the fixes of a fault. `path` points into the workspace. */
export function schemaFixes(fault: Fault, path: Pointer, sources: FixSources): readonly Fix[] {
  return fixesFor[fault.keyword]?.(fault, path, sources) ?? [];
}
