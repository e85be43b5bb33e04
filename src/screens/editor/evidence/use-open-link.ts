/** Remembers which evidence link of an entry is open for editing, and opens the one with the requested field. */
import { useState } from 'react';
import type { Pointer } from '../../../core/json/pointer.ts';
import { useView } from '../../../shared/context.tsx';
import { linkIndexOf } from './evidence-links.ts';

/** The one link that is open for editing. */
export interface OpenLink {
  /** The pointer of the link's entry. */
  readonly base: Pointer;
  readonly index: number;
  /** The field to focus when the link opens; undefined if it was opened by hand. */
  readonly focus: Pointer | undefined;
  /** Increases each time, so that the same field can be focused twice. */
  readonly serial: number;
}

function fieldWithin(path: Pointer): Pointer {
  return path.split('/').length > 3 ? path : `${path}/reason`;
}

/** Returns which of an entry's links is open. A focus request for a field of the evidence opens its link. */
export function useOpenLink(base: Pointer, count: number) {
  const [open, setOpen] = useState<OpenLink | undefined>(undefined);
  const [seen, setSeen] = useState(0);
  const focus = useView((view) => view.focus);
  const openAt = (index: number, field?: Pointer): void =>
    setOpen((before) => ({ base, index, focus: field, serial: (before?.serial ?? 0) + 1 }));
  if (focus && focus.serial !== seen) {
    setSeen(focus.serial);
    const index = linkIndexOf(focus.field);
    if (index !== undefined && index < count) openAt(index, fieldWithin(focus.field));
  }
  return {
    open: open && open.base === base && open.index < count ? open : undefined,
    openAt,
    /** Opens a new link at its reason, which is still missing. */
    openNew: (index: number) => openAt(index, `/evidence/${String(index)}/reason`),
    close: () => setOpen(undefined),
  };
}
