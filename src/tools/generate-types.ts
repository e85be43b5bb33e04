/** Generates what code takes from the names of schemas and rules: types, the order of properties, the list of rules. */
import { readFile, writeFile, readdir } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../core/json/json.ts';
import { valueAt } from '../core/json/pointer.ts';

// Generates the order of properties in each file format, so that pages write files without loading the schemas.

const target = 'src/core/files/orders.generated.ts';

const formats = {
  assessment: 'assessment',
  casefile: 'casefile',
  desk: 'workspace',
  review: 'review',
  blind: 'blind-review',
};

/** The order of a value: 0 if there is none, in a list that of its items, in an object those of its properties. */
type Order = 0 | readonly [Order] | { readonly [name: string]: Order };

/** The schemas by their `$id`. */
type Schemas = ReadonlyMap<JsonValue | undefined, JsonObject>;

/**
 * The contract's order is that of `required`, which lists the fields as the specification's tables do. Optional fields
 * come after them. The order of `properties` is that of the forms.
 */
function namesInOrder(node: JsonObject, properties: JsonObject): readonly string[] {
  const required = isJsonArray(node.required) ? node.required.map(String) : [];
  return [...new Set([...required.filter((name) => Object.hasOwn(properties, name)), ...Object.keys(properties)])];
}

/** Returns the order of a schema node. The schemas are not recursive, so this ends. */
function orderOf(schemas: Schemas, root: JsonObject, node: JsonValue | undefined): Order {
  if (!isJsonObject(node)) return 0;
  if (typeof node.$ref === 'string') {
    const [file, place = ''] = node.$ref.split('#');
    const other = schemas.get(file) ?? root;
    return orderOf(schemas, other, valueAt(other, place));
  }
  if (isJsonObject(node.properties)) {
    const { properties } = node;
    const names = namesInOrder(node, properties);
    return Object.fromEntries(names.map((name) => [name, orderOf(schemas, root, properties[name])]));
  }
  if (isJsonArray(node.oneOf)) {
    // The properties of all alternatives, in the order of their first occurrence.
    return Object.assign({}, ...node.oneOf.map((each) => orderOf(schemas, root, each))) as Order;
  }
  if (node.items !== undefined) {
    const items = orderOf(schemas, root, node.items);
    return items === 0 ? 0 : [items];
  }
  return isJsonArray(node.anyOf) ? orderOf(schemas, root, node.anyOf[0]) : 0;
}

/** Returns the orders. */
export async function generateOrders(): Promise<GeneratedFile[]> {
  const read = async ([format, schema]: readonly [string, string]) => {
    const parsed = JSON.parse(await readFile(`src/schema/${schema}.schema.json`, 'utf8')) as JsonObject;
    return [format, parsed] as const;
  };
  const parsed = await Promise.all(Object.entries(formats).map(read));
  const schemas: Schemas = new Map(parsed.map(([, schema]) => [schema.$id, schema]));
  const orders = parsed.map(([format, schema]) => [format, orderOf(schemas, schema, schema)] as const);
  const content = [
    '/* Generated from the schemas by `npm run generate`. Do not edit. */',
    '',
    '/** The order of properties: 0 if there is none, in a list that of its items. */',
    `export const orders = ${JSON.stringify(Object.fromEntries(orders))} as const;`,
    '',
  ].join('\n');
  return [{ path: target, content }];
}

// Generates the index of the rules: every file `<family>/<name>.ts` of src/core/rules that is not a test, by ID.

const folder = 'src/core/rules';

/** Returns the IDs of all rules, sorted, from the names of the files. */
async function ruleIds(): Promise<readonly string[]> {
  const families = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const ids = await Promise.all(
    families.map(async ({ name: family }) => {
      const files = await readdir(`${folder}/${family}`);
      const rules = files.filter((file) => file.endsWith('.ts') && !/\.(test|cases)\.ts$/.test(file));
      return rules.map((file) => `${family}/${file.slice(0, -'.ts'.length)}`);
    }),
  );
  return ids.flat().sort();
}

function camelCase(id: string): string {
  return id.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the index. */
export async function generateRulesIndex(): Promise<GeneratedFile[]> {
  const ids = await ruleIds();
  const content = [
    '/* Generated from the files of this folder by `npm run generate`. Do not edit. */',
    ...ids.map((id) => `import ${camelCase(id)} from './${id}.ts';`),
    "import type { Rule } from './rule.ts';",
    '',
    '/** Every rule, by id. */',
    `export const rules: readonly Rule[] = [\n${ids.map((id) => `  ${camelCase(id)},\n`).join('')}];`,
    '',
  ].join('\n');
  return [{ path: `${folder}/index.generated.ts`, content }];
}

export interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

const sources = [
  { schema: 'src/schema/assessment.schema.json', name: 'Assessment', target: 'src/core/assessment/types.generated.ts' },
  { schema: 'src/schema/casefile.schema.json', name: 'Casefile', target: 'src/core/casefile/types.generated.ts' },
  { schema: 'src/schema/review.schema.json', name: 'Review', target: 'src/core/review-shape/types.generated.ts' },
];

/** Removes inner titles and text next to a `$ref`, because the compiler would make separate types from them. */
function withoutInnerTitles(node: unknown, depth = 0): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutInnerTitles(item, depth + 1));
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) return { $ref: node.$ref };
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(depth > 0 && key === 'title' && typeof value === 'string'))
      .filter(([key]) => !['$id', 'minItems', 'maxItems', 'if', 'then'].includes(key))
      .map(([key, value]) => [key, withoutInnerTitles(value, depth + 1)]),
  );
}

function readOnly(code: string): string {
  return code.replaceAll(/^(\s+)("?[\w-]+"?\??:)/gm, '$1readonly $2').replaceAll(/(\b[\w"]+|\))\[\]/g, 'readonly $1[]');
}

/** What the compiler adds to the text of each definition. */
const mentions = / \*\n \* This interface was referenced by `\w+`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;

/** Returns the generated type files. */
export async function generateTypes(): Promise<GeneratedFile[]> {
  return Promise.all(
    sources.map(async ({ schema, name, target }) => {
      const parsed = withoutInnerTitles(JSON.parse(await readFile(schema, 'utf8'))) as Record<string, unknown>;
      const defs = parsed.$defs as Record<string, Record<string, unknown>>;
      for (const [key, def] of Object.entries(defs)) {
        def.title = key[0]?.toUpperCase() + key.slice(1);
        delete def.anyOf;
      }
      const code = await compile({ ...parsed, title: name }, name, {
        bannerComment: `/* Generated from ${schema} by \`npm run generate\`. Do not edit. */`,
        style: { singleQuote: true, printWidth: 120 },
        // Other schemas refer to definitions that the schema itself does not use.
        unreachableDefinitions: true,
      });
      return { path: target, content: readOnly(code.replaceAll(mentions, '')) };
    }),
  );
}

if (process.argv[1]?.endsWith('generate-types.ts')) {
  for (const { path, content } of await generateTypes()) await writeFile(path, content);
}
