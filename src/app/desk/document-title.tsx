/** Names the view, the selected entry and the draft in the title of the page. */
import { memo, useEffect } from 'react';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { useDraft, useView } from '../../shared/context.tsx';
import { entryTitle, isList, sectionTitles } from '../../shared/sections.ts';
import { useCurrentView, viewTitles } from './views.ts';

/** Shows nothing. A component of its own, so that selecting an entry does not render the desk. */
export const DocumentTitle = memo(function DocumentTitle() {
  const title = useDraft((draft) => titleInWords(draft.workspace.title));
  const view = useCurrentView();
  const { section, index } = useView((state) => state.selection);
  const place = useDraft(({ workspace }) =>
    isList(section) && index !== undefined ? entryTitle(section, workspace.assessment, index) : sectionTitles[section],
  );
  const shown = view === 'desk' ? place : viewTitles[view];
  useEffect(() => {
    document.title = `${shown} – ${title} – Assessment Desk`;
  }, [shown, title]);
  return null;
});
