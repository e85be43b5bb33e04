/** The tab “Merge”: the choice of a base version, then the conflicts, then the preview of the merged draft. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { InSentence } from '../../shared/in-sentence.tsx';
import { BaseProposal } from './base-proposal.tsx';
import { ConflictList } from './conflict-list.tsx';
import { MergeResult } from './merge-result.tsx';
import { useMerge } from './use-merge.ts';
import { VersionChoice } from './version-choice.tsx';
import { textsOfName, type CompareChoices, type Version } from './version.ts';
import { WorkView } from './work-view.tsx';
import classes from './compare.module.css';

interface MergeViewProps {
  readonly selection: CompareChoices & { readonly version: Version };
  readonly onChange: (change: Partial<CompareChoices>) => void;
}

/** Merges their version into the draft: the base version, the conflicts, and the preview. */
export function MergeView({ selection, onChange }: MergeViewProps) {
  const { version, base, choices } = selection;
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
          <InSentence
            sentence={`Mine: the current draft. Theirs: ${version.name}. ${base ? `Base version: ${base.name}.` : 'No base version: every difference is a conflict.'}`}
            texts={[version, ...(base ? [base] : [])].flatMap(textsOfName)}
          />
        </p>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            onChange({ base: null, choices: {} });
            setDecided(false);
          }}
        >
          Choose another base version
        </Button>
      </div>
      <Merging version={version} base={base} choices={choices} onChange={onChange} />
    </section>
  );
}

interface BaseChoiceProps {
  readonly version: Version;
  /** Null continues without a base version. */
  readonly onChoose: (base: Version | null) => void;
}

function BaseChoice({ version, onChoose }: BaseChoiceProps) {
  return (
    <VersionChoice title="Which version did both start from?" onChoose={onChoose}>
      <p className={classes.lead}>
        If you choose the version that both started from, changes made on only one side are merged automatically. You
        resolve only real conflicts. Without it, you resolve every difference yourself.
      </p>
      <BaseProposal version={version} onChoose={onChoose} />
      <div>
        <Button variant="default" onClick={() => onChoose(null)}>
          Continue without base version
        </Button>
      </div>
    </VersionChoice>
  );
}

interface MergingProps {
  readonly version: Version;
  readonly base: Version | null;
  readonly choices: CompareChoices['choices'];
  readonly onChange: (change: Partial<CompareChoices>) => void;
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
              unresolved={merge.conflicts.filter(({ id }) => !Object.hasOwn(choices, id)).length}
              notes={merge.notes}
              outcome={outcome}
              version={version}
              onDone={() => onChange({ version: null, base: null, choices: {}, tab: 'differences' })}
            />
          </>
        ) : (
          <div role="alert" className={classes.trouble}>
            <p>These versions cannot be merged yet. Fix this first:</p>
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
