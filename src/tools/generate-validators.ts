/**
 * Compiles the JSON Schemas to validator functions that need neither Ajv nor `new Function` at run time, so that they
 * hold under a Content-Security-Policy without `unsafe-eval`. Lengths count code points, and date-times follow RFC 3339,
 * both through our own functions.
 */
import { readFile } from 'node:fs/promises';
import { Ajv2020, _ } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import type { GeneratedFile } from './generate-types.ts';

type Schema = Record<string, unknown>;

const target = 'src/core/check/validators.generated';
const lists = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'];

/** What is exported, by the place in the schemas that it checks. */
const exported: Readonly<Record<string, string>> = {
  validateHead: 'assessment',
  validateClaim: 'assessment#/$defs/claim',
  validatePowerBasis: 'assessment#/$defs/powerBasis',
  validateIntent: 'assessment#/$defs/intentHypothesis',
  validateEvidenceLink: 'assessment#/$defs/evidenceLink',
  validateContradiction: 'assessment#/$defs/contradiction',
  validateUnknown: 'assessment#/$defs/unknown',
  validateCasefile: 'casefile',
  validateActor: 'casefile#/$defs/actor',
  validateObservation: 'casefile#/$defs/observation',
};

/**
 * Drops what only people read, which Ajv would copy into the code, and `uniqueItems`: Ajv compares every pair of items,
 * and stops at the first, where `repeats.ts` goes through them once and names them all.
 */
function withoutWords(node: unknown, inProperties = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutWords(item));
  if (typeof node !== 'object' || node === null) return node;
  const words = ['title', 'description', '$comment', 'x-enum', '$id', 'uniqueItems'];
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => inProperties || !words.includes(key))
      .map(([key, value]) => [key, withoutWords(value, key === 'properties' || key === '$defs')]),
  );
}

async function readSchema(path: string): Promise<Schema> {
  return withoutWords(JSON.parse(await readFile(path, 'utf8'))) as Schema;
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  return schema.properties as Record<string, Schema>;
}

/**
 * The assessment's schema, cut where the checker cuts the document: the items of the five lists and the evidence links
 * are checked one by one.
 */
function inPieces(assessment: Schema): Schema {
  const definitions = assessment.$defs as Record<string, Schema>;
  definitions.unknown = propertiesOf(assessment).unknowns?.items as Schema;
  for (const list of lists) {
    delete propertiesOf(assessment)[list]?.items;
  }
  for (const name of ['powerBasis', 'intentHypothesis']) {
    delete propertiesOf(definitions[name] as Schema).evidence?.items;
  }
  return assessment;
}

/** How Ajv adds the failures of a definition: it copies all those before, for each item of a list again. */
const copying = /vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\)/g;

/** Adds failures to those before, in place: 190,000 wrong items are added in the time of 190,000, not of their square. */
const appending = `function withErrors(errors, more) {
  if (errors === null) return more;
  for (const error of more) errors.push(error);
  return errors;
}`;

/**
 * Imports in place of Ajv's run-time helpers: our own functions, so that there is one way of counting characters. Throws
 * where Ajv has come to write its code in another way.
 */
function withOwnHelpers(code: string): string {
  const own = code
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'codePointLength')
    .replaceAll('"use strict";', '')
    .replace(copying, 'withErrors(vErrors, $1.errors)');
  if (own.includes('.concat(')) throw new Error('The compiled validators copy their errors in another way than known.');
  if (own.includes('require('))
    throw new Error('The compiled validators need a helper of Ajv that has no counterpart.');
  return [
    "import { isDateTime } from '../assessment/date-time.ts';",
    "import { codePointLength } from '../passage/offsets.ts';",
    appending,
    own,
  ].join('\n');
}

/** The validators as an ES module without imports of packages. */
async function compile(): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    inlineRefs: false,
    strictTypes: false,
    code: { source: true, esm: true, formats: _`{'date-time': isDateTime}` },
  });
  // The function given here is never called: the generated code calls the imported one.
  ajv.addFormat('date-time', () => true);
  ajv.addSchema(inPieces(await readSchema('src/schema/assessment.schema.json')), 'assessment');
  ajv.addSchema(await readSchema('src/schema/casefile.schema.json'), 'casefile');
  const code = withOwnHelpers(standalone(ajv, exported));
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    minifySyntax: true,
    external: ['../*'],
  });
  return outputFiles[0]?.text ?? '';
}

const banner = '/* Generated from src/schema by `npm run generate`. Do not edit. */\n';

function types(): string {
  const guard = 'export type Validator = ((value: unknown) => boolean) & { errors?: readonly SchemaError[] | null };';
  return [
    banner.trimEnd(),
    '/** One failure of a validator, as Ajv tells it. */',
    'export interface SchemaError {',
    '  /** JSON Pointer of the value, from the value that was validated. */',
    '  readonly instancePath: string;',
    '  readonly schemaPath: string;',
    '  readonly keyword: string;',
    '  readonly params: Readonly<Record<string, unknown>>;',
    '}',
    '/** Returns whether the value keeps the schema; what it breaks is in `errors` until the next call. */',
    guard,
    ...Object.keys(exported).map((name) => `export declare const ${name}: Validator;`),
    '',
  ].join('\n');
}

/** The validators and their types, in memory. */
export async function generateValidators(): Promise<GeneratedFile[]> {
  return [
    { path: `${target}.js`, content: banner + (await compile()) },
    { path: `${target}.d.ts`, content: types() },
  ];
}
