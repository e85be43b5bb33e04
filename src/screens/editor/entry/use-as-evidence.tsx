/** The panel that links a claim as evidence to the power basis or hypothesis that it supports or contradicts. */
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { AuthorText } from '../../../shared/author-text.tsx';
import { modelOf } from '../../../core/assessment/model.ts';
import { limits } from '../../../core/assessment/limits.ts';
import { linkEvidence } from '../../../core/workspace/edits.ts';
import { counted } from '../../../core/json/words.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../../core/json/json.ts';
import { valueAt, pointer, type Pointer } from '../../../core/json/pointer.ts';
import { listOf, viewPowerBasis } from '../../../core/assessment/view.ts';
import { namedActors } from '../../../core/proposals/text-around.ts';
import { listForm } from '../../../core/text/searchable.ts';
import { useDispatchAndTell } from '../../../shared/dispatch-and-tell.ts';
import { useDraft, useStores } from '../../../shared/context.tsx';
import { NoEntriesYet } from '../../../shared/no-entries-yet.tsx';
import { entryName } from '../../../shared/sections.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { EffectMark } from '../../../ui/effect-mark.tsx';
import { moveFocus } from '../../../ui/list-navigation.ts';
import { SearchBox } from '../../../ui/search-box.tsx';
import { effectOfKey } from '../evidence/claim-picker.tsx';
import { linkOfClaim, type LinkOfClaim } from '../evidence/evidence-links.ts';
import { EffectChoice } from '../evidence/effect-choice.tsx';
import { closePanel, EmptyPanel, PanelFrame } from '../evidence/panel-frame.tsx';
import { PickedReason, useFocusOnReason } from '../evidence/picked-reason.tsx';
import type { Effect } from '../evidence/use-link-edits.ts';
import { PlaceProvider } from '../place/place.tsx';
import { entryLine } from './entry-words.ts';
import classes from './use-as-evidence.module.css';

type EvidenceList = 'power_bases' | 'intent_hypotheses';

interface Target {
  readonly list: EvidenceList;
  readonly index: number;
  readonly path: Pointer;
  readonly name: string;
  readonly line: string;
  readonly links: readonly JsonValue[];
  /** Whether the claim’s text names the entry’s actor. */
  readonly isNamed: boolean;
}

const lists = ['power_bases', 'intent_hypotheses'] as const;

const titles: Readonly<Record<EvidenceList, string>> = {
  power_bases: 'Power bases',
  intent_hypotheses: 'Intent hypotheses',
};

interface Group {
  readonly title: string;
  readonly targets: readonly Target[];
}

/** Groups entries by list. Those whose actor the claim’s text names come first: the claim can support only them. */
function groupsOf(targets: readonly Target[]): readonly Group[] {
  const ofList = (isNamed: boolean, titleOf: (title: string) => string): readonly Group[] =>
    lists.map((list) => ({
      title: titleOf(titles[list]),
      targets: targets.filter((target) => target.list === list && target.isNamed === isNamed),
    }));
  const named = ofList(true, (title) => `${title} of actors it names`);
  const others = ofList(false, (title) => `Other ${title.toLowerCase()}`);
  return [...named, ...others].filter((group) => group.targets.length > 0);
}

/** Returns the IDs of the actors that the text of a claim names. */
function useNamedActors(claimId: string): ReadonlySet<string> {
  const text = useDraft(({ workspace }) => modelOf(workspace.assessment).claims.named(claimId)?.claim.actual ?? '');
  const actors = useDraft(({ workspace }) => workspace.casefile?.actors);
  return useMemo(() => new Set(namedActors(text, actors ?? []).map(({ actorId }) => actorId)), [text, actors]);
}

function targetsOf(
  assessment: JsonObject,
  list: EvidenceList,
  query: string,
  named: ReadonlySet<string>,
): readonly Target[] {
  const words = listForm(query).split(' ').filter(Boolean);
  return listOf(assessment, list)
    .map((entry, index): Target => {
      const path = pointer(list, index);
      const links = valueAt(assessment, `${path}/evidence`);
      return {
        list,
        index,
        path,
        name: entryName(list, assessment, index),
        line: entryLine(list, entry),
        links: isJsonArray(links) ? links : [],
        isNamed: named.has(viewPowerBasis(entry).actor_id ?? ''),
      };
    })
    .filter(({ name, line }) => words.every((word) => listForm(`${name} ${line}`).includes(word)));
}

interface PanelProps {
  readonly claimId: string;
}

function Panel({ claimId }: PanelProps) {
  const { view } = useStores();
  const onClose = (): void => closePanel(view);
  const [query, setQuery] = useState('');
  const [effect, setEffect] = useState<Effect>('supports');
  const [chosen, setChosen] = useState<{ readonly path: Pointer }>();
  const body = useRef<HTMLElement>(null);
  useFocusOnReason(body, chosen);
  const assessment = useDraft(({ workspace }) => workspace.assessment);
  const run = useDispatchAndTell();
  const say = useAnnounce();
  const named = useNamedActors(claimId);
  const groups = groupsOf(lists.flatMap((list) => targetsOf(assessment, list, query, named)));
  const found = groups.flatMap(({ targets }) => targets);
  const none = lists.every((list) => listOf(assessment, list).length === 0);
  useEffect(() => {
    // There is no search to take the focus yet.
    if (none) body.current?.querySelector('button')?.focus();
  }, [none]);
  const choose = ({ path, name, links }: Target, as = effect): void => {
    const isLinked = linkOfClaim(links, claimId, as) !== undefined;
    if (!isLinked && links.length >= limits.evidence)
      return say(`Limit reached: at most ${String(limits.evidence)} links.`);
    const step = { label: `link ${claimId} to ${name}` };
    if (!isLinked && !run((workspace) => linkEvidence(workspace, path, [claimId], as), step)) return;
    setEffect(as);
    setChosen({ path });
    say(`${claimId} ${as} ${name}.`);
  };
  /** While a person searches, Alt S and Alt C link the first entry found, as in the other panel that links. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, altKey, nativeEvent } = event;
    const isSearch = target instanceof HTMLElement && target.matches('input[type="search"]');
    const as = altKey && isSearch && !nativeEvent.isComposing ? effectOfKey(event) : undefined;
    if (!as) return moveByArrows(event);
    event.preventDefault();
    const [first] = found;
    if (first && query.trim() !== '') choose(first, as);
  };
  return (
    <PanelFrame
      ref={body}
      title={`Use ${claimId} as evidence for…`}
      searching={query.trim() !== ''}
      onSearch={setQuery}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      {none ? (
        <NoEntriesYet>Add one first. Then you can link the claim to it.</NoEntriesYet>
      ) : (
        <>
          <EffectChoice id="use-as-evidence-effect" effect={effect} onEffect={setEffect} />
          <SearchBox
            label="Search entries"
            placeholder="Search power bases and hypotheses"
            value={query}
            onSearch={setQuery}
            first
          />
          <VisuallyHidden role="status">
            {query.trim() === '' ? '' : `${counted(found.length, 'result')}.`}
          </VisuallyHidden>
          <div className={classes.lists}>
            {groups.map(({ title, targets }) => (
              <section key={title} aria-label={title}>
                <h3 className={classes.title}>{title}</h3>
                {targets.map((target) => {
                  const link = linkOfClaim(target.links, claimId, effect);
                  return link && target.path === chosen?.path ? (
                    <Linked key={target.index} target={target} link={link} claimId={claimId} onDone={onClose} />
                  ) : (
                    <TargetButton key={target.index} target={target} link={link} onChoose={() => choose(target)} />
                  );
                })}
              </section>
            ))}
          </div>
        </>
      )}
    </PanelFrame>
  );
}

/** From the search, the down arrow and Enter lead to the first entry. The arrow keys lead to the others, and back. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (!(target instanceof HTMLElement) || nativeEvent.isComposing) return;
  const isSearch = target.matches('input[type="search"]');
  const keys = isSearch ? ['ArrowDown', 'Enter'] : target.matches('[data-target]') ? ['ArrowDown', 'ArrowUp'] : [];
  if (!keys.includes(key)) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input[type="search"], [data-target]:not([disabled])')];
  if (moveFocus(key === 'Enter' ? 'ArrowDown' : key, stops, 1)) event.preventDefault();
}

interface TargetButtonProps {
  readonly target: Target;
  /** The link of the claim with the chosen effect. */
  readonly link: LinkOfClaim | undefined;
  readonly onChoose: () => void;
}

/** An entry to choose. If the claim is linked to it already, choosing it opens the reason. */
function TargetButton({ target: { name, line, links }, link, onChoose }: TargetButtonProps) {
  const isFull = links.length >= limits.evidence;
  return (
    <button type="button" data-target className={classes.target} disabled={!link && isFull} onClick={onChoose}>
      <span className={classes.id}>{name}</span>
      <AuthorText className={classes.line}>{line}</AuthorText>
      {link ? (
        <span className={classes.note}>already linked</span>
      ) : isFull ? (
        <span className={classes.note}>{`Limit reached: at most ${String(limits.evidence)} links.`}</span>
      ) : null}
    </button>
  );
}

interface LinkedProps {
  readonly target: Target;
  readonly link: LinkOfClaim;
  readonly claimId: string;
  readonly onDone: () => void;
}

/** The chosen entry, with the reason of the link. */
function Linked({ target: { list, index, name, line }, link, claimId, onDone }: LinkedProps) {
  return (
    <div className={classes.linked} data-linked={link.effect}>
      <p className={classes.sentence}>
        <span className={classes.id}>{claimId}</span> <EffectMark effect={link.effect} bare />{' '}
        <span className={classes.id}>{name}</span> <AuthorText as="bdi">{line}</AuthorText>
      </p>
      <PlaceProvider kind={list} index={index}>
        <PickedReason link={link} id={claimId} hint="Enter to finish" onNext={onDone} />
      </PlaceProvider>
    </div>
  );
}

/** Says so if the claim has no ID that can be linked. */
export function UseAsEvidence({ index }: { readonly index: number }) {
  const info = useDraft(({ workspace }) => modelOf(workspace.assessment).claims.list[index]);
  if (!info?.citable || info.id === undefined)
    return <EmptyPanel>This claim cannot be linked. Rename it first.</EmptyPanel>;
  return <Panel claimId={info.id} />;
}
