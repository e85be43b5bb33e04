/** The main landmark “Editor”: the selected entry or section. The casefile has its own screen. */
import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { listOf, type ListName } from '../../core/assessment/view.ts';
import { useDraft, useView } from '../../shared/context.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import classes from './editor.module.css';
import { EntryView } from './entry/entry-view.tsx';
import { TouchedProvider, createTouched } from './place/place.tsx';
import { isEditedInPlace } from './lists/edited-in-place.ts';
import { loadProposals } from './proposals/with-proposals.tsx';
import { SectionPage } from './section/section-page.tsx';

/** An entry of a list, or the list if the index does not exist: an undo may have just removed the entry. */
function ListPlace({ list, index }: { readonly list: ListName; readonly index: number | undefined }) {
  const exists = useDraft(({ workspace }) => index !== undefined && index < listOf(workspace.assessment, list).length);
  if (!exists) return <SectionPage list={list} missing={index} />;
  return isEditedInPlace(list) ? (
    <SectionPage list={list} missing={undefined} />
  ) : (
    <EntryView kind={list} index={index} />
  );
}

/** A change of the address alone does not render it again. */
export const Editor = memo(function Editor() {
  const section = useView((view) => view.selection.section);
  const index = useView((view) => view.selection.index);
  const draftId = useDraft(({ id }) => id);
  const main = useRef<HTMLElement>(null);
  // Another entry starts at its top, but a list that is edited in place scrolls to the entry. A requested field is
  // scrolled to afterwards, by its own effect.
  const page = isEditedInPlace(section) ? undefined : index;
  useLayoutEffect(() => {
    if (main.current) main.current.scrollTop = 0;
  }, [draftId, section, page]);
  useEffect(() => void afterPaint(loadProposals), []);
  return (
    <main ref={main} aria-label="Editor" className={classes.editor}>
      <TouchedFields key={draftId}>
        {section === 'document' ? <EntryView kind="document" /> : null}
        {section !== 'document' && section !== 'casefile' ? <ListPlace list={section} index={index} /> : null}
      </TouchedFields>
    </main>
  );
});

/** Remembers which fields were left while one draft is open. */
function TouchedFields({ children }: { readonly children: ReactNode }) {
  const [touched] = useState(createTouched);
  return <TouchedProvider touched={touched}>{children}</TouchedProvider>;
}
