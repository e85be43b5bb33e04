/** Generates the TypeScript types of the JSON Schemas. */
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

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
