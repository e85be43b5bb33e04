/** The lower bound: one bare controlled text field without a document. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchDocument, host } from './lab.ts';

function BareField({ text }: { readonly text: string }) {
  const [value, setValue] = useState(text);
  return <textarea rows={4} cols={60} value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
}

/** Loads the data. Returns the function that shows it. */
export async function prepare(): Promise<() => void> {
  const { claims } = (await fetchDocument()).assessment;
  const root = createRoot(host());
  return () => root.render(<BareField text={claims[0]?.proposition ?? ''} />);
}
