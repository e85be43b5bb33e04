import { createContext, use, useMemo, useRef, useState, type RefObject } from 'react';
import type { Judgement } from '../../core/review/edits.ts';
import type { Review } from '../../core/review/types.generated.ts';
import { useCommands, useDraft, useView } from '../../store/context.tsx';
import { remember, remembered } from '../../ui/remembered.ts';
import { chainOf, type Chain } from './chain.ts';
import { blindChoices, openChoices, type Choice } from './keys.ts';
import { modelOf, type ReviewModel, type Subject } from './model.ts';
import { hasLoadedReview, ownReview, ownVerdicts } from './own-review.ts';
import {
  everything,
  filtered,
  neighbourLink,
  nextOpen,
  progressOf,
  type OwnVerdicts,
  type Progress,
  type QueueFilter,
} from './queue.ts';
import type { ReviewLink } from './model.ts';
import { useDigestAhead } from './use-digest-ahead.ts';
import { useVerdicts, type Verdicts } from './use-verdicts.ts';

/** A verdict that waits for the reviewer's name. */
export interface Waiting {
  readonly subject: Subject;
  readonly verdict: Judgement;
  readonly note: string;
}

/** The review desk as it stands. */
export interface ReviewDesk extends Verdicts {
  readonly model: ReviewModel;
  readonly blind: boolean;
  /** The reviewer's own review; undefined before the first verdict. */
  readonly review: Review | undefined;
  readonly own: OwnVerdicts;
  readonly progress: Progress;
  readonly filter: QueueFilter;
  readonly setFilter: (filter: QueueFilter) => void;
  /** The links that the filter shows. */
  readonly shown: readonly ReviewLink[];
  readonly current: Subject | undefined;
  /** The chain of what is looked at now. */
  readonly chain: Chain;
  readonly go: (subject: Subject) => void;
  /** The next link without a current verdict; undefined where none of those shown is left. */
  readonly next: () => ReviewLink | undefined;
  readonly neighbour: (step: 1 | -1) => ReviewLink | undefined;
  /** The verdicts that the current subject can be given. */
  readonly choices: readonly Choice[];
  readonly name: string;
  readonly setName: (name: string) => void;
  /** Whether a review of the reviewer’s name was loaded, which can only be read. */
  readonly hasNamesake: boolean;
  readonly waiting: Waiting | null;
  readonly note: RefObject<HTMLTextAreaElement | null>;
  /** The heading of what is looked at: it takes the focus where a field or a button lets go of it. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const nameKey = 'reviewer';

export function useReview(): ReviewDesk {
  const workspace = useDraft((draft) => draft.workspace);
  const draftId = useDraft((draft) => draft.id);
  const { digest } = useCommands();
  const [name, setName] = useState(() => remembered(nameKey, isText) ?? '');
  const [filter, setFilter] = useState(everything);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { assessment, casefile } = workspace;
  const blind = workspace.blind === true;
  const kind = blind ? 'blind' : 'open';
  const model = useMemo(() => modelOf(assessment, casefile, blind), [assessment, casefile, blind]);
  const review = ownReview(workspace, name, kind);
  useDigestAhead(assessment, review === undefined, digest);
  const own = useMemo(() => ownVerdicts(workspace, review, digest), [workspace, review, digest]);
  const shown = useMemo(() => filtered(model, filter, own), [model, filter, own]);
  const progress = useMemo(() => progressOf(model, own), [model, own]);
  const [current, go] = useCurrent(model, own);
  const chain = useMemo(() => chainOf(model, current), [model, current]);
  const { keep, ...verdicts } = useVerdicts({
    draftId,
    model,
    kind,
    own,
    name,
    askName: (subject, verdict, words) => setWaiting({ subject, verdict, note: words }),
    askReason: () => note.current?.focus(),
  });
  const place = current?.kind === 'link' ? current.place : -1;
  return {
    ...verdicts,
    model,
    blind,
    review,
    own,
    progress,
    filter,
    setFilter,
    shown,
    current,
    chain,
    go(subject) {
      // The form of another subject is another form: the focus would go with this one.
      if (document.activeElement?.closest('[data-decision]')) heading.current?.focus({ preventScroll: true });
      go(subject);
    },
    next: () => nextOpen(shown, place, own),
    neighbour: (step) => neighbourLink(shown, place, step),
    choices: blind && current?.kind === 'link' ? blindChoices : openChoices,
    name,
    hasNamesake: hasLoadedReview(workspace, name, kind),
    setName(given) {
      setName(given);
      remember(nameKey, given);
      setWaiting(null);
      if (waiting && given !== '') keep(waiting.subject, waiting.verdict, waiting.note, given);
    },
    waiting,
    note,
    heading,
  };
}

/** What is looked at: what the address asked for, else the first link to be looked at, until somebody goes elsewhere. */
function useCurrent(model: ReviewModel, own: OwnVerdicts): readonly [Subject | undefined, (subject: Subject) => void] {
  const aim = useView((view) => view.aim);
  const [followed, setFollowed] = useState(0);
  const [at, setAt] = useState(() => {
    const first = nextOpen(model.links, -1, own) ?? model.links[0];
    return { key: first?.key ?? 'document', place: first?.place ?? 0 };
  });
  const go = (subject: Subject): void =>
    setAt({ key: subject.key, place: subject.kind === 'link' ? subject.place : at.place });
  const aimed = aim && aim.serial !== followed ? model.byKey.get(aim.key) : undefined;
  if (aim && aim.serial !== followed) {
    setFollowed(aim.serial);
    if (aimed) go(aimed);
  }
  // What was looked at may be gone since: then whatever is in its place in the queue.
  const stands = aimed ?? model.byKey.get(at.key);
  return [stands ?? model.links[Math.min(at.place, model.links.length - 1)] ?? model.byKey.get('document'), go];
}

const ReviewContext = createContext<ReviewDesk | null>(null);
export const ReviewProvider = ReviewContext;

/** The review desk that the component stands in. */
export function useReviewDesk(): ReviewDesk {
  const desk = use(ReviewContext);
  if (!desk) throw new Error('This component stands outside the review desk.');
  return desk;
}
