/** Generates the validators of the forms, so that the page does not have to compile code from strings. */
import { writeFile } from 'node:fs/promises';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { build } from 'esbuild';
import { laidOutKinds, formSchemas } from '../features/editor/form/form-schemas.ts';
import type { GeneratedFile } from './generate-types.ts';

const target = 'src/core/check/form-validators.generated';
const banner = '/* Generated from src/schema/assessment.schema.json by `npm run generate`. Do not edit. */';

const declaration = `${banner}
type ValidationError = { keyword: string; instancePath: string; schemaPath: string; params: { [name: string]: unknown } };
type Validator = ((data: unknown) => boolean) & { errors?: null | ValidationError[] };
type Validators = { [schemaHash: string]: Validator };
export declare const formValidators: {
${laidOutKinds.map((kind) => `  readonly ${kind}: Validators;`).join('\n')}
};
`;

/** The module name of a form's validators within the bundle. */
const moduleName = (kind: string): string => `form-validators:${kind}`;

const entry = `${laidOutKinds.map((kind) => `import ${kind} from ${JSON.stringify(moduleName(kind))};`).join('\n')}
export const formValidators = { ${laidOutKinds.join(', ')} };
`;

/** A description in the copy of the schema in a validator's code, which is never used. */
const description = /"description":"(?:[^"\\]|\\.)*",?/g;

function compileValidator(kind: (typeof laidOutKinds)[number]): string {
  return compileSchemaValidatorsCode(formSchemas[kind], {
    AjvClass: Ajv2020 as never,
    ajvOptionsOverrides: { verbose: false, messages: false, allErrors: false },
  }).replaceAll(description, '');
}

/** Returns the generated validators: a module and its declarations. */
export async function generateFormValidators(): Promise<GeneratedFile[]> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    minify: true,
    legalComments: 'none',
    banner: { js: banner },
    plugins: [
      {
        name: 'form-validators',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^form-validators:/ }, ({ path }) => ({ path, namespace: 'form-validators' }));
          onLoad({ filter: /.*/, namespace: 'form-validators' }, ({ path }) => ({
            contents: compileValidator(laidOutKinds.find((kind) => moduleName(kind) === path) ?? 'document'),
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
  });
  return [
    { path: `${target}.js`, content: outputFiles[0]?.text ?? '' },
    { path: `${target}.d.ts`, content: declaration },
  ];
}

if (process.argv[1]?.endsWith('generate-form-validators.ts')) {
  for (const { path, content } of await generateFormValidators()) await writeFile(path, content);
}
