/** Names the view, the selected entry and the draft in the title of the page. */
import { memo, useEffect } from 'react';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import type { Stores } from '../../shared/context.tsx';
import { entryTitle, isList, sectionTitles } from '../../shared/sections.ts';
import { useSettled, type Settling } from '../../shared/use-settled.ts';
import { useCurrentView, viewTitles } from './views.ts';

interface PlaceInDraft {
  /** The name of the selected entry or section. */
  readonly place: string;
  /** The title of the draft. */
  readonly title: string;
}

function placeInDraft({ desk, view }: Stores): PlaceInDraft {
  const { title = '', assessment = {} } = desk.draft.getState()?.workspace ?? {};
  const { section, index } = view.getState().selection;
  const isEntry = isList(section) && index !== undefined;
  return {
    place: isEntry ? entryTitle(section, assessment, index) : sectionTitles[section],
    title: titleInWords(title),
  };
}

const settling: Settling<PlaceInDraft> = {
  isSame: (before, after) => before.place === after.place && before.title === after.title,
};

/**
 * Shows nothing. A component of its own, so that selecting an entry does not render the desk. The title follows a
 * moment later: setting it takes the browser two milliseconds.
 */
export const DocumentTitle = memo(function DocumentTitle() {
  const view = useCurrentView();
  const { place, title } = useSettled(placeInDraft, settling);
  const shown = view === 'desk' ? place : viewTitles[view];
  useEffect(() => {
    document.title = `${shown} – ${title} – Assessment Desk`;
  }, [shown, title]);
  return null;
});
