/** The preview in the matrix grid: the text and facts of the link, claim or entry at the active cell. */
import { Button, Group } from '@mantine/core';
import { Fragment, type CSSProperties, type KeyboardEvent } from 'react';
import { CueNote, InOwnSentence, SaidBy, useClaimSentence } from '../../shared/claim-sentence.tsx';
import { useClaimLanguage, useClaimPlace } from '../../shared/use-span-words.ts';
import { AuthorText } from '../../shared/author-text.tsx';
import { showHiddenCharacters } from '../../core/text/hidden.ts';
import { titleOf } from '../../core/assessment/choices.ts';
import type { EvidenceMatrix, MatrixClaim, MatrixEntry } from '../../core/matrix/matrix.ts';
import { actorName } from '../../shared/actor-name.ts';
import { useDraft } from '../../shared/context.tsx';
import { ObservationText } from '../../shared/observation-text.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import { pairOf, type AxisItem, type GridActions } from './axis.ts';
import { CellLinks, type ReasonRequest, type Pair } from './cell-links.tsx';
import {
  citingSentence,
  claimName,
  entryName,
  observationName,
  publisherName,
  publishersOf,
  supportSentence,
} from './sentences.ts';
import classes from './preview.module.css';

/** The cell or heading that the preview is placed beside, in CSS pixels within the scrolled content. */
export interface PreviewPlace {
  readonly block: number;
  readonly inline: number;
  readonly blockSize: number;
  readonly inlineSize: number;
  /** Whether the preview goes above the cell, and whether it goes before it: to the side with more space. */
  readonly above: boolean;
  readonly before: boolean;
  /** The height of the visible space on that side. */
  readonly space: number;
}

interface PreviewProps {
  readonly matrix: EvidenceMatrix;
  readonly row: AxisItem | undefined;
  readonly column: AxisItem | undefined;
  readonly place: PreviewPlace;
  /** The link whose reason is asked for. */
  readonly reason: ReasonRequest | null;
  readonly actions: GridActions;
  readonly onClose: () => void;
}

/** Details of a cell or heading, shown beside it. The focus stays in the grid; Tab moves in, Escape closes it. */
export function Preview({ matrix, row, column, place, reason, actions, onClose }: PreviewProps) {
  const pair = pairOf(row, column);
  const item = row ?? column;
  const claim = pair?.claim ?? (item?.kind === 'claim' ? item.claim : undefined);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    // The section handles Escape from the controls inside it; it is not interactive itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-label="Preview" className={classes.preview} style={styleOf(place)} onKeyDown={onKeyDown}>
      <div className={classes.content}>
        {pair ? <CellLinks {...pair} reason={reason} onDone={onClose} /> : null}
        <div aria-live="polite">
          {pair ? <PairTexts {...pair} /> : null}
          {!pair && item?.kind === 'claim' ? <ClaimFacts matrix={matrix} claim={item.claim} /> : null}
          {!pair && item?.kind === 'entry' ? <EntryFacts matrix={matrix} entry={item.entry} note={item.note} /> : null}
        </div>
      </div>
      <Group gap="var(--space-3)" mt="var(--space-4)">
        <Button size="compact-xs" onClick={() => actions.open(row, column)}>
          {pair ? 'Show in passage' : `Open ${item?.name ?? ''}`}
        </Button>
        {claim?.answers ? (
          <Button size="compact-xs" variant="default" onClick={() => actions.toggle(row, column)}>
            {isExcluded(row, column) ? `Include ${claimName(claim)}` : `Exclude ${claimName(claim)}`}
          </Button>
        ) : null}
        <Button size="compact-xs" variant="subtle" onClick={onClose}>
          Close
        </Button>
      </Group>
    </section>
  );
}

/** Whether the claim of a cell or heading is excluded. */
export function isExcluded(...items: readonly (AxisItem | undefined)[]): boolean {
  return items.some((item) => item?.tone === 'excluded');
}

/** The texts of a claim and an entry. */
export function PairTexts({ claim, entry }: Pair) {
  return (
    <>
      <ClaimText claim={claim} />
      <p className={classes.soft}>
        {entryName(entry)}: <AuthorText as="bdi">{entry.words || 'No text yet'}</AuthorText>
      </p>
    </>
  );
}

/** The text in its sentence, who said it, its place in the file, and the proposition if it is different. */
function ClaimText({ claim: { claim } }: { readonly claim: MatrixClaim }) {
  const { actual, proposition, representation } = claim;
  const place = useClaimPlace(claim);
  const language = useClaimLanguage(claim);
  const sentence = useClaimSentence(claim);
  return (
    <>
      <AuthorText as="blockquote" className={classes.words} lang={language}>
        <InOwnSentence sentence={sentence}>
          {actual ? showHiddenCharacters(actual) : 'No passage text marked yet.'}
        </InOwnSentence>
      </AuthorText>
      <CueNote sentence={sentence} />
      <p className={classes.soft} dir="auto">
        <SaidBy claim={claim} />
        {place === '' ? null : ` · In the file: ${place}`}
      </p>
      {proposition && proposition !== actual ? (
        <p className={classes.soft}>
          {representation ? `${titleOf(representation)}: ` : ''}
          <AuthorText as="bdi">{proposition}</AuthorText>
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
    claim.publisher !== undefined && publisherName(casefile, claim.publisher),
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      <p>
        <b>{claimName(claim)}</b> · {citingSentence(matrix, claim)}
      </p>
      <ClaimText claim={claim} />
      <p className={classes.facts}>
        {facts.map((fact, at) => (
          <span key={at}>
            <Bdi>{fact}</Bdi>
          </span>
        ))}
        {observation_id === undefined ? null : (
          <span>
            <Bdi>
              <ObservationText number={observation_id} text={observationName(casefile, observation_id)} />
            </Bdi>
          </span>
        )}
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
        {note ? ` · with exclusions: ${note}` : null}
      </p>
      <AuthorText as="p">{entry.words || 'No text yet'}</AuthorText>
      <p>{supportSentence(matrix, entry)}</p>
      {(['supports', 'contradicts'] as const).map((effect) => (
        <Publishers key={effect} effect={effect} ids={publishersOf(matrix, entry, effect)} />
      ))}
      <p className={classes.facts}>
        <span>
          <Bdi>{actor ? actorName(casefile, actor) : 'No actor'}</Bdi>
        </span>
        {domain ? <span>{titleOf(domain)}</span> : null}
        {state ? <span>{titleOf(state)}</span> : null}
      </p>
    </>
  );
}

interface PublishersProps {
  readonly effect: 'supports' | 'contradicts';
  readonly ids: readonly (string | null)[];
}

/** The publishers of the claims that support or contradict an entry, by name. */
function Publishers({ effect, ids }: PublishersProps) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  if (ids.length === 0) return null;
  return (
    <p className={classes.soft}>
      {effect === 'supports' ? 'Publishers of supporting claims' : 'Publishers of contradicting claims'}:{' '}
      {ids.map((id, at) => (
        <Fragment key={id}>
          {at === 0 ? '' : ', '}
          <Bdi>{publisherName(casefile, id)}</Bdi>
        </Fragment>
      ))}
    </p>
  );
}

function styleOf({ block, inline, blockSize, inlineSize, above, before, space }: PreviewPlace): CSSProperties {
  return {
    '--space': `${String(space)}px`,
    insetBlockStart: above ? block - 6 : block + blockSize + 6,
    insetInlineStart: before ? inline + inlineSize : inline,
    '--above': above ? '-100%' : '0%',
    '--before': before ? '-100%' : '0%',
  } as CSSProperties;
}
