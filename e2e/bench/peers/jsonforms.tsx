/** JSONForms for the whole document, with its vanilla renderers and its generated interface. */
import type { createAjv, JsonSchema } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { createRoot } from 'react-dom/client';
import schema from '../../../src/schema/assessment.schema.json';
import { asked, fetchJson, host } from './lab.ts';
import { useUndoable } from './undoable.ts';

/** Its default validator supports only an older dialect of JSON Schema. */
function validatorOf2020(): ReturnType<typeof createAjv> {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
  addFormats(ajv);
  return ajv as unknown as ReturnType<typeof createAjv>;
}

const ajv = validatorOf2020();

function WholeDocument({ document }: { readonly document: unknown }) {
  const [data, setData] = useUndoable(document);
  return (
    <JsonForms
      schema={schema as unknown as JsonSchema}
      data={data}
      ajv={ajv}
      renderers={vanillaRenderers}
      cells={vanillaCells}
      onChange={(state) => setData(state.data)}
    />
  );
}

/** Loads the data. Returns the function that shows it. */
export async function prepare(): Promise<() => void> {
  const document = await fetchJson(`/data/document/${asked.get('size') ?? 'S'}.json`);
  const root = createRoot(host());
  return () => root.render(<WholeDocument document={document} />);
}
