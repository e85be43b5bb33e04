/**
 * Reading passages the plain way: the whole text split at every edge of a span or a match, with a React element for
 * each stretch. Searches with `indexOf`. “Next” shows the other passage.
 */
import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { MadeDocument } from '../documents/documents.ts';
import { fetchJson, host, onNext } from './lab.ts';
import { stretchesOf, type Range } from './stretches.ts';

interface Passage {
  readonly text: string;
  readonly spans: readonly Range[];
}

/** The maximum number of marked matches, because a single letter has a hundred thousand. */
const maxMatches = 1000;

function matchesIn(text: string, words: string): readonly Range[] {
  if (words.trim() === '') return [];
  const found: Range[] = [];
  for (
    let at = text.indexOf(words);
    at >= 0 && found.length < maxMatches;
    at = text.indexOf(words, at + words.length)
  ) {
    found.push({ start: at, end: at + words.length });
  }
  return found;
}

function Reader({ passages }: { readonly passages: readonly Passage[] }) {
  const [at, setAt] = useState(0);
  const [words, setWords] = useState('');
  useEffect(() => onNext(() => setAt((before) => (before + 1) % passages.length)), [passages]);
  const { text, spans } = passages[at] ?? { text: '', spans: [] };
  const folded = useMemo(() => text.toLowerCase(), [text]);
  const stretches = useMemo(
    () => stretchesOf(text.length, [...spans, ...matchesIn(folded, words.toLowerCase())]),
    [text, folded, spans, words],
  );
  return (
    <>
      <input type="text" value={words} onChange={(event) => setWords(event.currentTarget.value)} />
      <div className="scroller">
        <div className="text" data-at={at}>
          {stretches.map(({ from, to, keys }) =>
            keys.length === 0 ? (
              text.slice(from, to)
            ) : (
              <mark key={from} data-found={keys.some((key) => key >= spans.length) || undefined}>
                {text.slice(from, to)}
              </mark>
            ),
          )}
        </div>
      </div>
    </>
  );
}

/**
 * Loads the data. Returns the function that shows it. The passages are of plain text: code points are UTF-16 units
 * there.
 */
export async function prepare(): Promise<() => void> {
  const { assessment, casefile } = await fetchJson<MadeDocument>('/data/both/passages.json');
  const passages = casefile.observations.flatMap((observation) =>
    observation.passages.map(({ passage_id, text }) => ({
      text,
      spans: assessment.claims.filter((claim) => claim.passage_id === passage_id).map(({ span }) => span),
    })),
  );
  const room = host();
  room.className = 'window';
  const root = createRoot(room);
  return () => root.render(<Reader passages={passages} />);
}
