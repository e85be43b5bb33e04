/** The page of a draft: its desk, or why it cannot be shown. */
import { Button } from '@mantine/core';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { useExportAll } from '../../screens/export/exporting-all.tsx';
import { useLibrary, useDesk } from '../../shared/context.tsx';
import { useRawDownload } from '../../shared/use-raw-download.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { TextLanguageProvider } from '../../shared/author-text.tsx';
import { addressOf, selectionOf, viewOf } from '../addresses.ts';
import { Desk } from '../desk/desk.tsx';
import type { OpenOutcome } from '../session.ts';
import { MessagePage } from './message-page.tsx';

// The desk works without the notices, if they cannot be loaded.
const LoadNotices = lazy<ComponentType<{ readonly notices: readonly string[] }>>(() =>
  import('./load-notices.tsx').then(
    ({ LoadNotices: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** Buttons for a draft that cannot be opened: download its raw data, or export all drafts. */
export function RescueButtons({ id }: { readonly id: string }) {
  const exportAll = useExportAll();
  const title = useLibrary(({ drafts }) => drafts.find((draft) => draft.id === id)?.title ?? '');
  const save = useRawDownload(id, title);
  return (
    <>
      <Button variant="default" onClick={() => void save()}>
        Download raw data
      </Button>
      <Button variant="default" onClick={exportAll}>
        Export all drafts
      </Button>
    </>
  );
}

export function DraftPage() {
  const { id = '', section, entry } = useParams();
  const outcome = useOutcome();
  const isOpen = useDesk(({ draft }) => draft?.id === id);
  const lost = useLibrary((state) => state.lost.find((draft) => draft.id === id));
  if (outcome?.kind === 'failed') {
    return (
      <MessagePage title="Could not open this draft" links={[['/', 'Library']]} actions={<RescueButtons id={id} />}>
        {outcome.why}
      </MessagePage>
    );
  }
  if (outcome?.kind === 'open' && !isOpen) {
    return (
      <MessagePage title="This draft was closed" links={[['/', 'Library']]}>
        Open it again from the library.
      </MessagePage>
    );
  }
  if (outcome?.kind !== 'open' && lost) {
    return (
      <MessagePage title="This draft was lost from this device" links={[['/', 'Library']]}>
        “<Bdi lang="">{titleInWords(lost.title)}</Bdi>” was stored here and was not deleted in Assessment Desk. The
        browser cleared its stored data, or its storage was damaged. If you exported the draft, open that file from the
        library.
      </MessagePage>
    );
  }
  if (outcome?.kind !== 'open') {
    return (
      <MessagePage title="Draft not found" links={[['/', 'Library']]}>
        It may have been deleted, or it may be in another browser or on another device. If you have it as a file, open
        it from the library.
      </MessagePage>
    );
  }
  if (!viewOf(section) && !selectionOf(section, entry)) {
    return (
      <MessagePage
        title="Page not found"
        links={[
          [addressOf(id, { section: 'document' }), 'Back to the draft'],
          ['/', 'Library'],
        ]}
      >
        This address does not match any section of the draft.
      </MessagePage>
    );
  }
  return (
    <TextLanguageProvider>
      <Desk key={id} />
      <Suspense>
        {outcome.notices.length > 0 && <LoadNotices key={`notices of ${id}`} notices={outcome.notices} />}
      </Suspense>
    </TextLanguageProvider>
  );
}

/** Returns the result of opening the draft. The router drops it while the help is open, so the page remembers it. */
function useOutcome(): OpenOutcome | undefined {
  const loaded = useLoaderData<OpenOutcome | undefined>();
  const [outcome, setOutcome] = useState(loaded);
  if (loaded && loaded !== outcome) setOutcome(loaded);
  return loaded ?? outcome;
}
