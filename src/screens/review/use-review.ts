/** Gives the review screen its state and commands, and its components the context to read them. */
import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { useDraft, useLibrary, useStores, useView } from '../../shared/context.tsx';
import { storeReviewerName } from '../../shared/own-name.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { chainOf } from './chain.ts';
import { allColumns, chainColumns, rootOf } from './columns.ts';
import { blindChoices, openChoices } from './keys.ts';
import { modelOf, type Connection, type QueueItem, type ReviewModel, type Subject } from './model.ts';
import {
  hasForeignReview,
  hasLoadedReview,
  nameOfReviewer,
  ownReview,
  ownVerdicts,
  reviewsStartedIn,
  type StartedReviews,
  useVerdicts,
} from './use-verdicts.ts';
import {
  filterQueue,
  isInQueue,
  neighbourItem,
  nextUnreviewed,
  noFilter,
  progressOf,
  type EffectFilter,
  type OwnVerdicts,
} from './queue.ts';

/** The state and the commands of the review screen. */
export type ReviewDesk = ReturnType<typeof useReview>;

/** Creates the state of the review screen for the open draft. */
export function useReview() {
  const workspace = useDraft((draft) => draft.workspace);
  const draftId = useDraft((draft) => draft.id);
  const { digest } = useStores();
  const { started, isListing } = useStartedReviews(workspace);
  const [name, setName] = useState(() => nameOfReviewer(workspace, started));
  const [filter, setFilter] = useState(noFilter);
  /** The subjects whose verdicts cannot be saved before the reviewer gives a name. */
  const [pending, setPending] = useState<readonly Subject[]>([]);
  const note = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const suggestion = useRef<HTMLElement & HTMLButtonElement>(null);
  const { assessment, casefile } = workspace;
  const blind = workspace.blind === true;
  const kind = blind ? 'blind' : 'open';
  const model = useMemo(() => modelOf(assessment, casefile, blind), [assessment, casefile, blind]);
  const review = ownReview(workspace, started, name, kind);
  const hasNamesake = (by: string): boolean => hasLoadedReview(workspace, started, by, kind);
  /** Whether the only review with this name may turn out to be the reviewer's own. */
  const isUnsure = (by: string): boolean => isListing && hasNamesake(by) && !ownReview(workspace, started, by, kind);
  const waits = isUnsure(name);
  useEarlyDigest(assessment, review === undefined);
  const own = useMemo(() => ownVerdicts(workspace, review, digest), [workspace, review, digest]);
  const shown = useMemo(() => filterQueue(model, filter, own), [model, filter, own]);
  const progress = useMemo(() => progressOf(model, own), [model, own]);
  const [current, go] = useCurrent(model, own, shown);
  const chain = useMemo(() => chainOf(model, current), [model, current]);
  const { columns, ...narrowing } = useColumns(model, current, filter.effect);
  const { saveWaiting, ...verdicts } = useVerdicts({
    draftId,
    model,
    kind,
    own,
    started,
    name,
    waits,
    askName: (subject) => setPending((others) => [...others.filter(({ key }) => key !== subject.key), subject]),
    askReason: () => note.current?.focus(),
  });
  const hasWaited = useRef(false);
  useEffect(() => {
    if (hasWaited.current && !waits && name !== '') saveWaiting(name);
    hasWaited.current = waits;
  });
  const place = isInQueue(current) ? current.place : -1;
  return {
    ...verdicts,
    model,
    blind,
    /** The reviewer's own review; undefined before the first verdict. */
    review,
    own,
    progress,
    filter,
    setFilter,
    /** The items of the queue that match the filter. */
    shown,
    current,
    /** The chain of the current subject. */
    chain,
    /** The claims, entries and passages that the board shows. */
    columns,
    ...narrowing,
    go(subject: Subject): void {
      // The form is remounted for another subject, and its texts may need no button. The focus would be lost with them.
      if (document.activeElement?.closest('[data-decision], [data-texts]'))
        heading.current?.focus({ preventScroll: true });
      go(subject);
    },
    /** Returns the next item shown without a current verdict; undefined if there is none. */
    next: () => nextUnreviewed(shown, place, own),
    neighbour: (step: 1 | -1) => neighbourItem(shown, place, step),
    /** The possible verdicts on the current subject. */
    choices: blind && current?.kind === 'link' ? blindChoices : openChoices,
    name,
    /** Whether a review by someone with the same name was loaded, which can only be read. */
    hasNamesake: !isListing && hasNamesake(name),
    setName(newName: string): void {
      setName(newName);
      storeReviewerName(newName);
      setPending([]);
      if (newName !== '' && !isUnsure(newName)) saveWaiting(newName);
    },
    /** The subjects whose verdicts wait for the reviewer's name. */
    pending: pending.filter(({ key }) => verdicts.unsavedOf(key) !== undefined),
    note,
    /** The button that opens the form of a suggestion, or the first field of the open form. */
    suggestion,
    /** The heading of the current subject. It gets the focus when a field or button is closed. */
    heading,
  };
}

/**
 * Returns the reviews that were started on this device. If one in the draft is not among them, lists the drafts again,
 * and says so with `isListing`: it may have been started in a draft that is not listed yet.
 */
function useStartedReviews(workspace: Workspace): { readonly started: StartedReviews; readonly isListing: boolean } {
  const { listDrafts } = useStores().drafts;
  const drafts = useLibrary((library) => library.drafts);
  const deleted = useLibrary((library) => library.deleted);
  const started = useMemo(() => reviewsStartedIn([...drafts, ...deleted]), [drafts, deleted]);
  const hasForeign = hasForeignReview(workspace, started);
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    if (!hasForeign) return undefined;
    void listDrafts().finally(() => setListed(true));
    return () => setListed(false);
  }, [hasForeign, listDrafts]);
  return { started, isListing: hasForeign && !isListed };
}

/** Returns the current subject: from the address, otherwise the first shown item that needs a verdict; and a setter. */
function useCurrent(
  model: ReviewModel,
  own: OwnVerdicts,
  shown: readonly QueueItem[],
): readonly [Subject | undefined, (subject: Subject) => void] {
  const aim = useView((view) => view.aim);
  const [lastAim, setLastAim] = useState(0);
  const [at, setAt] = useState(() => {
    const first = nextUnreviewed(shown, -1, own) ?? nextUnreviewed(model.queue, -1, own) ?? model.queue[0];
    return { key: first?.key ?? 'document', place: first?.place ?? 0 };
  });
  const go = (subject: Subject): void =>
    setAt({ key: subject.key, place: isInQueue(subject) ? subject.place : at.place });
  const aimSubject = aim && aim.serial !== lastAim ? model.byKey.get(aim.key) : undefined;
  if (aim && aim.serial !== lastAim) {
    setLastAim(aim.serial);
    if (aimSubject) go(aimSubject);
  }
  // The subject may have been deleted; then the item at the same index of the queue becomes current.
  const subject = aimSubject ?? model.byKey.get(at.key);
  return [subject ?? model.queue[Math.min(at.place, model.queue.length - 1)] ?? model.byKey.get('document'), go];
}

const noTies: readonly Connection[] = [];

/**
 * Returns what the columns show, and whether it is only the chain of the current subject's entry, contradiction or
 * claim.
 */
function useColumns(model: ReviewModel, current: Subject | undefined, effect: EffectFilter) {
  const [onlyChain, setOnlyChain] = useState(false);
  const [rootKey, setRootKey] = useState('');
  const root = rootOf(model, current, onlyChain ? model.byKey.get(rootKey) : undefined);
  if (root && root.key !== rootKey) setRootKey(root.key);
  const narrowedTo = onlyChain ? root : undefined;
  const columns = useMemo(
    () => (narrowedTo ? chainColumns(model, narrowedTo, effect) : allColumns(model)),
    [model, narrowedTo, effect],
  );
  return {
    columns,
    /** The entry, contradiction or claim whose links the columns follow; none for unknowns and the whole assessment. */
    root,
    rootTies: root?.connections ?? noTies,
    onlyChain,
    /** Narrows the columns to the chain, or shows everything again. Returns what to announce. */
    toggleOnlyChain(): string {
      setOnlyChain(!onlyChain);
      if (onlyChain) return 'All claims and entries are shown.';
      return root ? `Only the chain of ${root.id} is shown.` : 'Only the chain of the selected item is shown.';
    },
  };
}

const ReviewContext = createContext<ReviewDesk | null>(null);
export const ReviewProvider = ReviewContext;

/** Returns the state of the surrounding review screen. */
export function useReviewDesk(): ReviewDesk {
  const desk = use(ReviewContext);
  if (!desk) throw new Error('This component is not inside the review screen.');
  return desk;
}

/**
 * Computes the digest of the whole assessment in the background. A review records this digest when it starts, and the
 * first verdict must not wait for it. Code that needs it earlier computes it immediately.
 */
function useEarlyDigest(assessment: JsonObject, enabled: boolean): void {
  const { prepareReviews } = useStores().files;
  useEffect(() => {
    if (!enabled) return undefined;
    // Starts after the screen has been painted.
    const timer = window.setTimeout(() => void prepareReviews().catch(() => undefined), 200);
    return () => window.clearTimeout(timer);
  }, [assessment, enabled, prepareReviews]);
}
