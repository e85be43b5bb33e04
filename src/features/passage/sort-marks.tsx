/**
 * The screen “Sort marks”: shows the marks of the draft one by one, with a claim proposed for each. One letter makes
 * the claim and goes on to the next mark.
 */
import { Button, Group } from '@mantine/core';
import { useEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { attributionModes, claimKinds } from '../../core/assessment/choices.ts';
import { limits } from '../../core/assessment/limits.ts';
import { listOf } from '../../core/assessment/view.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { counted } from '../../core/json/words.ts';
import { sameSpan, type CodePointSpan } from '../../core/passage/span.ts';
import { claimOfMark, claimSource, type ChosenForMark } from '../../core/proposals/accept.ts';
import { proposeForClaim, type ClaimProposals, type ProposedAttribution } from '../../core/proposals/propose.ts';
import type { Anchor } from '../../core/workspace/create.ts';
import type { NewLink } from '../../core/workspace/edits.ts';
import { dropMark, joinMarks, marksToSort, widenMark, type QueuedMark } from '../../core/workspace/unsorted-marks.ts';
import { actorName } from '../../shared/actor-name.ts';
import { useTextLanguage } from '../../shared/author-text.tsx';
import { CueNote, InOwnSentence, useClaimSentence } from '../../shared/claim-sentence.tsx';
import { useCanWrite, useDraft, useStores, useViewActions } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { QueueScreen } from '../../shared/queue-screen.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PickBox } from '../../ui/pick-box.tsx';
import { focusQueueTitle, LetterButton, QueueCard } from '../../ui/queue.tsx';
import queue from '../../ui/queue/queue.module.css';
import { Writable } from '../../ui/writable.tsx';
import { labelOf, optionOf, useTargets, type Target } from './evidence-dialog.tsx';
import classes from './sort-marks.module.css';

/** What the letters do. */
const keysInWords =
  'Keys: A make the claim, K next kind, U next subject, S next speaker, E next entry, X other effect, ' +
  'W widen to the sentence, J join with the next mark, D drop the mark, N next mark, P previous mark.';

export function SortMarks() {
  const { select } = useViewActions();
  const { desk } = useStores();
  const marks = useDraft(({ workspace }) => marksToSort(workspace));
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const current = marks[Math.min(at, marks.length - 1)];
  const leave = (): void => select({ section: 'claims' }, '');
  const go = (to: number): void => {
    // The focus moves before the next key, which would be lost without it.
    flushSync(() => setAt(Math.max(0, to)));
    if (heading.current) heading.current.focus();
    else focusQueueTitle();
  };
  const place = current ? marks.indexOf(current) : 0;
  /** Shows the mark of a text. A widened one can come before others. */
  const showMark = (passageId: string, span: CodePointSpan): void => {
    const workspace = desk.getState().draft?.workspace;
    if (workspace)
      go(marksToSort(workspace).findIndex(({ mark }) => mark.passage_id === passageId && sameSpan(mark.span, span)));
  };
  return (
    <QueueScreen title="Sort marks" back="Back to claims" onLeave={leave}>
      {current ? (
        <QueueCard
          label="Mark"
          items={marks}
          at={place}
          unit="to sort"
          noun="mark"
          onGo={(mark) => go(marks.indexOf(mark))}
          keys={keysInWords}
        >
          <SortedMark
            key={[current.mark.passage_id, current.mark.span.start, current.mark.span.end, marks.length].join(' ')}
            queued={current}
            next={marks[place + 1]}
            heading={heading}
            onDone={() => go(place)}
            onWidened={showMark}
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
  readonly heading: Ref<HTMLHeadingElement>;
  /** Called when the mark was sorted or changed. */
  readonly onDone: () => void;
  /** Called when the mark has another span. */
  readonly onWidened: (passageId: string, span: CodePointSpan) => void;
}

/** A mark whose passage is missing can only be dropped. */
function SortedMark(props: SortedMarkProps) {
  const { queued, heading } = props;
  if (queued.at) return <MarkInPassage {...props} at={queued.at} />;
  return (
    <>
      <h3 className={queue.claim} ref={heading} tabIndex={-1}>
        Mark without a passage
      </h3>
      <p className={queue.sentence}>The casefile no longer has the passage of this mark.</p>
      <Group gap="xs" className={queue.decisions}>
        <DropButton {...props} />
      </Group>
    </>
  );
}

/** Returns the dispatch for a step of the queue: what it says, and then the next mark. */
function useStep(onDone: () => void) {
  const run = useDispatchAndTell();
  const say = useAnnounce();
  const { desk } = useStores();
  return (label: string, edit: Parameters<typeof run>[0], what: string): boolean => {
    if (!run(edit, { label })) return false;
    say(`${what} ${counted(desk.getState().draft?.workspace.marks?.length ?? 0, 'mark')} to sort.`);
    onDone();
    return true;
  };
}

function DropButton({ queued: { index }, onDone }: SortedMarkProps) {
  const step = useStep(onDone);
  return (
    <LetterButton
      letter="d"
      variant="subtle"
      color="red"
      onClick={() => void step('drop a mark', dropMark(index), 'Dropped.')}
    >
      Drop mark
    </LetterButton>
  );
}

function MarkInPassage(props: SortedMarkProps & { readonly at: NonNullable<QueuedMark['at']> }) {
  const { queued, next, heading, onDone, onWidened, at } = props;
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
  const targets = useTargets(
    useDraft(({ workspace }) => workspace.assessment),
    at.words,
    casefile,
  );
  const [chosen, choose] = useState(() => proposed(proposals));
  // By its name, because its place in the list can change.
  const [targetName, setTargetName] = useState<string>();
  const target = targets.find(({ name }) => name === targetName);
  const [effect, setEffect] = useState<NewLink['effect']>('supports');
  const sentence = useClaimSentence(anchor);
  useEffect(() => {
    view.actions.showPassage(passage_id, anchor.observation_id);
    view.actions.setPending({ passageId: passage_id, span, reveal: true });
  }, [view, passage_id, span, anchor]);
  const make = (): void => {
    const link = target && { entryPath: target.path, effect, reason: '' };
    const claims = listOf(desk.getState().draft?.workspace.assessment ?? {}, 'claims').length + 1;
    const linked = target ? ` and linked to ${target.name}` : '';
    const edit: Parameters<typeof step>[1] = (workspace) => claimOfMark(workspace, index, anchor, { ...chosen, link });
    if (target) view.actions.noteEntry(target.name);
    step('make a claim of a mark', edit, `Claim ${String(claims)} created${linked}.`);
  };
  const wider = sentence?.wider;
  const widen = useStep(() => wider && onWidened(passage_id, wider));
  const canJoin = next?.mark.passage_id === passage_id;
  return (
    <>
      <h3 className={classes.words} ref={heading} tabIndex={-1} dir="auto" lang={observation?.language ?? ''}>
        <InOwnSentence sentence={sentence}>{at.words}</InOwnSentence>
      </h3>
      <CueNote sentence={sentence} />
      <Writable canWrite={canWrite}>
        <Group gap="xs">
          <LetterButton
            letter="w"
            variant="default"
            disabled={!wider || sameSpan(wider, span)}
            onClick={() => {
              if (wider)
                widen('widen a mark', (workspace) => widenMark(workspace, index, wider), 'Widened to the sentence.');
            }}
          >
            Widen to the sentence
          </LetterButton>
          <LetterButton
            letter="j"
            variant="default"
            disabled={!canJoin}
            onClick={() => {
              if (next) step('join marks', (workspace) => joinMarks(workspace, index, next.index), 'Joined.');
            }}
          >
            Join with the next
          </LetterButton>
          <DropButton {...props} />
        </Group>
        <Ring
          letter="k"
          label="Kind"
          options={claimKinds}
          value={chosen.kind}
          onChoose={(kind) => choose({ ...chosen, kind: kind as ChosenForMark['kind'] })}
        />
        <Subjects
          proposals={proposals}
          casefile={casefile}
          chosen={chosen.subjects}
          onChoose={(subjects) => choose({ ...chosen, subjects })}
        />
        <Speaker
          proposals={proposals}
          casefile={casefile}
          publisherId={publisherId}
          chosen={chosen.attribution}
          onChoose={(attribution) => choose({ ...chosen, attribution })}
        />
        <Entry
          targets={targets}
          target={target}
          effect={effect}
          onTarget={(to) => setTargetName(to?.name)}
          onEffect={setEffect}
        />
        <Group gap="xs" className={queue.decisions} data-above-toast>
          <LetterButton letter="a" variant="filled" size="sm" disabled={full} onClick={make}>
            Make claim
          </LetterButton>
          {full ? (
            <span className={queue.note}>{`Limit reached: at most ${String(limits.claims)} claims.`}</span>
          ) : null}
        </Group>
      </Writable>
    </>
  );
}

/** What is chosen at first: the proposals that are clear. */
function proposed({ kinds, subjects, attribution }: ClaimProposals): ChosenForMark {
  return {
    kind: kinds.find(({ clear }) => clear)?.value,
    subjects: subjects.filter(({ clear }) => clear).map(({ value }) => value),
    attribution: attribution?.clear ? attribution.value : undefined,
  };
}

interface RowProps {
  /** The letter that goes on to the next choice. */
  readonly letter: string;
  readonly label: string;
  readonly onNext: () => void;
  readonly children: ReactNode;
}

/** One thing to choose. Its name is a button that goes on to the next choice. */
function Row({ letter, label, onNext, children }: RowProps) {
  return (
    <div className={classes.row}>
      <LetterButton letter={letter} variant="subtle" size="compact-sm" aria-label={`Next ${label}`} onClick={onNext}>
        {label}
      </LetterButton>
      {children}
    </div>
  );
}

interface RingProps {
  readonly letter: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly title: string; readonly why?: string }[];
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** One of a few values. The letter goes around them. */
function Ring({ letter, label, options, value, onChoose }: RingProps) {
  const next = (): void => {
    const after = options[(options.findIndex((option) => option.value === value) + 1) % options.length];
    if (after) onChoose(after.value);
  };
  return (
    <Row letter={letter} label={label} onNext={next}>
      <div role="radiogroup" aria-label={label} className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option} data-chosen={option.value === value || undefined}>
            <input
              type="radio"
              name={`sort-${letter}`}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <bdi>{option.title}</bdi>
            {option.why === undefined ? null : <span className={classes.why}>{option.why}</span>}
          </label>
        ))}
      </div>
    </Row>
  );
}

interface SubjectsProps {
  readonly proposals: ClaimProposals;
  readonly casefile: Casefile | null;
  readonly chosen: readonly string[];
  readonly onChoose: (subjects: readonly string[]) => void;
}

/** The actors whom the text names. Each can be switched on its own; the letter goes around them one at a time. */
function Subjects({ proposals: { subjects }, casefile, chosen, onChoose }: SubjectsProps) {
  const ids = subjects.map(({ value }) => value);
  const next = (): void => {
    const after = ids[chosen.length === 1 ? ids.indexOf(chosen[0] ?? '') + 1 : 0];
    onChoose(chosen.length > 1 || after === undefined ? [] : [after]);
  };
  const toggle = (id: string): void =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Row letter="u" label="Subject" onNext={next}>
      <div role="group" aria-label="Subject" className={classes.options}>
        {subjects.map(({ value, why }) => (
          <button
            key={value}
            type="button"
            className={classes.option}
            aria-pressed={chosen.includes(value)}
            data-chosen={chosen.includes(value) || undefined}
            onClick={() => toggle(value)}
          >
            <bdi>{actorName(casefile, value)}</bdi> <span className={classes.why}>{why}</span>
          </button>
        ))}
        {subjects.length === 0 ? <span className={classes.why}>The text names no actor of the casefile.</span> : null}
      </div>
    </Row>
  );
}

interface SpeakerProps extends Omit<SubjectsProps, 'chosen' | 'onChoose'> {
  readonly publisherId: string | null;
  readonly chosen: ProposedAttribution | undefined;
  readonly onChoose: (attribution: ProposedAttribution | undefined) => void;
}

/** Who said it: whoever the text shows, the publisher, or nobody yet. */
function Speaker({ proposals: { attribution }, casefile, publisherId, chosen, onChoose }: SpeakerProps) {
  const options: { value: ProposedAttribution | undefined; why?: string }[] = [];
  if (attribution) options.push({ value: attribution.value, why: attribution.why });
  if (publisherId !== null && attribution?.value.mode !== 'publisher')
    options.push({ value: { mode: 'publisher', actorId: publisherId } });
  options.push({ value: undefined });
  const wordsOf = (value: ProposedAttribution | undefined): string => {
    if (!value) return modeTitle('unresolved');
    const { mode } = value;
    return 'newActor' in value
      ? `${modeTitle(mode)} · New actor: ${value.newActor}`
      : `${modeTitle(mode)}: ${actorName(casefile, value.actorId)}`;
  };
  return (
    <Ring
      letter="s"
      label="Speaker"
      options={options.map(({ value, why }) => ({
        value: wordsOf(value),
        title: wordsOf(value),
        ...(why !== undefined && { why }),
      }))}
      value={wordsOf(chosen)}
      onChoose={(words) => onChoose(options.find(({ value }) => wordsOf(value) === words)?.value)}
    />
  );
}

function modeTitle(mode: string): string {
  return attributionModes.find(({ value }) => value === mode)?.title ?? mode;
}

interface EntryProps {
  readonly targets: readonly Target[];
  readonly target: Target | undefined;
  readonly effect: NewLink['effect'];
  readonly onTarget: (target: Target | undefined) => void;
  readonly onEffect: (effect: NewLink['effect']) => void;
}

const effects = [
  { value: 'supports', title: 'Supports' },
  { value: 'contradicts', title: 'Contradicts' },
] as const;

/** The entry that the claim will be evidence for. The letter goes from none to the likeliest and on. */
function Entry({ targets, target, effect, onTarget, onEffect }: EntryProps) {
  const ofAuthor = useTextLanguage();
  const open = targets.filter(({ full }) => !full);
  return (
    <>
      <Row letter="e" label="Entry" onNext={() => onTarget(open[target ? open.indexOf(target) + 1 : 0])}>
        <div className={classes.entry}>
          <PickBox
            id="sort-entry"
            aria-label="Power basis or hypothesis"
            shown={target ? labelOf(target) : ''}
            chosen={target?.path}
            lang={ofAuthor}
            options={targets.map((each) => optionOf(each, ofAuthor))}
            onPick={(path) => onTarget(targets.find((each) => each.path === path))}
            placeholder={open[0] ? `Not linked. E: ${labelOf(open[0])}` : 'No power bases or hypotheses yet'}
          />
        </div>
      </Row>
      {target ? (
        <Ring
          letter="x"
          label="Effect"
          options={effects}
          value={effect}
          onChoose={(value) => onEffect(value === 'contradicts' ? value : 'supports')}
        />
      ) : null}
    </>
  );
}
