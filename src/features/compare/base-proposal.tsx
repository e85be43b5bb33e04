/** The suggestion above the choice of a base version for the merge. */
import { Button } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import type { Version } from './version.ts';
import { useProposal, type Proposal } from './use-proposal.ts';
import { WorkView } from './work-view.tsx';
import classes from './compare.module.css';
import { counted } from '../../core/json/counted.ts';

interface BaseProposalProps {
  /** Their version. */
  readonly version: Version;
  readonly onChoose: (base: Version) => void;
}

/** Suggests the version that both sides most likely started from. It is used only when the person chooses it. */
export function BaseProposal({ version, onChoose }: BaseProposalProps) {
  const work = useProposal(version);
  return (
    <section className={classes.proposal} aria-label="Suggested base version">
      <WorkView work={work} label="Looking for a base version">
        {(proposal) =>
          proposal ? (
            <ProposedBase proposal={proposal} onChoose={onChoose} />
          ) : (
            <p className={classes.soft}>
              No saved version is closer to theirs than the current draft, so there is no suggestion.
            </p>
          )
        }
      </WorkView>
    </section>
  );
}

interface ProposedBaseProps {
  readonly proposal: Proposal;
  readonly onChoose: (base: Version) => void;
}

function ProposedBase({ proposal: { version, fromMine, fromTheirs }, onChoose }: ProposedBaseProps) {
  return (
    <>
      <p className={classes.proposed} dir="auto">
        <IconBulb size={18} aria-hidden className={classes.bulb} />
        <span>{`Suggested: ${version.name}. It is the saved version closest to both.`}</span>
      </p>
      <p className={classes.soft}>
        {`It differs from theirs in ${counted(fromTheirs, 'detail')} and from yours in ${counted(fromMine, 'detail')}. Use it only if both started from it.`}
      </p>
      <div>
        <Button onClick={() => onChoose({ ...version, key: `proposed ${version.name}` })}>Use as base version</Button>
      </div>
    </>
  );
}
