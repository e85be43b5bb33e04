/** Announces the problems of a field to screen readers, if they appear when the field is left. */
import { useEffect, useRef, type FocusEvent } from 'react';
import { useAnnounce } from '../../ui/announcer.tsx';

/** How long after a field is left its problems are announced, in ms: the next field is announced first. */
const pause = 700;

/** Returns handlers for the field. Problems that it had when it got the focus are part of its description. */
export function useAnnouncedProblems(title: string, problems: readonly string[]) {
  const say = useAnnounce();
  const shown = useRef(problems);
  const known = useRef<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    shown.current = problems;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onFocus({ currentTarget, relatedTarget }: FocusEvent): void {
      if (currentTarget.contains(relatedTarget)) return;
      clearTimeout(timer.current);
      known.current = shown.current;
    },
    onLeave({ currentTarget, relatedTarget }: FocusEvent): void {
      if (currentTarget.contains(relatedTarget)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const fresh = shown.current.filter((problem) => !known.current.includes(problem));
        if (fresh.length > 0) say(inWords(title, fresh));
      }, pause);
    },
  };
}

/** Names the field, unless the first problem begins with its name. */
function inWords(title: string, problems: readonly string[]): string {
  const words = problems.join(' ');
  return words.startsWith(`${title} `) ? words : `${title}: ${words}`;
}
