import { useState } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { useDesk, useLibrary } from '../../store/context.tsx';
import { addressOf, selectionOf, viewOf } from '../addresses.ts';
import { Desk } from '../desk/desk.tsx';
import type { OpenOutcome } from '../session.ts';
import { LoadNotices } from './load-notices.tsx';
import { MessagePage } from './message-page.tsx';
import { RescueButtons } from './rescue-buttons.tsx';

/** The page of a draft: its desk, or what became of it. */
export function DraftPage() {
  const { id = '', section, entry } = useParams();
  const outcome = useOutcome();
  const isOpen = useDesk(({ draft }) => draft?.id === id);
  const lost = useLibrary((state) => state.lost.find((draft) => draft.id === id));
  if (outcome?.kind === 'failed') {
    return (
      <MessagePage
        title="This draft could not be opened"
        links={[['/', 'Library']]}
        actions={<RescueButtons id={id} />}
      >
        {outcome.why}
      </MessagePage>
    );
  }
  if (outcome?.kind === 'open' && !isOpen) {
    return (
      <MessagePage title="This draft is not open any more" links={[['/', 'Library']]}>
        Open it again from the library.
      </MessagePage>
    );
  }
  if (outcome?.kind !== 'open' && lost) {
    return (
      <MessagePage title="This draft is gone from this device" links={[['/', 'Library']]}>
        “{titleInWords(lost.title)}” was kept here and was not deleted in this application: the browser has cleared what
        it kept, or lost it because its own files were damaged. If you have exported it, open that file from the
        library.
      </MessagePage>
    );
  }
  if (outcome?.kind !== 'open') {
    return (
      <MessagePage title="There is no such draft on this device" links={[['/', 'Library']]}>
        It may have been deleted, or it is kept in another browser or on another machine. If you have its file, open it
        from the library.
      </MessagePage>
    );
  }
  if (!viewOf(section) && !selectionOf(section, entry)) {
    return (
      <MessagePage
        title="There is no such place in this draft"
        links={[
          [addressOf(id, { section: 'document' }), 'To the draft'],
          ['/', 'Library'],
        ]}
      >
        The address names a section that an assessment does not have.
      </MessagePage>
    );
  }
  return (
    <>
      <Desk key={id} />
      <LoadNotices key={`notices of ${id}`} notices={outcome.notices} />
    </>
  );
}

/** What became of opening the draft. The router forgets it while the help stands in front; the page does not. */
function useOutcome(): OpenOutcome | undefined {
  const loaded = useLoaderData<OpenOutcome | undefined>();
  const [outcome, setOutcome] = useState(loaded);
  if (loaded && loaded !== outcome) setOutcome(loaded);
  return loaded ?? outcome;
}
