import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useAnnounce } from '../../ui/announcer.tsx';
import { hasLetterKeys } from '../../ui/letter-keys.ts';
import { wishOf } from './keys.ts';
import { spokenSubject } from './spoken.ts';
import type { Subject } from './model.ts';
import type { ReviewDesk } from './use-review.ts';

/** Where text is typed or something is chosen with letters, a letter is no command. */
const takesLetters =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="dialog"], [role="menu"]';

/** The review desk's keys, where the focus is on it or nowhere, and in no field; not while it is hidden. */
export function useKeys(root: RefObject<HTMLElement | null>, desk: ReviewDesk): void {
  const say = useAnnounce();
  const goTo = (subject: Subject | undefined, none: string): void => {
    if (!subject) return say(none);
    desk.go(subject);
    return say(spokenSubject(desk, subject));
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
    const here = target === document.body || root.current?.contains(target);
    if (!here || !root.current?.checkVisibility() || target.closest(takesLetters)) return;
    if (document.querySelector('[role="dialog"]')) return;
    const wish = wishOf(event, desk.choices, hasLetterKeys());
    if (!wish) return;
    event.preventDefault();
    if (wish.kind === 'next-open') goTo(desk.next(), 'Every link that is shown has been reviewed.');
    else if (wish.kind === 'next') goTo(desk.neighbour(1), 'This is the last link that is shown.');
    else if (wish.kind === 'previous') goTo(desk.neighbour(-1), 'This is the first link that is shown.');
    else if (wish.kind === 'note') desk.note.current?.focus();
    else if (!desk.current) return;
    else if (wish.kind === 'verdict') desk.decide(desk.current, wish.verdict);
    else desk.takeBack(desk.current);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
