import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import { refreshFingerprint } from '../../core/casefile/edits.ts';
import { useCanWrite, useCommands, useDeskActions, useDraft, useStores } from '../../store/context.tsx';
import { useCasefile } from './use-casefile.ts';
import classes from './casefile.module.css';

const states = {
  same: { icon: IconCircleCheck, words: 'The document carries this casefile’s fingerprint.' },
  none: { icon: IconCircleDashed, words: 'The document has no fingerprint yet.' },
  differs: {
    icon: IconAlertTriangle,
    words:
      'The document carries another fingerprint: it was written over other evidence, or this evidence has changed.',
  },
} as const;

/** Whether the document's fingerprint is the attached casefile's, and the way to take it over. */
export function FingerprintState() {
  const casefile = useCasefile();
  const { digest } = useCommands();
  const { desk } = useStores();
  const { dispatch } = useDeskActions();
  const canWrite = useCanWrite();
  const carried = useDraft((draft) => draft.workspace.assessment.casefile_fingerprint_sha256);
  if (!casefile) return null;
  const own = casefileFingerprint(casefile, digest);
  const state = carried === own ? 'same' : carried === undefined || carried === '' ? 'none' : 'differs';
  const { icon: Icon, words } = states[state];
  const take = (): void => {
    const { draft } = desk.getState();
    if (draft) dispatch(refreshFingerprint(draft.workspace, digest), { label: 'take the casefile’s fingerprint' });
  };
  return (
    <div className={classes.fingerprint} data-state={state}>
      <div className={classes.fingerprintState}>
        <Icon size={18} aria-hidden />
        <Text size="sm">{words}</Text>
        {state !== 'same' && (
          <Button size="compact-sm" variant="light" disabled={!canWrite} onClick={take}>
            Take the casefile’s fingerprint
          </Button>
        )}
      </div>
      <Text size="xs" className={classes.mono} title="SHA-256 of the observations and their passages">
        {own}
      </Text>
      <Text size="xs" c="dimmed">
        It covers the observations and their passages. Actors, their names and hosts stay outside it, so that adding a
        name changes nothing of the evidence. (This application’s convention, not part of the contract.)
      </Text>
    </div>
  );
}
