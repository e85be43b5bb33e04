/**
 * Compiles the JSON Schemas to validator functions that need neither Ajv nor `new Function` at run time, so that they
 * work under a Content-Security-Policy without `unsafe-eval`. Our own functions count lengths in code points and check
 * date-times (RFC 3339).
 */
import { readFile } from 'node:fs/promises';
import { Ajv2020, _ } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import type { GeneratedFile } from './generate-types.ts';
type Schema = Record<string, unknown>;

const target = 'src/core/check/validators.generated';
const lists = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'];

/** The exported validators, each with the part of the schemas that it checks. */
const exportedValidators: Readonly<Record<string, string>> = {
  validateHead: 'assessment',
  validateClaim: 'assessment#/$defs/claim',
  validatePowerBasis: 'assessment#/$defs/powerBasis',
  validateIntent: 'assessment#/$defs/intentHypothesis',
  validateEvidenceLink: 'assessment#/$defs/evidenceLink',
  validateContradiction: 'assessment#/$defs/contradiction',
  validateUnknown: 'assessment#/$defs/unknown',
  validateActor: 'casefile#/$defs/actor',
  validateObservation: 'casefile#/$defs/observation',
};

/** Where the text of passages came from is checked only when a file is read, so the checker does not load this. */
const originTarget = 'src/core/files/origin-validator.generated';
const originValidators: typeof exportedValidators = { validateOrigin: 'casefile#/$defs/origin' };

/**
 * Removes text for people, which Ajv would copy into the code, and `uniqueItems`: Ajv compares every pair of items and
 * stops at the first repeat, while `structure.ts` checks them once and reports all repeats.
 */
function withoutAnnotations(node: unknown, inProperties = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutAnnotations(item));
  if (typeof node !== 'object' || node === null) return node;
  const annotations = ['title', 'description', '$comment', 'x-enum', '$id', 'uniqueItems'];
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => inProperties || !annotations.includes(key))
      .map(([key, value]) => [key, withoutAnnotations(value, key === 'properties' || key === '$defs')]),
  );
}

async function readSchema(path: string): Promise<Schema> {
  return withoutAnnotations(JSON.parse(await readFile(path, 'utf8'))) as Schema;
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  return schema.properties as Record<string, Schema>;
}

/**
 * Splits the assessment's schema in the same way as the checker splits the document: it checks the items of the five
 * lists and the evidence links one by one.
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

/** Ajv's code for adding the failures of a definition, which copies all earlier failures for each item of a list. */
const copying = /vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\)/g;

/** Adds failures in place, so that the time is linear in the number of failures (tested with 190,000). */
const appending = `function withErrors(errors, more) {
  if (errors === null) return more;
  for (const error of more) errors.push(error);
  return errors;
}`;

/**
 * Replaces Ajv's run-time helpers with our own functions, so that characters are counted in only one way. Throws if Ajv
 * generates its code in another form than expected.
 */
function withOwnHelpers(code: string): string {
  const own = code
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'codePointLength')
    .replaceAll('"use strict";', '')
    .replace(copying, 'withErrors(vErrors, $1.errors)');
  if (own.includes('.concat(')) throw new Error('The compiled validators copy their errors in an unexpected way.');
  if (own.includes('require('))
    throw new Error('The compiled validators need a helper of Ajv that has no counterpart.');
  const helpers = [
    ['isDateTime', '../assessment/date-time.ts'],
    ['codePointLength', '../text/offsets.ts'],
  ].filter(([name]) => own.includes(name ?? ''));
  return [...helpers.map(([name, from]) => `import { ${name} } from '${from}';`), appending, own].join('\n');
}

/** The casefile’s schema without that of origins: only the reader of files checks them. */
function withoutOrigins(casefile: Schema): Schema {
  delete propertiesOf(casefile).origins?.items;
  return casefile;
}

/** Returns validators as an ES module without imports of packages. */
async function compile(validators: typeof exportedValidators, casefile: Schema): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    inlineRefs: false,
    strictTypes: false,
    code: { source: true, esm: true, formats: _`{'date-time': isDateTime}` },
  });
  // This function is never called, because the generated code calls the imported one.
  ajv.addFormat('date-time', () => true);
  ajv.addSchema(inPieces(await readSchema('src/schema/assessment.schema.json')), 'assessment');
  ajv.addSchema(casefile, 'casefile');
  const code = withOwnHelpers(standalone(ajv, validators));
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

const typesOf = (validators: typeof exportedValidators): readonly string[] =>
  Object.keys(validators).map((name) => `export declare const ${name}: Validator;`);

function types(): string {
  const guard = 'export type Validator = ((value: unknown) => boolean) & { errors?: readonly SchemaError[] | null };';
  return [
    banner.trimEnd(),
    '/** One failure of a validator, as Ajv reports it. */',
    'export interface SchemaError {',
    '  /** JSON Pointer of the value, from the value that was validated. */',
    '  readonly instancePath: string;',
    '  readonly schemaPath: string;',
    '  readonly keyword: string;',
    '  readonly params: Readonly<Record<string, unknown>>;',
    '}',
    '/** Returns whether the value conforms to the schema. The failures are in `errors` until the next call. */',
    guard,
    ...typesOf(exportedValidators),
    '',
  ].join('\n');
}

/** Returns the validators and their types. */
export async function generateValidators(): Promise<GeneratedFile[]> {
  const casefile = (): Promise<Schema> => readSchema('src/schema/casefile.schema.json');
  const originTypes = [
    "import type { Validator } from '../check/validators.generated.js';",
    ...typesOf(originValidators),
  ];
  return [
    { path: `${target}.js`, content: banner + (await compile(exportedValidators, withoutOrigins(await casefile()))) },
    { path: `${target}.d.ts`, content: types() },
    { path: `${originTarget}.js`, content: banner + (await compile(originValidators, await casefile())) },
    { path: `${originTarget}.d.ts`, content: `${banner}${originTypes.join('\n')}\n` },
  ];
}
