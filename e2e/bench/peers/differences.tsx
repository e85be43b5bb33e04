/** Comparing with a file the plain way: parses it and compares it value by value, with one row for each difference. */
import { createRoot } from 'react-dom/client';
import type { MadeDocument } from '../documents/documents.ts';
import { asked, fetchJson, host, onFile } from './lab.ts';

interface Difference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The differences of two values. Lists are compared by index, so a moved item differs at every index in between. */
function differencesOf(before: unknown, after: unknown, path = ''): readonly Difference[] {
  if (Object.is(before, after)) return [];
  if (!isObject(before) || !isObject(after)) return [{ path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differencesOf(before[key], after[key], `${path}/${key}`));
}

const worded = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <ul>
      {differences.map(({ path, before, after }) => (
        <li key={path}>
          <code>{path}</code>
          <del>{worded(before)}</del>
          <ins>{worded(after)}</ins>
        </li>
      ))}
    </ul>
  );
}

/** Loads the document. A chosen file is compared with it. */
export async function prepare(): Promise<() => void> {
  const { assessment } = await fetchJson<MadeDocument>(`/data/both/${asked.get('size') ?? 'S'}.json`);
  const root = createRoot(host());
  onFile((text) => {
    const other = JSON.parse(text) as MadeDocument;
    root.render(<Differences differences={differencesOf(assessment, other.assessment)} />);
  });
  return () => undefined;
}
