/** One power basis with all its links in a plain RJSF form, checked on every change. “Next” mounts the next one. */
import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import Ajv2020 from 'ajv/dist/2020.js';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Assessment } from '../../../src/core/assessment/types.generated.ts';
import schema from '../../../src/schema/assessment.schema.json';
import { asked, fetchJson, host, onNext } from './lab.ts';

const validator = customizeValidator({ AjvClass: Ajv2020 });
const entrySchema = { $ref: '#/$defs/powerBasis', $defs: schema.$defs } as unknown as RJSFSchema;

function Entry({ entry }: { readonly entry: unknown }) {
  const [data, setData] = useState(entry);
  return (
    <Form
      schema={entrySchema}
      validator={validator}
      formData={data}
      onChange={(event) => setData(event.formData)}
      showErrorList={false}
      liveValidate="onChange"
    />
  );
}

function Entries({ entries }: { readonly entries: Assessment['power_bases'] }) {
  const [at, setAt] = useState(0);
  useEffect(() => onNext(() => setAt((before) => before + 1)), []);
  const entry = entries[at];
  return (
    <>
      <h2>{entry?.power_basis_id}</h2>
      <Entry key={at} entry={entry} />
    </>
  );
}

/** Loads the data. Returns the function that shows it. */
export async function prepare(): Promise<() => void> {
  const { power_bases } = await fetchJson<Assessment>(`/data/document/${asked.get('size') ?? 'S'}.json`);
  const root = createRoot(host());
  return () => root.render(<Entries entries={power_bases} />);
}
