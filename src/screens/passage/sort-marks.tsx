/**
 * The screen “Sort marks”: shows the marks of the draft one by one, with a claim proposed for each. One letter makes
 * the claim and goes on to the next mark.
 */
import { Button, Group } from '@mantine/core';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { claimKinds } from '../../core/assessment/choices.ts';
import { limits } from '../../core/assessment/limits.ts';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../core/json/json.ts';
import { own } from '../../core/json/own.ts';
import { valueAt } from '../../core/json/pointer.ts';
import { counted } from '../../core/json/words.ts';
import { sameSpan, type CodePointSpan } from '../../core/text/span.ts';
import { claimOfMark, claimSource, type ChosenForMark } from '../../core/proposals/accept.ts';
import { proposeForClaim, type ClaimProposals } from '../../core/proposals/propose.ts';
import type { Anchor } from '../../core/workspace/create.ts';
import type { NewLink } from '../../core/workspace/edits.ts';
import {
  dropMark,
  isMarked,
  joinedSpan,
  joinMarks,
  marksToSort,
  widenMark,
  type QueuedMark,
} from '../../core/workspace/unsorted-marks.ts';
import type { UnsortedMark } from '../../core/workspace/workspace.ts';
import { CueNote, InOwnSentence, useClaimSentence } from '../../shared/claim-sentence.tsx';
import { useCanWrite, useDraft, useStores, useViewActions } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { QueueScreen } from '../../shared/queue-screen.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusQueueTitle, LetterButton, QueueCard } from '../../ui/queue.tsx';
import queue from '../../ui/queue/queue.module.css';
import { Writable } from '../../ui/writable.tsx';
import { useTargets, type Target } from './evidence-dialog.tsx';
import { Entry, Ring, Speaker, Subjects } from './mark-choices.tsx';
import classes from './sort-marks.module.css';

/** What a person chose for a mark. What they did not choose is as the text proposes. */
interface Choices extends Partial<Omit<ChosenForMark, 'link'>> {
  readonly entry?: ChosenEntry | undefined;
  readonly effect?: NewLink['effect'];
}

/** The entry as it was chosen. Its place in the list can change, and it may have no ID. */
interface ChosenEntry {
  readonly name: string;
  readonly entry: JsonValue | undefined;
}

const none: Choices = {};

function keyOf({ passage_id, span }: Pick<UnsortedMark, 'passage_id' | 'span'>): string {
  return [passage_id, span.start, span.end].join(' ');
}

/** Moves the focus to the words of the mark, or to the title if there is none. */
function focusQueue(words: HTMLElement | null): void {
  if (words) words.focus();
  else focusQueueTitle();
}

export function SortMarks() {
  const { select } = useViewActions();
  const { desk } = useStores();
  const marks = useDraft(({ workspace }) => marksToSort(workspace));
  // By text, because an undo can put other marks at the same place.
  const [shown, setShown] = useState<{ readonly at: number; readonly key?: string | undefined }>({ at: 0 });
  // By text, so that another span, an undo and a look at the next mark lose no choice.
  const [choices, setChoices] = useState<ReadonlyMap<string, Choices>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  const current = marks.find(({ mark }) => keyOf(mark) === shown.key) ?? marks[Math.min(shown.at, marks.length - 1)];
  const leave = (): void => select({ section: 'claims' }, '');
  const go = (to: number, takesFocus = true): void => {
    const { workspace } = desk.getState().draft ?? {};
    const all = workspace ? marksToSort(workspace) : [];
    const at = Math.max(0, Math.min(to, all.length - 1));
    // The focus moves before the next key, which would be lost without it.
    flushSync(() => setShown({ at, key: all[at] && keyOf(all[at].mark) }));
    if (takesFocus) focusQueue(heading.current);
  };
  const key = current && keyOf(current.mark);
  const place = current ? marks.indexOf(current) : 0;
  if (key !== shown.key || place !== shown.at) setShown({ at: place, key });
  // An undo or a redo can replace the words that have the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusQueue(heading.current);
  }, [key]);
  const choose = (of: string, chosen: Choices): void => setChoices((before) => new Map(before).set(of, chosen));
  /** Shows the mark of a text, with the choices made before. A widened one can come before others. */
  const showMark: SortedMarkProps['onMoved'] = (passage_id, span, chosen, takesFocus) => {
    const moved = keyOf({ passage_id, span });
    choose(moved, { ...chosen, ...choices.get(moved) });
    const workspace = desk.getState().draft?.workspace;
    if (!workspace) return;
    go(
      marksToSort(workspace).findIndex(({ mark }) => keyOf(mark) === moved),
      takesFocus,
    );
  };
  const next = marks[place + 1];
  return (
    <QueueScreen title="Sort marks" back="Back to claims" onLeave={leave}>
      {current && key !== undefined ? (
        <QueueCard
          label="Mark"
          items={marks}
          at={place}
          unit="to sort"
          noun="mark"
          onGo={(mark) => go(marks.indexOf(mark))}
        >
          <SortedMark
            queued={current}
            next={next}
            choices={choices.get(key) ?? none}
            ofNext={(next && choices.get(keyOf(next.mark))) ?? none}
            onChoose={(chosen) => choose(key, chosen)}
            heading={heading}
            onDone={() => go(place)}
            onMoved={showMark}
          />
        </QueueCard>
      ) : (
        <EmptyState
          title="No marks to sort"
          actions={
            <Button size="xs" onClick={leave}>
              Back to claims
            </Button>
          }
        >
          Select text in a passage and press M to keep it as a mark while you read.
        </EmptyState>
      )}
    </QueueScreen>
  );
}

interface SortedMarkProps {
  readonly queued: QueuedMark;
  /** The next mark of the queue. */
  readonly next: QueuedMark | undefined;
  readonly choices: Choices;
  /** The choices for the next mark. */
  readonly ofNext: Choices;
  readonly onChoose: (choices: Choices) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Called when the mark was sorted or dropped. */
  readonly onDone: () => void;
  /** Called when the mark has another span. The focus stays where it is if the span was changed in the passage. */
  readonly onMoved: (passageId: string, span: CodePointSpan, choices: Choices, takesFocus?: boolean) => void;
}

/** A mark whose passage is missing can only be dropped. */
function SortedMark(props: SortedMarkProps) {
  const { queued, heading } = props;
  const canWrite = useCanWrite();
  if (queued.at) return <MarkInPassage {...props} at={queued.at} />;
  return (
    <>
      <h3 key={keyOf(queued.mark)} className={queue.claim} ref={heading} tabIndex={-1}>
        Mark without a passage
      </h3>
      <p className={queue.sentence}>The casefile no longer has the passage of this mark.</p>
      <Writable canWrite={canWrite}>
        <Group gap="xs" className={queue.decisions}>
          <DropButton {...props} />
        </Group>
      </Writable>
    </>
  );
}

/** Returns the dispatch for a step of the queue: what it says, and then the next mark. */
function useStep(onDone: () => void) {
  const run = useDispatchAndTell();
  const say = useAnnounce();
  const { desk } = useStores();
  return (label: string, edit: Parameters<typeof run>[0], what: string | (() => string), then = onDone): void => {
    if (!run(edit, { label })) return;
    say(
      `${typeof what === 'string' ? what : what()} ${counted(desk.getState().draft?.workspace.marks?.length ?? 0, 'mark')} to sort.`,
    );
    then();
  };
}

function DropButton({ queued: { index }, onDone }: SortedMarkProps) {
  const step = useStep(onDone);
  return (
    <LetterButton
      letter="d"
      variant="subtle"
      color="red"
      onClick={() => step('drop a mark', dropMark(index), 'Dropped.')}
    >
      Drop mark
    </LetterButton>
  );
}

function MarkInPassage(props: SortedMarkProps & { readonly at: NonNullable<QueuedMark['at']> }) {
  const { queued, choices, onChoose, heading, onDone, at } = props;
  const { index, mark } = queued;
  const { observation_id, passage_id, span } = mark;
  const { passage } = at.passage;
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const full = useDraft(({ workspace }) => listOf(workspace.assessment, 'claims').length >= limits.claims);
  const canWrite = useCanWrite();
  const step = useStep(onDone);
  const { desk, view } = useStores();
  const observation = casefileIndex(casefile).observation(observation_id) ?? at.passage.observations[0];
  const anchor: Anchor = useMemo(
    () => ({ observation_id: observation?.observation_id ?? observation_id, passage_id, span, actual: at.words }),
    [observation, observation_id, passage_id, span, at.words],
  );
  const { proposals, publisherId } = useMemo(() => {
    const source = claimSource(passage.text, span, observation, casefile?.actors);
    return { proposals: proposeForClaim(source), publisherId: source.publisherId };
  }, [passage, span, observation, casefile]);
  const assessment = useDraft(({ workspace }) => workspace.assessment);
  const targets = useTargets(assessment, at.words, casefile);
  const chosen = { ...proposed(proposals), ...choices };
  const target = choices.entry && targetOf(targets, assessment, choices.entry);
  const limit = full
    ? counted(limits.claims, 'claim')
    : target?.full
      ? `${counted(limits.evidence, 'link')} of ${target.name}`
      : undefined;
  const effect = choices.effect ?? 'supports';
  const lost = useLostEntry(target ? undefined : choices.entry, keyOf(mark));
  const sentence = useClaimSentence(anchor);
  useEffect(() => {
    view.actions.showPassage(passage_id, anchor.observation_id);
    view.actions.setPending({ passageId: passage_id, span, reveal: true });
  }, [view, passage_id, span, anchor]);
  const adjust = useEffectEvent((to: CodePointSpan): void => {
    const workspace = desk.getState().draft?.workspace;
    const isMarkedAlready = workspace !== undefined && isMarked(workspace, passage_id, to, index);
    step(
      'adjust a mark',
      (now) => widenMark(now, index, to),
      isMarkedAlready ? 'Joined with another mark.' : 'Adjusted.',
      () => props.onMoved(passage_id, to, choices, false),
    );
  });
  useEffect(
    () =>
      // The arrows below the passage move the shown span; selected text is not revealed.
      view.subscribe(({ pending }, before) => {
        const isMoved = pending !== before.pending && pending?.reveal === true && pending.passageId === passage_id;
        if (isMoved && !sameSpan(pending.span, span)) adjust(pending.span);
      }),
    [view, passage_id, span],
  );
  const make = (): void => {
    const link = target && { entryPath: target.path, effect, reason: '' };
    const created = (): string => {
      const claim = viewClaim(listOf(desk.getState().draft?.workspace.assessment ?? {}, 'claims').at(-1));
      return `${claim.claim_id || 'Claim'} created${linked}.`;
    };
    const linked = target ? ` and linked to ${target.name}` : '';
    const { kind, subjects, attribution } = chosen;
    const edit: Parameters<typeof step>[1] = (workspace) =>
      claimOfMark(workspace, index, anchor, { kind, subjects, attribution, link });
    if (target) view.actions.noteEntry(target.name);
    step('make a claim of a mark', edit, created);
  };
  return (
    <>
      <h3
        key={keyOf(mark)}
        className={classes.words}
        ref={heading}
        tabIndex={-1}
        dir="auto"
        lang={observation?.language ?? ''}
      >
        <InOwnSentence sentence={sentence}>{at.words}</InOwnSentence>
      </h3>
      <CueNote sentence={sentence} />
      <Writable canWrite={canWrite}>
        <Group gap="xs">
          <SpanButtons {...props} wider={sentence?.wider} />
          <DropButton {...props} />
        </Group>
        <Ring
          letter="k"
          label="Kind"
          options={claimKinds}
          value={chosen.kind}
          onChoose={(kind) => onChoose({ ...choices, kind: kind as ChosenForMark['kind'] })}
        />
        <Subjects
          proposals={proposals}
          casefile={casefile}
          chosen={chosen.subjects}
          onChoose={(subjects) => onChoose({ ...choices, subjects })}
          onAdded={() => focusQueue(heading.current)}
        />
        <Speaker
          proposals={proposals}
          casefile={casefile}
          publisherId={publisherId}
          chosen={chosen.attribution}
          onChoose={(attribution) => onChoose({ ...choices, attribution })}
        />
        <Entry
          targets={targets}
          target={target}
          lost={lost}
          effect={effect}
          onTarget={(to) =>
            onChoose({ ...choices, entry: to && { name: to.name, entry: valueAt(assessment, to.path) } })
          }
          onEffect={(to) => onChoose({ ...choices, effect: to })}
        />
        <Group gap="xs" className={queue.decisions} data-above-toast>
          <LetterButton letter="a" variant="filled" size="sm" disabled={limit !== undefined} onClick={make}>
            Make claim
          </LetterButton>
          {limit === undefined ? null : <span className={queue.note}>{`Limit reached: at most ${limit}.`}</span>}
        </Group>
      </Writable>
    </>
  );
}

/** The buttons that give the mark another span. What was chosen for it stays. */
function SpanButtons(props: SortedMarkProps & { readonly wider: CodePointSpan | undefined }) {
  const { queued, next, choices, ofNext, onDone, onMoved, wider } = props;
  const { index, mark } = queued;
  const { passage_id, span } = mark;
  const { desk } = useStores();
  const step = useStep(onDone);
  const isMarkedApart = (to: CodePointSpan, ...apart: number[]): boolean => {
    const workspace = desk.getState().draft?.workspace;
    return workspace !== undefined && isMarked(workspace, passage_id, to, ...apart);
  };
  const widen = (to: CodePointSpan): void =>
    step(
      'widen a mark',
      (workspace) => widenMark(workspace, index, to),
      isMarkedApart(to, index) ? 'Dropped, because its sentence is marked already.' : 'Widened to the sentence.',
      () => onMoved(passage_id, to, choices),
    );
  const join = (other: QueuedMark): void => {
    const to = joinedSpan(span, other.mark.span);
    step(
      'join marks',
      (workspace) => joinMarks(workspace, index, other.index),
      isMarkedApart(to, index, other.index) ? 'Both dropped, because their text is marked already.' : 'Joined.',
      () => onMoved(passage_id, to, { ...ofNext, ...choices }),
    );
  };
  const isLong = ({ start, end }: CodePointSpan): boolean => end - start > limits.actual;
  const isNext = next?.mark.passage_id === passage_id;
  const tooLong = (wider && isLong(wider)) || (isNext && isLong(joinedSpan(span, next.mark.span)));
  return (
    <>
      <LetterButton
        letter="w"
        variant="default"
        disabled={!wider || sameSpan(wider, span) || isLong(wider)}
        onClick={() => wider && widen(wider)}
      >
        Widen to the sentence
      </LetterButton>
      <LetterButton
        letter="j"
        variant="default"
        disabled={!isNext || isLong(joinedSpan(span, next.mark.span))}
        onClick={() => next && join(next)}
      >
        Join with the next
      </LetterButton>
      {tooLong ? (
        <span className={queue.note}>{`Limit reached: at most ${counted(limits.actual, 'character')}.`}</span>
      ) : null}
    </>
  );
}

/**
 * Returns the entry that was chosen, wherever it is now: the same data, or the only entry with its ID. Without an ID,
 * it is the only entry that differs at most in its evidence.
 */
function targetOf(
  targets: readonly Target[],
  assessment: JsonObject,
  { name, entry }: ChosenEntry,
): Target | undefined {
  const dataOf = ({ path }: Target): JsonValue | undefined => valueAt(assessment, path);
  const same = targets.find((target) => dataOf(target) === entry);
  const hasId = [own(entry, 'power_basis_id'), own(entry, 'hypothesis_id')].includes(name);
  const alike = same ? [] : targets.filter((each) => (hasId ? each.name === name : isAlike(dataOf(each), entry)));
  return same ?? (alike.length === 1 ? alike[0] : undefined);
}

/** Whether two entries have the same values. Their evidence may differ, because claims are linked in between. */
function isAlike(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => name === 'evidence' || own(one, name) === own(other, name));
}

/** Returns the sentence about a chosen entry that cannot be found any more, and announces it. */
function useLostEntry(lost: ChosenEntry | undefined, mark: string): string | undefined {
  const say = useAnnounce();
  const words = lost && `${lost.name} was deleted or changed. Choose an entry again.`;
  useEffect(() => {
    if (words !== undefined) say(words);
  }, [say, words, mark]);
  return words;
}

/** What is chosen at first: the proposals that are clear. */
function proposed({ kinds, subjects, attribution }: ClaimProposals): ChosenForMark {
  return {
    kind: kinds.find(({ clear }) => clear)?.value,
    subjects: subjects.filter(({ clear }) => clear).map(({ value }) => value),
    attribution: attribution?.clear ? attribution.value : undefined,
  };
}
