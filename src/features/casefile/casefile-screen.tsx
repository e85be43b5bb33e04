/** The casefile screen with the sources of the draft: observations with their passages, and actors. */
import { Alert, Button, Group, Tabs, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { attachCasefile } from '../../core/workspace/casefile-edits.ts';
import { emptyCasefile } from '../../core/casefile/create.ts';
import type { OpenReport } from '../../store/file-commands.ts';
import { useCanWrite, useStores, useView } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useSourcesOffer } from '../../shared/sources-offer.ts';
import { chooseFiles } from '../../ui/choose-files.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AddSources } from './add-sources.tsx';
import { ActorList } from './actor-list.tsx';
import { CasefileText } from './casefile-text.tsx';
import { FingerprintState } from './fingerprint-state.tsx';
import { ObservationList } from './observation-list.tsx';
import { RevisionNotice } from './revision-notice.tsx';
import { useActors, useCasefile, useObservations } from './use-casefile.ts';
import classes from './casefile.module.css';

/** The problems of a casefile that could not be opened, or only in part. */
function OpenTrouble({ report, onClose }: { readonly report: OpenReport; readonly onClose: () => void }) {
  return (
    <Alert role="alert" color="red" title={report.fileName} withCloseButton closeButtonLabel="Close" onClose={onClose}>
      <Text size="sm">{report.summary}</Text>
      {report.problems.map(({ message }, index) => (
        <Text key={index} size="sm" dir="auto">
          {message}
        </Text>
      ))}
    </Alert>
  );
}

function OpenCasefile() {
  const { openFiles } = useStores().files;
  const canWrite = useCanWrite();
  const [report, setReport] = useState<OpenReport | null>(null);
  const open = async (files: readonly File[]): Promise<void> => {
    const [done] = await openFiles(files, 'draft');
    setReport(done && (done.outcome === 'refused' || done.problems.length > 0) ? done : null);
  };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        disabled={!canWrite}
        onClick={() => chooseFiles({ accept: '.json,application/json' }, (files) => void open(files))}
      >
        Open casefile…
      </Button>
      {report && <OpenTrouble report={report} onClose={() => setReport(null)} />}
    </>
  );
}

function NoCasefile() {
  const run = useDispatchAndTell();
  const { digest } = useStores();
  const canWrite = useCanWrite();
  const offer = useSourcesOffer();
  const start = (): void => {
    run((workspace) => attachCasefile(workspace, emptyCasefile(workspace.title), digest), { label: 'create casefile' });
  };
  return (
    <EmptyState
      title="No casefile attached"
      actions={
        <>
          {offer ? (
            <Button size="xs" disabled={!canWrite} onClick={offer.accept}>
              {offer.label}
            </Button>
          ) : null}
          <AddSources variant={offer ? 'default' : 'filled'} />
          <Button size="xs" variant="default" disabled={!canWrite} onClick={start}>
            Create casefile
          </Button>
          <OpenCasefile />
        </>
      }
    >
      A casefile contains your sources. Without it, claims cannot be checked against the text. Add files, open a
      casefile, or create one and paste text.
    </EmptyState>
  );
}

function CasefileTabs() {
  const observations = useObservations().length;
  const actors = useActors().length;
  const selected = useView(({ selection }) => (selection.section === 'casefile' ? selection.index : undefined));
  const wantsActor = useView(({ focus }) => focus?.field.startsWith('/actors') === true);
  const [tab, setTab] = useState<string | null>(wantsActor ? 'actors' : 'observations');
  const [previouslyWantedActor, setPreviouslyWantedActor] = useState(wantsActor);
  if (previouslyWantedActor !== wantsActor) {
    setPreviouslyWantedActor(wantsActor);
    if (wantsActor) setTab('actors');
  }
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="observations">{`Observations (${observations})`}</Tabs.Tab>
        <Tabs.Tab value="actors">{`Actors (${actors})`}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="observations" pt="md">
        <ObservationList initial={selected} />
      </Tabs.Panel>
      <Tabs.Panel value="actors" pt="md">
        <ActorList />
      </Tabs.Panel>
    </Tabs>
  );
}

export function CasefileScreen() {
  const casefile = useCasefile();
  return (
    <section className={classes.screen} aria-label="Casefile">
      <Group justify="space-between" align="center">
        <Title order={2}>Casefile</Title>
        {casefile && <OpenCasefile />}
      </Group>
      {casefile ? (
        <>
          <CasefileText part={{ kind: 'casefile', name: 'title' }} value={casefile.title} />
          <FingerprintState />
          <RevisionNotice />
          <CasefileTabs />
        </>
      ) : (
        <NoCasefile />
      )}
    </section>
  );
}
