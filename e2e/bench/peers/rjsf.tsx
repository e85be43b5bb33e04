/** The peer that everybody would reach for: RJSF over the whole document. `live=1` checks on every change. */
import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import Ajv2020 from 'ajv/dist/2020.js';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import schema from '../../../src/schema/assessment.schema.json';
import { asked, fetchJson, host } from './lab.ts';

const validator = customizeValidator({ AjvClass: Ajv2020 });

function WholeDocument({ document, live }: { readonly document: unknown; readonly live: boolean }) {
  const [data, setData] = useState(document);
  return (
    <Form
      schema={schema as unknown as RJSFSchema}
      validator={validator}
      formData={data}
      onChange={(event) => setData(event.formData)}
      showErrorList={false}
      {...(live ? { liveValidate: 'onChange' } : {})}
    />
  );
}

/** Fetches what it shows; gives what shows it. */
export async function prepare(): Promise<() => void> {
  const document = await fetchJson(`/data/document/${asked.get('size') ?? 'S'}.json`);
  const root = createRoot(host());
  return () => root.render(<WholeDocument document={document} live={asked.get('live') === '1'} />);
}
