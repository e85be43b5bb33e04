/** The quick fixes for violations of the schema, by keyword. */
import { isJsonArray, type JsonValue } from '../json/json.ts';
import { parentOf, type Pointer } from '../json/pointer.ts';
import type { RuleContext } from '../rules/context.ts';
import type { Fix } from '../rules/finding.ts';
import { fieldSchema } from './fields.ts';
import { choiceFixes, choiceForm } from './fixes/choices.ts';
import { dateFixes } from './fixes/dates.ts';
import { fingerprintFixes, passageIdFixes } from './fixes/hashes.ts';
import { identifierFixes } from './fixes/identifiers.ts';
import { hasOtherName, propertyFixes } from './fixes/properties.ts';
import { set } from './fixes/set.ts';
import { isSpanField, spanFixes } from './fixes/spans.ts';
import { typeFixes, setUnresolved } from './fixes/types.ts';
import { patternOf, type Fault } from './sentences.ts';

/** Data that a fix may read besides the fault. */
export interface FixSources {
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
