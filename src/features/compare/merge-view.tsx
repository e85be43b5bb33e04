import { Button } from '@mantine/core';
import { useState } from 'react';
import { BaseProposal } from './base-proposal.tsx';
import { ConflictList } from './conflict-list.tsx';
import { MergeResult } from './merge-result.tsx';
import { useMerge } from './use-merge.ts';
import { VersionChoice } from './version-choice.tsx';
import type { Kept, Version } from './version.ts';
import { WorkView } from './work-view.tsx';
import classes from './compare.module.css';

interface MergeViewProps {
  readonly kept: Kept & { readonly version: Version };
  readonly onChange: (change: Partial<Kept>) => void;
}

/** Their version merged into the draft: the common version, what has to be decided, and what comes of it. */
export function MergeView({ kept, onChange }: MergeViewProps) {
  const { version, base, choices } = kept;
  const [decided, setDecided] = useState(base !== null);
  if (!decided) {
    const choose = (chosen: Version | null): void => {
      onChange({ base: chosen, choices: {} });
      setDecided(true);
    };
    return <BaseChoice version={version} onChoose={choose} />;
  }
  return (
    <section className={classes.view} aria-label="Merge">
      <div className={classes.direction}>
        <p className={classes.lead} dir="auto">
          {`Yours is the draft as it is now; theirs is ${version.name}. `}
          {base
            ? `Both are held against ${base.name}.`
            : 'There is no common version: everything that differs is asked.'}
        </p>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            onChange({ base: null, choices: {} });
            setDecided(false);
          }}
        >
          Choose another common version
        </Button>
      </div>
      <Merging version={version} base={base} choices={choices} onChange={onChange} />
    </section>
  );
}

interface BaseChoiceProps {
  readonly version: Version;
  /** Null is to go on without one. */
  readonly onChoose: (base: Version | null) => void;
}

function BaseChoice({ version, onChoose }: BaseChoiceProps) {
  return (
    <VersionChoice title="What were both made from?" onChoose={onChoose}>
      <p className={classes.lead}>
        With the version that yours and theirs both began from, changes that only one of you made are taken without a
        question, and you are asked only where the two conflict. Without it nobody can tell what was added, changed or
        deleted on which side: then you are asked about everything that differs.
      </p>
      <BaseProposal version={version} onChoose={onChoose} />
      <div>
        <Button variant="default" onClick={() => onChoose(null)}>
          Go on without a common version
        </Button>
      </div>
    </VersionChoice>
  );
}

interface MergingProps {
  readonly version: Version;
  readonly base: Version | null;
  readonly choices: Kept['choices'];
  readonly onChange: (change: Partial<Kept>) => void;
}

function Merging({ version, base, choices, onChange }: MergingProps) {
  const { state, outcome, versions } = useMerge(version, base, choices);
  return (
    <WorkView work={state} label="Merging">
      {(merge) =>
        merge.ok ? (
          <>
            <ConflictList
              conflicts={merge.conflicts}
              choices={choices}
              versions={versions}
              onChoices={(made) => onChange({ choices: { ...choices, ...made } })}
            />
            <MergeResult
              unanswered={merge.conflicts.filter(({ id }) => !Object.hasOwn(choices, id)).length}
              notes={merge.notes}
              outcome={outcome}
              version={version}
              onDone={() => onChange({ version: null, base: null, choices: {}, tab: 'differences' })}
            />
          </>
        ) : (
          <div role="alert" className={classes.trouble}>
            <p>The two cannot be merged as they are. Mend this first, then come back:</p>
            <ul>
              {merge.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )
      }
    </WorkView>
  );
}
