/** “Find anything” the plain way: searches every text of the document at each key. `most` limits the list. */
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Assessment } from '../../../src/core/assessment/types.generated.ts';
import { asked, fetchJson, host } from './lab.ts';

interface Thing {
  readonly key: string;
  readonly words: string;
  /** The texts in lower case, computed once. */
  readonly folded: string;
}

function thingsIn({ claims, power_bases, intent_hypotheses }: Assessment): readonly Thing[] {
  const thing = (key: string, words: string): Thing => ({ key, words, folded: `${key} ${words}`.toLowerCase() });
  return [
    ...claims.map(({ claim_id, proposition }) => thing(claim_id, proposition)),
    ...power_bases.map(({ power_basis_id, description }) => thing(power_basis_id, description)),
    ...intent_hypotheses.map(({ hypothesis_id, hypothesis }) => thing(hypothesis_id, hypothesis)),
    ...power_bases.flatMap(({ power_basis_id, evidence }) =>
      evidence.map(({ reason }, n) => thing(`${power_basis_id}/${String(n)}`, reason)),
    ),
    ...intent_hypotheses.flatMap(({ hypothesis_id, evidence }) =>
      evidence.map(({ reason }, n) => thing(`${hypothesis_id}/${String(n)}`, reason)),
    ),
  ];
}

function Finder({ things, most }: { readonly things: readonly Thing[]; readonly most: number }) {
  const [query, setQuery] = useState('');
  const found = useMemo(() => {
    const wanted = query.toLowerCase().split(/\s+/);
    return things.filter(({ folded }) => wanted.every((word) => folded.includes(word))).slice(0, most);
  }, [things, query, most]);
  return (
    <>
      <input type="text" value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
      <ul>
        {found.map(({ key, words }) => (
          <li key={key}>
            <b>{key}</b> {words}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Loads the data. Returns the function that shows it. */
export async function prepare(): Promise<() => void> {
  const document = await fetchJson<Assessment>(`/data/document/${asked.get('size') ?? 'S'}.json`);
  const things = thingsIn(document);
  const root = createRoot(host());
  return () => root.render(<Finder things={things} most={Number(asked.get('most') ?? Infinity)} />);
}
