import type { TakenDraft } from './draft-room.ts';

/** What is said while drafts are held back in memory; null where none is. */
export function heldInWords(held: ReadonlyMap<string, Pick<TakenDraft, 'workspace'>>): string | null {
  if (held.size === 0) return null;
  const titles = [...held.values()]
    .map(({ workspace: { title } }) => `“${title === '' ? 'Untitled assessment' : title}”`)
    .join(', ');
  return `The last changes of ${titles} could not be kept on this device. They are gone when this page closes: open the draft and export it.`;
}

/** What is said when a draft that the device had lost is kept there again. */
export function keptAgainInWords(title: string | undefined, hasStates: boolean, others: number): string {
  const name = title === undefined || title === '' ? 'this draft' : `“${title}”`;
  const steps = hasStates ? 'with its earlier states' : 'but without its earlier states';
  const also = others === 0 ? '' : ' Other drafts are gone: the library says which.';
  return `The browser had cleared or lost what is kept on this device. All of ${name} is kept there again, with its steps to undo, ${steps}.${also} Export it to have it safe.`;
}
