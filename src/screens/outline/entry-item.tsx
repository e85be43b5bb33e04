/** One entry in the list of the outline: its ID, kind and actor, then its text. Memoised. */
import { memo } from 'react';
import { useClaimLanguage } from '../../shared/use-span-words.ts';
import { useTextLanguage } from '../../shared/author-text.tsx';
import { listOf, viewClaim, type ListName } from '../../core/assessment/view.ts';
import { cuesInWords } from '../../core/check/claim-sentence.ts';
import { useClaimSentence } from '../../shared/claim-sentence.tsx';
import { useDraft } from '../../shared/context.tsx';
import { NamedActors } from '../../shared/named-actors.tsx';
import { spacesForLineEnds } from '../../core/text/shorten.ts';
import { LevelIcon, levelWords, type LevelName } from '../../ui/level-icon.tsx';
import { titleOf } from '../../core/assessment/choices.ts';
import type { EntryRow } from './entry-rows.ts';
import { listWords } from '../../shared/sections.ts';
import classes from './entry-list.module.css';

interface EntryItemProps {
  readonly id: string;
  readonly list: ListName;
  readonly row: EntryRow;
  readonly index: number;
  readonly position: number;
  readonly total: number;
  /** The highest level of the entry’s findings; 'missing' if they only say that something is not filled in yet. */
  readonly level: LevelName | 'missing' | null;
  /** The name of the entry's first actor. */
  readonly actor: string | undefined;
  readonly marked: boolean;
  readonly active: boolean;
  readonly draggable: boolean;
  readonly dropBefore: boolean;
  readonly dropAfter: boolean;
}

/** The third line of a claim: which actors its words name, and what words around them can do. */
function ClaimFacts({ index }: { readonly index: number }) {
  const claim = useDraft(({ workspace }) => viewClaim(listOf(workspace.assessment, 'claims')[index]));
  const cues = cuesInWords(useClaimSentence(claim)?.cues ?? []);
  return (
    <div className={classes.facts}>
      <NamedActors words={claim.actual ?? ''} />
      {cues === '' ? '' : ` · ${cues}`}
    </div>
  );
}

export const EntryItem = memo(function EntryItem(props: EntryItemProps) {
  const { row, index, position, list } = props;
  const ofAuthor = useTextLanguage();
  const ofSource = useClaimLanguage({ observation_id: row.observation });
  const actor = props.actor && row.isSubject ? `about ${props.actor}` : props.actor;
  const about = [row.kind === undefined ? undefined : titleOf(row.kind), actor].filter(Boolean).join(' · ');
  return (
    <div
      id={props.id}
      role="option"
      aria-selected={props.marked}
      aria-setsize={props.total}
      aria-posinset={position + 1}
      className={classes.item}
      data-list={list}
      data-entry={index}
      data-active={props.active || undefined}
      data-state={row.state}
      data-drop={props.dropBefore ? 'before' : props.dropAfter ? 'after' : undefined}
      draggable={props.draggable}
    >
      <div className={classes.head}>
        <span className={classes.id}>{row.id || 'No ID'}</span>
        <span className={classes.about}>{about}</span>
        {row.state === undefined ? null : <span className={classes.state}>{titleOf(row.state)}</span>}
        {props.level === null ? null : (
          <LevelIcon
            level={props.level}
            size={15}
            label={props.level === 'missing' ? 'not complete yet' : levelWords[props.level]}
          />
        )}
      </div>
      <div
        className={classes.words}
        dir="auto"
        lang={row.text.trim() === '' ? undefined : row.quotes ? ofSource : ofAuthor}
        title={firstWords(row.text, 1000)}
        data-empty={row.text.trim() === '' || undefined}
      >
        {row.text.trim() === '' ? `New ${listWords[list].one}` : firstWords(row.text, 200)}
      </div>
      {list === 'claims' ? <ClaimFacts index={index} /> : null}
    </div>
  );
});

/** Returns as much of the text as can be read. A long text would only make the page heavier. */
function firstWords(text: string, most: number): string {
  const cut = spacesForLineEnds(text.slice(0, most));
  return cut.isWellFormed() || !text.isWellFormed() ? cut : cut.slice(0, -1);
}
