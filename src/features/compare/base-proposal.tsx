import { Button } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import type { Version } from './version.ts';
import { useProposal, type Proposal } from './use-proposal.ts';
import { WorkView } from './work-view.tsx';
import classes from './compare.module.css';

interface BaseProposalProps {
  /** Their version. */
  readonly version: Version;
  readonly onChoose: (base: Version) => void;
}

/** What both were most likely made from, as a proposal: nothing is taken until the person says so. */
export function BaseProposal({ version, onChoose }: BaseProposalProps) {
  const work = useProposal(version);
  return (
    <section className={classes.proposal} aria-label="Proposed common version">
      <WorkView work={work} label="Looking for a common version">
        {(proposal) =>
          proposal ? (
            <Proposed proposal={proposal} onChoose={onChoose} />
          ) : (
            <p className={classes.soft}>
              No earlier state of this draft is nearer to theirs than the draft is now, so none is proposed.
            </p>
          )
        }
      </WorkView>
    </section>
  );
}

interface ProposedProps {
  readonly proposal: Proposal;
  readonly onChoose: (base: Version) => void;
}

function Proposed({ proposal: { version, fromMine, fromTheirs }, onChoose }: ProposedProps) {
  return (
    <>
      <p className={classes.proposed} dir="auto">
        <IconBulb size={18} aria-hidden className={classes.bulb} />
        <span>{`Perhaps ${version.name}. Of what is kept of this draft, it is nearest to both.`}</span>
      </p>
      <p className={classes.soft}>
        {`From theirs it is ${places(fromTheirs)} away, from yours ${places(fromMine)}. Only you can know whether both began from it.`}
      </p>
      <div>
        <Button onClick={() => onChoose({ ...version, key: `proposed ${version.name}` })}>
          Use it as the common version
        </Button>
      </div>
    </>
  );
}

const places = (count: number): string => (count === 1 ? 'one detail' : `${count} details`);
