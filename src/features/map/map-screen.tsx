/** The screen “Map”: from publishers over passages and claims to entries, around one of them. */
import { Button } from '@mantine/core';
import { IconSitemap } from '@tabler/icons-react';
import { useMemo } from 'react';
import { evidenceMap, sharingOn, type EvidenceMap } from '../../core/pictures/map/map-model.ts';
import { mapInWords, sharingInWords } from '../../core/pictures/map/map-names.ts';
import { subjectKey, subjectOf } from '../../core/pictures/map/subject.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { useDraft, useStores, useView } from '../../shared/context.tsx';
import { useSharedRuns } from '../../shared/use-shared-runs.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BelowHead, ScreenHead } from '../../ui/screen-head.tsx';
import { SubjectPicker } from './subject-picker.tsx';
import { MapPicture } from './map-picture.tsx';
import { firstSubject } from './subjects.ts';
import classes from './map.module.css';

/** `part` is the key of the subject in the address; without one, the map is about the selected entry. */
export function MapScreen({ part }: { readonly part: string | undefined }) {
  const workspace = useDraft((draft) => draft.workspace);
  const selection = useView((view) => view.selection);
  const first = useMemo(() => firstSubject(workspace, selection), [workspace, selection]);
  const key = part ?? (first && subjectKey(first)) ?? '';
  const map = useMemo(() => mapOfKey(workspace, key), [workspace, key]);
  const runs = useSharedRuns();
  const sharing = useMemo(() => (map ? sharingOn(map, runs) : []), [map, runs]);
  const words = useMemo(
    () => (map ? [...mapInWords(workspace, map), ...sharingInWords(sharing)].join(' ') : ''),
    [workspace, map, sharing],
  );
  if (workspace.blind === true) return <NoMap title="A blind review packet has no map" why={blind} />;
  return (
    <main aria-label="Map" className={classes.screen}>
      {map ? (
        <MapPicture
          key={key}
          map={map}
          words={words}
          sharing={sharing}
          tools={<SubjectPicker subject={map.subject} />}
        />
      ) : (
        <>
          <ScreenHead title="Map">
            <SubjectPicker subject={undefined} />
          </ScreenHead>
          <BelowHead>
            <NoMap {...(part === undefined ? nothingYet : notFound)} />
          </BelowHead>
        </>
      )}
    </main>
  );
}

function mapOfKey(workspace: Workspace, key: string): EvidenceMap | undefined {
  const subject = subjectOf(key);
  return subject && evidenceMap(workspace, subject);
}

const blind = 'A map shows effects, and the packet contains none.';
const nothingYet = {
  title: 'No entries yet',
  why: 'Add a power basis or an intent hypothesis, and link claims to it.',
};
const notFound = {
  title: 'Nothing to draw',
  why: 'The draft does not contain this entry, claim or publisher. Choose another one in “Map of”.',
};

function NoMap({ title, why }: { readonly title: string; readonly why: string }) {
  const { goTo } = useStores().navigation;
  return (
    <EmptyState
      icon={<IconSitemap size={40} stroke={1.2} />}
      title={title}
      actions={
        <Button variant="default" onClick={() => goTo({ to: 'desk' })}>
          Back to writing
        </Button>
      }
    >
      {why}
    </EmptyState>
  );
}
