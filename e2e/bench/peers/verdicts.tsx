/** Verdicts the plain way: parses a review file, and lists all verdicts on the page. */
import { createRoot } from 'react-dom/client';
import type { Review } from '../../../src/core/review-shape/types.generated.ts';
import { host, onFile } from './lab.ts';

function Verdicts({ verdicts }: Pick<Review, 'verdicts'>) {
  return (
    <ul>
      {verdicts.map(({ target, verdict, note, at, judged }, index) => (
        <li key={index}>
          <b>{'claim_id' in target ? target.claim_id : target.kind}</b> {verdict} <time>{at}</time>
          <p>{judged.reason}</p>
          <p>{note}</p>
        </li>
      ))}
    </ul>
  );
}

/** Parses a chosen file and counts its verdicts. Returns the function that lists them. */
export function prepare(): Promise<() => void> {
  const root = createRoot(host());
  let verdicts: Review['verdicts'] = [];
  onFile((text) => {
    ({ verdicts } = JSON.parse(text) as Review);
    root.render(<p role="status">{`${String(verdicts.length)} verdicts were added`}</p>);
  });
  return Promise.resolve(() => root.render(<Verdicts verdicts={verdicts} />));
}
