/**
 * The most popular peer: RJSF for the whole document. `live=1` checks on every change. “Undo” restores the previous
 * document. A chosen file is parsed and replaces the loaded document.
 */
import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import Ajv2020 from 'ajv/dist/2020.js';
import { createRoot } from 'react-dom/client';
import schema from '../../../src/schema/assessment.schema.json';
import { asked, fetchJson, host, onFile } from './lab.ts';
import { useUndoable } from './undoable.ts';

const validator = customizeValidator({ AjvClass: Ajv2020 });

function WholeDocument({ document, live }: { readonly document: unknown; readonly live: boolean }) {
  const [data, setData] = useUndoable(document);
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

/** Loads the data. Returns the function that shows it. */
export async function prepare(): Promise<() => void> {
  const root = createRoot(host());
  let opened = 0;
  const show = (document: unknown): void => {
    opened += 1;
    root.render(<WholeDocument key={opened} document={document} live={asked.get('live') === '1'} />);
  };
  if (asked.get('from') === 'file') {
    onFile((text) => show(JSON.parse(text)));
    return () => undefined;
  }
  const document = await fetchJson(`/data/document/${asked.get('size') ?? 'S'}.json`);
  return () => show(document);
}
