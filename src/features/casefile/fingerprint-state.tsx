/**
 * On the casefile screen, below the title: shows whether the assessment’s fingerprint matches the attached casefile,
 * with a button that updates it.
 */
import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import { refreshFingerprint } from '../../core/workspace/casefile-edits.ts';
import { useCanWrite, useDraft, useStores } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useCasefile } from './use-casefile.ts';
import classes from './casefile.module.css';

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
