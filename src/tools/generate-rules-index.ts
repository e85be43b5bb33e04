/** Generates the index of the rules: every file `<family>/<name>.ts` of src/core/rules that is not a test, by ID. */
import { readdir } from 'node:fs/promises';
import type { GeneratedFile } from './generate-types.ts';

const folder = 'src/core/rules';

/** Returns the IDs of all rules, sorted, from the names of the files. */
export async function ruleIds(): Promise<readonly string[]> {
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
