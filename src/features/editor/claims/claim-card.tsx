/** The read-only view of a claim that an entry refers to: its text, its kind and buttons that go to it. */
import { Button } from '@mantine/core';
import { IconArrowUpRight, IconTextScan2 } from '@tabler/icons-react';
import { ActualText } from './actual-text.tsx';
import classes from './claim-card.module.css';
import { claimText, type ClaimInfo } from './claim-info.ts';
import { ClaimMeta } from './claim-meta.tsx';
import { useShowClaim } from './use-show-claim.ts';

const noNames: readonly string[] = [];

export function ClaimCard({ info }: { readonly info: ClaimInfo }) {
  const { show, open } = useShowClaim();
  const { proposition, actual } = info.claim;
  return (
    <article className={classes.card} aria-label={`Claim ${info.id ?? ''}`}>
      <p className={classes.words} dir="auto">
        {claimText(info)}
      </p>
      {actual !== undefined && actual !== proposition ? (
        <blockquote className={classes.actual} dir="auto">
          <ActualText text={actual} names={noNames} />
        </blockquote>
      ) : null}
      <ClaimMeta info={info} />
      <div className={classes.buttons}>
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconTextScan2 size={14} />}
          onClick={() => show(info)}
        >
          Show in passage
        </Button>
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconArrowUpRight size={14} />}
          onClick={() => open(info)}
        >
          Go to {info.id ?? 'the claim'}
        </Button>
      </div>
    </article>
  );
}
