import { Button } from '@mantine/core';
import type { CSSProperties, KeyboardEvent } from 'react';
import { titleOf } from '../../core/assessment/choices.ts';
import { linksOf, type EvidenceMatrix, type MatrixClaim, type MatrixEntry } from '../../core/matrix/matrix.ts';
import { useDraft } from '../../store/context.tsx';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { meeting, type AxisItem } from './axis.ts';
import { actorName, claimName, entryName, observationName, publisherName } from './labels.ts';
import type { GridActions } from './matrix-grid.tsx';
import { citingSentence, standingSentence } from './sentences.ts';
import classes from './peek.module.css';

/** Where the peek stands: beside this part of the scrolled content, in CSS pixels. */
export interface PeekPlace {
  readonly block: number;
  readonly inline: number;
  readonly blockSize: number;
  readonly inlineSize: number;
  /** Above it, where there is more room; before it, likewise. */
  readonly above: boolean;
  readonly before: boolean;
}

interface PeekProps {
  readonly matrix: EvidenceMatrix;
  readonly row: AxisItem | undefined;
  readonly column: AxisItem | undefined;
  readonly place: PeekPlace;
  readonly actions: GridActions;
  readonly onClose: () => void;
}

/** What a cell or a heading is about, beside it. The keyboard stays in the grid; Tab leads in, Escape puts it away. */
export function Peek({ matrix, row, column, place, actions, onClose }: PeekProps) {
  const met = meeting(row, column);
  const item = row ?? column;
  const claim = met?.claim ?? (item?.kind === 'claim' ? item.claim : undefined);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    // Escape works from within, too; what can be pressed are the buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-label="Peek" className={classes.peek} style={styleOf(place)} onKeyDown={onKeyDown}>
      <div className={classes.content} aria-live="polite">
        {met ? <Meeting {...met} /> : null}
        {!met && item?.kind === 'claim' ? <ClaimFacts matrix={matrix} claim={item.claim} /> : null}
        {!met && item?.kind === 'entry' ? <EntryFacts matrix={matrix} entry={item.entry} note={item.note} /> : null}
      </div>
      <div className={classes.buttons}>
        <Button size="compact-xs" onClick={() => actions.open(row, column)}>
          {met ? 'Show in passage' : `Open ${item?.name ?? ''}`}
        </Button>
        {claim?.answers ? (
          <Button size="compact-xs" variant="default" onClick={() => actions.toggle(row, column)}>
            {isOff(row, column) ? `Put ${claimName(claim)} back` : `Switch ${claimName(claim)} off`}
          </Button>
        ) : null}
        <Button size="compact-xs" variant="subtle" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}

function isOff(...items: readonly (AxisItem | undefined)[]): boolean {
  return items.some((item) => item?.tone === 'off');
}

function Meeting({ claim, entry }: { readonly claim: MatrixClaim; readonly entry: MatrixEntry }) {
  const links = linksOf(entry, claim);
  return (
    <>
      {links.length === 0 ? (
        <p>
          No link leads from <b>{entryName(entry)}</b> to <b>{claimName(claim)}</b>.
        </p>
      ) : (
        links.map(({ index, link }) => (
          <p key={index}>
            <b>{claimName(claim)}</b> <EffectMark effect={link.effect} /> <b>{entryName(entry)}</b> because{' '}
            {link.reason ? <span dir="auto">{link.reason}</span> : <em>… the reason is not written yet.</em>}
          </p>
        ))
      )}
      <Words claim={claim} />
      <p className={classes.soft} dir="auto">
        {entryName(entry)}: {entry.words || 'No words yet'}
      </p>
    </>
  );
}

/** The passage's own words, and what the claim makes of them where that is another thing. */
function Words({ claim: { claim } }: { readonly claim: MatrixClaim }) {
  const { actual, proposition, representation } = claim;
  return (
    <>
      <blockquote className={classes.words} dir="auto">
        {actual || 'The passage’s words are not marked yet.'}
      </blockquote>
      {proposition && proposition !== actual ? (
        <p className={classes.soft} dir="auto">
          {representation ? `${titleOf(representation)}: ` : ''}
          {proposition}
        </p>
      ) : null}
    </>
  );
}

function ClaimFacts({ matrix, claim }: { readonly matrix: EvidenceMatrix; readonly claim: MatrixClaim }) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const { claim_kind, representation, observation_id } = claim.claim;
  const facts = [
    claim_kind && titleOf(claim_kind),
    representation && titleOf(representation),
    observation_id !== undefined && observationName(casefile, observation_id),
    claim.publisher !== undefined && publisherName(casefile, claim.publisher),
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      <p>
        <b>{claimName(claim)}</b> · {citingSentence(matrix, claim)}
      </p>
      <Words claim={claim} />
      <p className={classes.soft}>
        {facts.map((fact, at) => (
          <span key={at}>
            {at > 0 ? ' · ' : null}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </p>
    </>
  );
}

interface EntryFactsProps {
  readonly matrix: EvidenceMatrix;
  readonly entry: MatrixEntry;
  readonly note: string | undefined;
}

function EntryFacts({ matrix, entry, note }: EntryFactsProps) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const { actor, domain, state } = entry;
  return (
    <>
      <p>
        <b>{entryName(entry)}</b>
        {note ? ` · with what is switched off, it ${note}` : null}
      </p>
      <p dir="auto">{entry.words || 'No words yet'}</p>
      <p>{standingSentence(matrix, entry)}</p>
      <p className={classes.soft}>
        {actor ? <bdi>{actorName(casefile, actor)}</bdi> : 'No actor yet'}
        {domain ? ` · ${titleOf(domain)}` : null}
        {state ? ` · ${titleOf(state)}` : null}
      </p>
    </>
  );
}

function styleOf({ block, inline, blockSize, inlineSize, above, before }: PeekPlace): CSSProperties {
  return {
    insetBlockStart: above ? block - 6 : block + blockSize + 6,
    insetInlineStart: before ? inline + inlineSize : inline,
    '--above': above ? '-100%' : '0%',
    '--before': before ? '-100%' : '0%',
  } as CSSProperties;
}
