/** The casefile screen with the sources of the draft: observations with their passages, and actors. */
import { Button, Text, Alert, Group, Tabs, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import { refreshFingerprint, attachCasefile } from '../../core/workspace/casefile-edits.ts';
import { useCanWrite, useDraft, useStores, useViewActions, useView } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useCasefile, useActors, useObservations } from './use-casefile.ts';
import classes from './casefile.module.css';
import { revisionsIn, type Revision } from '../../core/workspace/revisions.ts';
import { emptyCasefile } from '../../core/casefile/create.ts';
import type { OpenReport } from '../../desk/file-commands.ts';
import { useSourcesOffer } from '../../shared/sources-offer.ts';
import { chooseFiles } from '../../ui/choose-files.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AddSources, ObservationList } from './observation-list.tsx';
import { ActorList } from './actor-list.tsx';
import { CasefileText } from './casefile-field.tsx';

// * On the casefile screen, below the title: shows whether the assessment’s fingerprint matches the attached
// casefile, with a button that updates it.

const states = {
  same: { icon: IconCircleCheck, words: 'The assessment’s fingerprint matches this casefile.' },
  none: { icon: IconCircleDashed, words: 'The assessment has no fingerprint yet.' },
  differs: {
    icon: IconAlertTriangle,
    words: 'The assessment’s fingerprint does not match: it is based on other sources, or these sources have changed.',
  },
} as const;

export function FingerprintState() {
  const casefile = useCasefile();
  const { digest } = useStores();
  const run = useDispatchAndTell();
  const canWrite = useCanWrite();
  const stored = useDraft((draft) => draft.workspace.assessment.casefile_fingerprint_sha256);
  if (!casefile) return null;
  const own = casefileFingerprint(casefile, digest);
  const state = stored === own ? 'same' : stored === undefined || stored === '' ? 'none' : 'differs';
  const { icon: Icon, words } = states[state];
  const update = (): void => {
    run((workspace) => refreshFingerprint(workspace, digest), { label: 'update fingerprint' });
  };
  return (
    <div className={classes.fingerprint} data-state={state}>
      <div className={classes.fingerprintState}>
        <Icon size={18} aria-hidden />
        <Text size="sm">{words}</Text>
        {state !== 'same' && (
          <Button size="compact-sm" variant="light" disabled={!canWrite} onClick={update}>
            Update fingerprint
          </Button>
        )}
      </div>
      <Text size="xs" className={classes.mono} title="Checksum of the observations and their passages">
        {own}
      </Text>
      <Text size="xs" c="dimmed">
        Covers observations and passages, but not actors or source grades. (A convention of Assessment Desk, not part of
        the contract.)
      </Text>
    </div>
  );
}

// The notice on the casefile screen about claims that use a passage with a newer version or a missing passage.

function inWords({ observationId, old, claims }: Revision): string {
  const count = claims.length === 1 ? '1 claim uses' : `${String(claims.length)} claims use`;
  return old
    ? `Observation ${String(observationId)}: ${count} a passage that appears to have a newer version.`
    : `Observation ${String(observationId)}: ${count} a passage that is not in this casefile.`;
}

/**
 * Lists claims on old passages, with buttons to move them. The list is derived, so it is still there after a reload.
 */
export function RevisionNotice() {
  const { showMigration } = useViewActions();
  const revisions = useDraft(({ workspace }) => revisionsIn(workspace));
  if (revisions.length === 0) return null;
  return (
    <Alert color="gray" title="Claims on old passages">
      <ul className={classes.revisions}>
        {revisions.slice(0, 20).map((revision) => (
          <li key={revision.from}>
            <Text size="sm">{inWords(revision)}</Text>
            <Button
              size="compact-xs"
              variant="light"
              aria-label={`Review moved claims of observation ${String(revision.observationId)}…`}
              onClick={() =>
                showMigration({
                  from: revision.from,
                  to: revision.to.passage_id,
                  observationId: revision.observationId,
                })
              }
            >
              Review moved claims…
            </Button>
          </li>
        ))}
      </ul>
      {revisions.length > 20 && <Text size="sm">And {revisions.length - 20} more.</Text>}
    </Alert>
  );
}

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
  const selection = useView((view) => view.selection);
  const wantsActor = useView(({ focus }) => focus?.field.startsWith('/actors') === true);
  const [tab, setTab] = useState<string | null>(wantsActor ? 'actors' : 'observations');
  const [previouslyWantedActor, setPreviouslyWantedActor] = useState(wantsActor);
  if (previouslyWantedActor !== wantsActor) {
    setPreviouslyWantedActor(wantsActor);
    if (wantsActor) setTab('actors');
  }
  const [followed, setFollowed] = useState(selection);
  if (followed !== selection) {
    setFollowed(selection);
    if (selection.index !== undefined && !wantsActor) setTab('observations');
  }
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="observations">{`Observations (${observations})`}</Tabs.Tab>
        <Tabs.Tab value="actors">{`Actors (${actors})`}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="observations" pt="md">
        <ObservationList selection={selection} />
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
