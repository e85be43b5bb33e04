/** Handles the keys of the review screen while the focus is in it, and not in a field. */
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useAnnounce } from '../../ui/announcer.tsx';
import { hasLetterKeys } from '../../ui/letter-keys.ts';
import { commandOf, nowhereToGo } from './keys.ts';
import { useSaySubject } from './spoken.ts';
import type { Subject } from './model.ts';
import type { ReviewDesk } from './use-review.ts';

/** Elements that use letters themselves, where a letter is not a shortcut. */
const letterInputs =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="dialog"], [role="menu"]';

/** `hasColumns` is whether the columns that “Only this chain” narrows are beside each other. */
export function useKeys(root: RefObject<HTMLElement | null>, desk: ReviewDesk, hasColumns: boolean): void {
  const say = useAnnounce();
  const saySubject = useSaySubject();
  const goTo = (subject: Subject | undefined, none: string): void => {
    if (!subject) return say(none);
    desk.go(subject);
    return saySubject(desk, subject);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
    if (!root.current?.contains(target) || target.closest(letterInputs)) return;
    if (document.querySelector('[role="dialog"]')) return;
    const command = commandOf(event, desk.choices, hasLetterKeys());
    if (!command || (command.kind === 'only-chain' && !hasColumns)) return;
    event.preventDefault();
    if (command.kind === 'next-open') goTo(desk.next(), nowhereToGo['next-open']);
    else if (command.kind === 'next') goTo(desk.neighbour(1), nowhereToGo.next);
    else if (command.kind === 'previous') goTo(desk.neighbour(-1), nowhereToGo.previous);
    else if (command.kind === 'note') desk.note.current?.focus();
    else if (command.kind === 'only-chain') say(desk.toggleOnlyChain());
    else if (!desk.current) return;
    else if (command.kind === 'verdict') desk.decide(desk.current, command.verdict);
    else desk.withdraw(desk.current);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
