/** The reviewer’s own review and verdicts: finds them, changes them, and asks for a missing name or reason. */
import { useState } from 'react';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { batch } from '../../core/workspace/edits.ts';
import { EditError } from '../../core/json/edit-error.ts';
import type { Edit, Workspace } from '../../core/workspace/workspace.ts';
import {
  addMessage,
  claimReview,
  clearVerdict,
  noteOn,
  setSuggestion,
  setVerdict,
  startReview,
  type VerdictValue,
} from '../../core/review/edits.ts';
import type { SuggestedChange } from '../../core/review/suggestions.ts';
import { targetKey } from '../../core/review/targets.ts';
import { afterAll, messagesOn } from '../../core/review-shape/thread.ts';
import type { Message, Review } from '../../core/review-shape/types.generated.ts';
import { useCanWrite, useStores } from '../../shared/context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { readOnlyMessage } from '../../ui/read-only-note.ts';
import { useToast } from '../../ui/toast.tsx';
import { typedValues } from '../../shared/unfinished.ts';
import { doneWord } from './keys.ts';
import type { ReviewModel, Subject } from './model.ts';
import type { OwnVerdicts } from './queue.ts';
import { subjectName } from './words.ts';
import type { Digest } from '../../core/casefile/hash.ts';
import { placeVerdict } from '../../core/review/verdict-places.ts';
import { storedReviewer } from '../../shared/own-name.ts';
import type { DraftSummary } from '../../desk/library-store.ts';
import { storedPreference } from '../../ui/preferences.ts';

interface VerdictOptions {
  readonly draftId: string;
  readonly model: ReviewModel;
  readonly kind: Review['kind'];
  readonly own: OwnVerdicts;
  /** The reviews that were started in any draft on this device. */
  readonly started: StartedReviews;
  /** The reviewer's name; '' if not given yet. */
  readonly name: string;
  /** Whether verdicts must wait, because it is not known yet which review with this name is the reviewer's own. */
  readonly waits: boolean;
  /** Asks for the name, so that the verdict on this subject can be saved. */
  readonly askName: (subject: Subject) => void;
  readonly askReason: () => void;
}

const threadSteps = { note: 'reply on', resolved: 'resolve thread on', reopened: 'reopen thread on' } as const;
const threadWords = { note: 'Reply saved.', resolved: 'Resolved.', reopened: 'Reopened.' } as const;

/** The edit that records in the draft a review that was started in another one on this device. */
const claimEdits = (workspace: Workspace, reviewId: string): readonly Edit[] =>
  workspace.ownReviews?.includes(reviewId) ? [] : [claimReview(workspace, reviewId)];

const now = (): string => new Date().toISOString();

/** Returns the commands that give, edit and withdraw the reviewer's own verdicts. Each change is one undo step. */
export function useVerdicts(options: VerdictOptions) {
  const { draftId, model, kind, own, started, name, waits, askName, askReason } = options;
  const { desk, digest } = useStores();
  const canWrite = useCanWrite();
  const say = useAnnounce();
  const toast = useToast();
  const unsaved = useUnsaved(draftId);

  /** Applies an edit built from the current draft, or reports why it cannot be applied. */
  function run(make: (workspace: Workspace) => Edit, label: string, group?: string): boolean {
    const result = desk.actions.dispatch(make, group === undefined ? { label } : { label, group });
    if (result.kind === 'read-only') say(readOnlyMessage);
    if (result.kind === 'refused') toast({ text: result.message, trouble: true });
    return result.kind === 'applied' || result.kind === 'unchanged';
  }

  /** Edits the reviewer's verdict on a subject. `missing` is the message if it was withdrawn. */
  function edit(
    { key }: Subject,
    make: (workspace: Workspace, reviewId: string, target: string) => Edit,
    missing: string,
    label: string,
    group?: string,
  ): boolean {
    const current = own.get(key)?.verdict;
    const claimAndMake = (workspace: Workspace): Edit => {
      const id = ownReview(workspace, started, name, kind)?.review_id;
      if (!current || id === undefined) throw new EditError(missing, '/reviews');
      return batch([...claimEdits(workspace, id), make(workspace, id, targetKey(current.target))]);
    };
    return run(claimAndMake, label, group);
  }

  /** Builds the edit that gives a verdict, and names the review that it goes into, which may start with it. */
  function giving(workspace: Workspace, { target }: Subject, verdict: VerdictValue, note: string, by: string) {
    const at = now();
    const mine = ownReview(workspace, started, by, kind);
    const id = mine?.review_id ?? `review-${crypto.randomUUID()}`;
    const starts = mine
      ? claimEdits(workspace, id)
      : [startReview(workspace, { review_id: id, reviewer: { name: by }, kind, at, digest })];
    const after = starts.reduce(applyEdit, workspace);
    const given = { target: target.target, verdict, note, at, digest };
    return { id, edit: batch([...starts, setVerdict(after, id, given)]) };
  }

  function save(subject: Subject, verdict: VerdictValue, note: string, by: string): void {
    const what = subjectName(model, subject);
    const done = run((workspace) => giving(workspace, subject, verdict, note, by).edit, `give verdict on ${what}`);
    if (!done) return;
    unsaved.put(subject.key, undefined);
    say(`${doneWord(verdict)}: ${what}.`);
  }

  const needsReason = (subject: Subject): boolean => kind === 'blind' && subject.kind === 'link';
  const noteNow = (subject: Subject): string =>
    unsaved.of(subject.key)?.note ?? own.get(subject.key)?.verdict.note ?? '';
  const verdictOfNote = (subject: Subject): VerdictValue | undefined =>
    own.get(subject.key)?.verdict.verdict ?? (needsReason(subject) ? undefined : 'question');

  return {
    unsavedOf: unsaved.of,
    /** Saves the verdicts that waited, each on its own subject. An earlier verdict may have been unknown until now. */
    saveWaiting(by: string): void {
      const waiting = [...model.byKey.values()].flatMap((subject) => {
        const { verdict: given, note: typed = '' } = unsaved.of(subject.key) ?? {};
        const note = typed === '' ? (own.get(subject.key)?.verdict.note ?? '') : typed;
        const verdict = given ?? (typed.trim() === '' ? undefined : verdictOfNote(subject));
        return verdict === undefined || (needsReason(subject) && note.trim() === '')
          ? []
          : [{ subject, verdict, note }];
      });
      for (const { subject, verdict, note } of waiting) save(subject, verdict, note, by);
    },
    /** Gives a verdict. It stays pending without a reviewer's name, and on a blind link without a reason. */
    decide(subject: Subject, verdict: VerdictValue): void {
      if (!canWrite) return say(readOnlyMessage);
      const note = noteNow(subject);
      if (needsReason(subject) && note.trim() === '') {
        unsaved.put(subject.key, { verdict, note });
        return askReason();
      }
      if (name !== '' && !waits) return save(subject, verdict, note, name);
      unsaved.put(subject.key, { verdict, note });
      return waits ? undefined : askName(subject);
    },
    write(subject: Subject, note: string): void {
      const { key } = subject;
      const current = own.get(key)?.verdict;
      const verdict = unsaved.of(key)?.verdict ?? (waits ? undefined : verdictOfNote(subject));
      const isIncomplete =
        waits || verdict === undefined || name === '' || (needsReason(subject) && note.trim() === '');
      if (isIncomplete || (!current && note.trim() === '')) {
        unsaved.put(key, { ...(verdict !== undefined && { verdict }), note });
      } else if (!current || current.verdict !== verdict) {
        save(subject, verdict, note, name);
      } else {
        unsaved.put(key, undefined);
        edit(
          subject,
          (workspace, id, target) => noteOn(workspace, id, target, note, now()),
          'The verdict for this note was withdrawn.',
          `edit note on ${subjectName(model, subject)}`,
          `note ${key}`,
        );
      }
    },
    /** Replies to the author, or resolves or reopens the thread. Returns whether it was saved. */
    reply(subject: Subject, action: keyof typeof threadSteps, text: string): boolean {
      const message: Message = { by: 'reviewer', name, kind: action, note: text, at: now() };
      const done = edit(
        subject,
        (workspace, id, target) => addMessage(workspace, id, target, message),
        'The verdict of this thread was withdrawn.',
        `${threadSteps[action]} ${subjectName(model, subject)}`,
      );
      if (done) say(threadWords[action]);
      return done;
    },
    /**
     * Suggests a change, or withdraws the suggestion. Without a verdict, it gives the verdict Question in the same
     * step, or asks for the name first. Returns whether it was saved.
     */
    suggest(subject: Subject, change: SuggestedChange | undefined): boolean {
      const what = subjectName(model, subject);
      const current = own.get(subject.key)?.verdict;
      const at = now();
      if (!current && change && (name === '' || waits)) {
        if (name === '') askName(subject);
        say(name === '' ? 'Save your name, then save the suggestion again.' : 'Save the suggestion again.');
        return false;
      }
      const latest = current ? messagesOn(current).map((message) => message.at) : [];
      const suggestion = change && { ...change, at: afterAll(at, latest) };
      const label = change ? `suggest change of ${what}` : `withdraw suggestion for ${what}`;
      const asQuestion = (workspace: Workspace): Edit => {
        const { id, edit: give } = giving(workspace, subject, 'question', noteNow(subject), name);
        const key = targetKey(subject.target.target);
        return batch([give, setSuggestion(applyEdit(workspace, give), id, key, suggestion, at)]);
      };
      const done =
        !current && change
          ? run(asQuestion, label)
          : edit(
              subject,
              (workspace, id, target) => setSuggestion(workspace, id, target, suggestion, at),
              'The verdict with this suggestion was withdrawn.',
              label,
            );
      if (done && !current) unsaved.put(subject.key, undefined);
      if (done) say(change ? `Suggestion for ${what} saved.` : `Suggestion for ${what} withdrawn.`);
      return done;
    },
    withdraw(subject: Subject): void {
      unsaved.put(subject.key, undefined);
      if (!own.has(subject.key)) return;
      const what = subjectName(model, subject);
      const done = edit(
        subject,
        (workspace, id, target) => clearVerdict(workspace, id, target, now()),
        'The verdict was already withdrawn.',
        `withdraw verdict on ${what}`,
      );
      if (done) say(`Verdict on ${what} withdrawn.`);
    },
  };
}

/** An incomplete verdict, which cannot be saved yet: a blind verdict needs a reason, and a reason needs a verdict. */
interface Unsaved {
  readonly verdict?: VerdictValue;
  readonly note: string;
}

const verdicts: readonly unknown[] = ['accept', 'question', 'reject', 'supports', 'contradicts', 'neither', undefined];

function isUnsaved(unsaved: unknown): unsaved is Unsaved {
  if (typeof unsaved !== 'object' || unsaved === null || !('note' in unsaved)) return false;
  return typeof unsaved.note === 'string' && verdicts.includes('verdict' in unsaved ? unsaved.verdict : undefined);
}

/** Returns the incomplete verdicts of a draft, and a setter; undefined deletes one. */
function useUnsaved(draftId: string): {
  readonly of: (key: string) => Unsaved | undefined;
  readonly put: (key: string, unsaved: Unsaved | undefined) => void;
} {
  const [, render] = useState(0);
  const pathOf = (key: string) => `/verdict/${key}`;
  const of = (key: string): Unsaved | undefined => {
    const unsaved = typedValues.get(draftId, pathOf(key));
    return isUnsaved(unsaved) ? unsaved : undefined;
  };
  return {
    of,
    put(key, unsaved) {
      if (!unsaved && !of(key)) return;
      typedValues.set(draftId, pathOf(key), unsaved);
      render((count) => count + 1);
    },
  };
}

/**
 * Returns the review that a reviewer continues: of the reviews with that name and kind that were started here, the one
 * changed last. All others were loaded and belong to someone else, so typing a name never changes them.
 */
export function ownReview(
  workspace: Workspace,
  started: StartedReviews,
  name: string,
  kind: Review['kind'],
): Review | undefined {
  return lastChanged(namedReviews(workspace, name, kind).filter(isStarted(workspace, started)));
}

/** Returns whether a review with that name and kind was loaded, which can only be read. */
export function hasLoadedReview(
  workspace: Workspace,
  started: StartedReviews,
  name: string,
  kind: Review['kind'],
): boolean {
  return !namedReviews(workspace, name, kind).every(isStarted(workspace, started));
}

/** Returns whether a review in the draft is not known to be started on this device. */
export function hasForeignReview(workspace: Workspace, started: StartedReviews): boolean {
  return !(workspace.reviews ?? []).every(isStarted(workspace, started));
}

/**
 * Returns the reviewer's name: the name stored on this device, or the name of a later review that was started here. The
 * browser writes the stored name late or, without space, not at all.
 */
export function nameOfReviewer(workspace: Workspace, started: StartedReviews): string {
  const last = lastChanged((workspace.reviews ?? []).filter(isStarted(workspace, started)));
  const stored = storedReviewer();
  return last && !(Date.parse(last.changed_at) < stored.at) ? last.reviewer.name : stored.name;
}

function lastChanged(reviews: readonly Review[]): Review | undefined {
  return reviews.toSorted((one, other) => Date.parse(one.changed_at) - Date.parse(other.changed_at)).at(-1);
}

function namedReviews(workspace: Workspace, name: string, kind: Review['kind']): readonly Review[] {
  return (workspace.reviews ?? []).filter((review) => review.kind === kind && review.reviewer.name === name);
}

/** The IDs of the reviews that were started in any draft on this device. */
export type StartedReviews = ReadonlySet<string>;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Returns the reviews that were started in drafts, so that the file of one can be opened in another draft and
 * continued. Those of permanently deleted drafts are in this browser's settings, as are all of earlier versions. A
 * draft records such a review when it is continued.
 */
export function reviewsStartedIn(drafts: readonly Pick<DraftSummary, 'ownReviews'>[]): StartedReviews {
  const noted = storedPreference('reviews-begun', isTexts) ?? [];
  return new Set([...noted, ...drafts.flatMap(({ ownReviews = [] }) => ownReviews)]);
}

/** Returns a function that says whether a review was started in this draft, or in another one on this device. */
function isStarted({ ownReviews = [] }: Workspace, started: StartedReviews): (review: Review) => boolean {
  return ({ review_id }) => started.has(review_id) || ownReviews.includes(review_id);
}

const none: OwnVerdicts = new Map();

/** Returns the verdicts of a review by the keys of their current targets. Only changed ones are computed again. */
export function ownVerdicts(workspace: Workspace, review: Review | undefined, digest: Digest): OwnVerdicts {
  if (!review) return none;
  return new Map(
    review.verdicts.map((verdict) => {
      const { at, targetVerdict } = placeVerdict(workspace, review, verdict, digest);
      return [at, targetVerdict] as const;
    }),
  );
}
