/**
 * Reviewing links the plain way: a list of all links, and the text of the selected link’s claim next to it. Unchanged
 * rows are not rendered again. “j” goes to the next link; “a”, “r” and “q” give a verdict.
 */
import { memo, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Assessment } from '../../../src/core/assessment/types.generated.ts';
import { asked, fetchJson, host } from './lab.ts';

interface Link {
  readonly id: string;
  readonly claimId: string;
  readonly effect: string;
  readonly reason: string;
  readonly actual: string;
  readonly proposition: string;
}

function linksOf({ claims, power_bases, intent_hypotheses }: Assessment): readonly Link[] {
  const known = new Map(claims.map((claim) => [claim.claim_id, claim]));
  const entries = [
    ...power_bases.map(({ power_basis_id: id, evidence }) => ({ id, evidence })),
    ...intent_hypotheses.map(({ hypothesis_id: id, evidence }) => ({ id, evidence })),
  ];
  return entries.flatMap(({ id, evidence }) =>
    evidence.map(({ claim_id, effect, reason }, n) => {
      const { actual = '', proposition = '' } = known.get(claim_id) ?? {};
      return { id: `${id}/${String(n)}`, claimId: claim_id, effect, reason, actual, proposition };
    }),
  );
}

interface LineProps {
  readonly link: Link;
  readonly verdict: string | undefined;
  readonly active: boolean;
}

const LinkLine = memo(function LinkLine({ link, verdict, active }: LineProps) {
  return (
    <li role="option" aria-selected={active}>
      <b>{link.id}</b> {link.claimId} {link.effect} <span>{link.reason}</span> <i>{verdict ?? 'not judged'}</i>
    </li>
  );
});

const verdicts: Readonly<Record<string, string>> = { a: 'accepted', r: 'rejected', q: 'questioned' };

function Links({ links }: { readonly links: readonly Link[] }) {
  const [at, setAt] = useState(0);
  const [given, setGiven] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      const verdict = verdicts[key];
      if (verdict !== undefined) setGiven((before) => new Map(before).set(at, verdict));
      else if (key === 'j') setAt(at + 1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [at]);
  const chosen = links[at];
  return (
    <div className="window">
      <section>
        <h2>{chosen?.id}</h2>
        <blockquote>{chosen?.actual}</blockquote>
        <p>{chosen?.proposition}</p>
        <p>{chosen?.reason}</p>
      </section>
      <ul className="scroller" role="listbox">
        {links.map((link, index) => (
          <LinkLine key={link.id} link={link} verdict={given.get(index)} active={index === at} />
        ))}
      </ul>
    </div>
  );
}

/** Loads the data. Returns the function that shows it. */
export async function prepare(): Promise<() => void> {
  const document = await fetchJson<Assessment>(`/data/document/${asked.get('size') ?? 'S'}.json`);
  const root = createRoot(host());
  return () => root.render(<Links links={linksOf(document)} />);
}
