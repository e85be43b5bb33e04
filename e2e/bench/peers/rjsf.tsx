/** The most popular peer: RJSF for the whole document. `live=1` checks on every change. */
import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import Ajv2020 from 'ajv/dist/2020.js';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import schema from '../../../src/schema/assessment.schema.json' with { type: 'json' };
import { asked, fetchDocument, host } from './lab.ts';

const validator = customizeValidator({ AjvClass: Ajv2020 });

function WholeDocument({ document }: { readonly document: unknown }) {
  const [data, setData] = useState(document);
  return (
    <Form
      schema={schema as unknown as RJSFSchema}
      validator={validator}
      formData={data}
      onChange={(event) => setData(event.formData)}
      showErrorList={false}
      {...(asked.get('live') === '1' ? { liveValidate: 'onChange' } : {})}
    />
  );
}

/** Loads the data. Returns the function that shows it. */
export async function prepare(): Promise<() => void> {
  const { assessment } = await fetchDocument();
  const root = createRoot(host());
  return () => root.render(<WholeDocument document={assessment} />);
}
