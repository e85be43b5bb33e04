/** One conflict of the merge: the content of both sides, and the buttons to take mine, theirs or both. */
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { listInWords, upperFirst } from '../../core/compare/phrases.ts';
import { shownValue } from '../../core/compare/shown-value.ts';
import { isJsonArray } from '../../core/json/json.ts';
import { textsAt } from '../../core/workspace/texts-at.ts';
import { InSentence } from '../../shared/in-sentence.tsx';
import type { ComparedVersions } from '../../store/comparing.ts';
import type { Choice, WorkspaceConflict } from '../../store/merging.ts';
import { useLetterKeys } from '../../ui/letter-keys.ts';
import { placeOfValue } from './claim-place.ts';
import { namesIn } from './names.ts';
import { ShownValue } from './shown-value.tsx';
import classes from './compare.module.css';

interface ConflictCardProps {
  readonly conflict: WorkspaceConflict;
  readonly chosen: Choice | undefined;
  readonly versions: ComparedVersions;
  readonly onChoose: (choice: Choice) => void;
}

const titles: Readonly<Record<Choice, string>> = { mine: 'Take mine', theirs: 'Take theirs', both: 'Take both' };

/** What is printed instead of the buttons. */
const decisions: Readonly<Record<Choice, string>> = {
  mine: 'Taken: mine',
  theirs: 'Taken: theirs',
  both: 'Taken: both',
};

/** The key for each choice. */
const letterOfChoice: Readonly<Record<Choice, string>> = { mine: 'M', theirs: 'T', both: 'B' };

/** The maximum number of items of an order that are named; the others are counted. */
const maxInOrder = 12;

/** One conflict of the merge, with the content of both sides. */
export function ConflictCard({ conflict, chosen, versions, onChoose }: ConflictCardProps) {
  const { sentence, offers } = conflict;
  const letters = useLetterKeys();
  return (
    <article className={classes.conflict} data-answered={chosen !== undefined || undefined}>
      <h2 className={classes.heading} dir="auto">
        <InSentence
          sentence={sentence}
          texts={(['mine', 'theirs'] as const).flatMap((side) => textsOnSide(conflict, versions, side))}
        />
      </h2>
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <Side key={side} side={side} conflict={conflict} versions={versions} />
        ))}
      </div>
      <div role="group" aria-label="Your choice" className={classes.answers}>
        <p className={classes.decision}>{chosen === undefined ? 'Unresolved' : decisions[chosen]}</p>
        {offers.map((choice) => (
          <Button
            key={choice}
            variant={chosen === choice ? 'filled' : 'default'}
            aria-pressed={chosen === choice}
            onClick={() => onChoose(choice)}
          >
            {letters ? `${titles[choice]} (${letterOfChoice[choice]})` : titles[choice]}
          </Button>
        ))}
      </div>
    </article>
  );
}

interface SideProps {
  readonly side: 'mine' | 'theirs';
  readonly conflict: WorkspaceConflict;
  readonly versions: ComparedVersions;
}

function textsOnSide({ document, paths }: WorkspaceConflict, versions: ComparedVersions, side: 'mine' | 'theirs') {
  return textsAt(versions[side], document, paths[side]);
}

/**
 * The content of one side, field by field, compared with the base version or, if there is none, with the other side.
 */
function Side({ side, conflict, versions }: SideProps) {
  const { base, mine, theirs, field } = conflict;
  const other = side === 'mine' ? theirs : mine;
  const before = base ?? (side === 'theirs' ? mine : undefined);
  const shown = useMemo(
    () => shownValue(field, conflict[side], { other, before }),
    [field, conflict, side, other, before],
  );
  const inFile = field.kind === 'claim' ? placeOfValue(versions[side], conflict[side]) : '';
  return (
    <section className={classes.side} aria-label={side === 'mine' ? 'Mine' : 'Theirs'}>
      <h3 className={classes.offerTitle}>{side === 'mine' ? 'Mine' : 'Theirs'}</h3>
      {conflict.kind === 'both-reordered' && isJsonArray(conflict[side]) ? (
        <p dir="auto">{upperFirst(listInWords(conflict[side].map(String), maxInOrder))}</p>
      ) : (
        <ShownValue
          shown={shown}
          names={namesIn(versions.mine, versions.theirs)}
          texts={textsOnSide(conflict, versions, side)}
        />
      )}
      {inFile === '' ? null : (
        <p className={classes.soft} dir="auto">
          In the file: {inFile}
        </p>
      )}
    </section>
  );
}
