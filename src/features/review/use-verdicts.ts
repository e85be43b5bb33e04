import { applyEdit } from '../../core/assessment/apply-edit.ts';
import { batch } from '../../core/assessment/edits.ts';
import { EditError } from '../../core/assessment/edit-error.ts';
import type { Edit } from '../../core/assessment/edit.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import { clearVerdict, noteOn, setVerdict, startReview, type Judgement } from '../../core/review/edits.ts';
import { targetKey } from '../../core/review/targets.ts';
import type { Review } from '../../core/review/types.generated.ts';
import { useCanWrite, useStores } from '../../store/context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { readingWords } from '../../ui/reading-note.ts';
import { useToast } from '../../ui/toast.tsx';
import { doneWord } from './keys.ts';
import type { ReviewModel, Subject } from './model.ts';
import { noteBegun, ownReview } from './own-review.ts';
import type { OwnVerdicts } from './queue.ts';
import { useUnsaved, type Unsaved } from './unsaved.ts';
import { subjectName } from './words.ts';

/** What can be done about a target. Each that changes something is a step of the history. */
export interface Verdicts {
  /** Gives a verdict. Without a name it waits for one; on a link of a blind review it waits for a reason. */
  readonly decide: (subject: Subject, verdict: Judgement) => void;
  readonly write: (subject: Subject, note: string) => void;
  readonly takeBack: (subject: Subject) => void;
  readonly unsavedOf: (key: string) => Unsaved | undefined;
}

interface Sitting {
  readonly draftId: string;
  readonly model: ReviewModel;
  readonly kind: Review['kind'];
  readonly own: OwnVerdicts;
  /** The reviewer's name; '' where nobody has said it yet. */
  readonly name: string;
  /** Asks for the name, and gives this verdict once it is said. */
  readonly askName: (subject: Subject, verdict: Judgement, note: string) => void;
  readonly askReason: () => void;
}

const now = (): string => new Date().toISOString();

export function useVerdicts({ draftId, model, kind, own, name, askName, askReason }: Sitting): Verdicts & {
  readonly keep: (subject: Subject, verdict: Judgement, note: string, by: string) => void;
} {
  const { desk, commands } = useStores();
  const canWrite = useCanWrite();
  const say = useAnnounce();
  const toast = useToast();
  const unsaved = useUnsaved(draftId);

  /** Carries out what is made of the draft as it stands; says so where it cannot be done. */
  function run(make: (workspace: Workspace) => Edit, label: string, group?: string): boolean {
    const workspace = desk.getState().draft?.workspace;
    if (!workspace) return false;
    if (!canWrite) {
      say(readingWords);
      return false;
    }
    try {
      desk.actions.dispatch(make(workspace), group === undefined ? { label } : { label, group });
      return true;
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      toast({ text: error.message, trouble: true });
      return false;
    }
  }

  function keep(subject: Subject, verdict: Judgement, note: string, by: string): void {
    const what = subjectName(model, subject);
    const { digest } = commands;
    const done = run((workspace) => {
      const at = now();
      const mine = ownReview(workspace, by, kind);
      const id = mine?.review_id ?? `review-${crypto.randomUUID()}`;
      const start = mine ? [] : [startReview(workspace, { review_id: id, reviewer: { name: by }, kind, at, digest })];
      if (!mine) noteBegun(id);
      const begun = start.reduce(applyEdit, workspace);
      return batch([...start, setVerdict(begun, id, { target: subject.target.target, verdict, note, at, digest })]);
    }, `the verdict on ${what}`);
    if (!done) return;
    unsaved.put(subject.key, undefined);
    say(`${doneWord(verdict)}: ${what}.`);
  }

  const needsReason = (subject: Subject): boolean => kind === 'blind' && subject.kind === 'link';
  const noteNow = (subject: Subject): string =>
    unsaved.of(subject.key)?.note ?? own.get(subject.key)?.verdict.note ?? '';

  return {
    keep,
    unsavedOf: unsaved.of,
    decide(subject, verdict) {
      if (!canWrite) return say(readingWords);
      const note = noteNow(subject);
      if (needsReason(subject) && note.trim() === '') {
        unsaved.put(subject.key, { verdict, note });
        askReason();
        return undefined;
      }
      if (name === '') askName(subject, verdict, note);
      else keep(subject, verdict, note, name);
      return undefined;
    },
    write(subject, note) {
      const { key } = subject;
      const given = own.get(key)?.verdict;
      const verdict = unsaved.of(key)?.verdict ?? given?.verdict ?? (needsReason(subject) ? undefined : 'question');
      const misses = verdict === undefined || name === '' || (needsReason(subject) && note.trim() === '');
      if (misses || (!given && note.trim() === '')) {
        unsaved.put(key, { ...(verdict !== undefined && { verdict }), note });
      } else if (!given || given.verdict !== verdict) {
        keep(subject, verdict, note, name);
      } else {
        unsaved.put(key, undefined);
        run(
          (workspace) => {
            const mine = ownReview(workspace, name, kind);
            if (!mine) throw new EditError('The verdict that this note belongs to was taken back.', '/reviews');
            return noteOn(workspace, mine.review_id, targetKey(given.target), note, now());
          },
          `typing in the note on ${subjectName(model, subject)}`,
          `note ${key}`,
        );
      }
    },
    takeBack(subject) {
      const given = own.get(subject.key)?.verdict;
      unsaved.put(subject.key, undefined);
      if (!given) return;
      const what = subjectName(model, subject);
      const done = run((workspace) => {
        const mine = ownReview(workspace, name, kind);
        if (!mine) throw new EditError('The verdict was taken back already.', '/reviews');
        return clearVerdict(workspace, mine.review_id, targetKey(given.target), now());
      }, `taking back the verdict on ${what}`);
      if (done) say(`The verdict on ${what} is taken back.`);
    },
  };
}
