import { Button } from '@mantine/core';
import { isJsonObject, type JsonValue } from '../../core/assessment/json.ts';
import { wordDifference } from '../../core/compare/words.ts';
import type { ComparedVersions } from '../../store/comparing.ts';
import type { Choice, WorkspaceConflict } from '../../store/merging.ts';
import { TextChange } from '../../ui/text-change.tsx';
import { namesIn } from './names.ts';
import classes from './compare.module.css';

interface ConflictCardProps {
  readonly conflict: WorkspaceConflict;
  readonly chosen: Choice | undefined;
  readonly versions: ComparedVersions;
  readonly onChoose: (choice: Choice) => void;
}

const titles: Readonly<Record<Choice, string>> = {
  mine: 'Take mine (M)',
  theirs: 'Take theirs (T)',
  both: 'Take both (B)',
};

/** One question of the merge, with what stands on either side. */
export function ConflictCard({ conflict, chosen, versions, onChoose }: ConflictCardProps) {
  const { sentence, offers } = conflict;
  return (
    <article className={classes.conflict} data-answered={chosen !== undefined || undefined}>
      <h2 className={classes.heading} dir="auto">
        {sentence}
      </h2>
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <Side key={side} side={side} conflict={conflict} versions={versions} />
        ))}
      </div>
      <div role="group" aria-label="Your answer" className={classes.toggles}>
        {offers.map((choice) => (
          <Button
            key={choice}
            variant={chosen === choice ? 'filled' : 'default'}
            aria-pressed={chosen === choice}
            onClick={() => onChoose(choice)}
          >
            {titles[choice]}
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

/** What one side has; against the common version where there is one, else against the other side. */
function Side({ side, conflict, versions }: SideProps) {
  const { base, mine, theirs } = conflict;
  const value = conflict[side];
  const other = base ?? (side === 'mine' ? theirs : mine);
  const names = namesIn(versions.mine, versions.theirs);
  return (
    <section className={classes.side} aria-label={side === 'mine' ? 'Mine' : 'Theirs'}>
      <h3 className={classes.offerTitle}>{side === 'mine' ? 'Mine' : 'Theirs'}</h3>
      {value === undefined ? (
        <p className={classes.soft}>It is not there.</p>
      ) : typeof value === 'string' && typeof other === 'string' && (base !== undefined || side === 'theirs') ? (
        <TextChange before={other} after={value} names={names} compare={wordDifference} />
      ) : (
        <pre className={classes.value} dir="auto">
          {shown(differing(value, side === 'mine' ? theirs : mine))}
        </pre>
      )}
    </section>
  );
}

/** Of an object, the properties that the other one has otherwise: only these help to choose. */
function differing(value: JsonValue, other: JsonValue | undefined): JsonValue {
  if (!isJsonObject(value) || !isJsonObject(other)) return value;
  const differs = ([name, item]: [string, JsonValue]) => JSON.stringify(item) !== JSON.stringify(other[name]);
  return Object.fromEntries(Object.entries(value).filter(differs));
}

/** So many characters of a value are shown; it is there to be told from the other, not to be read whole. */
const most = 4000;

function shown(value: JsonValue): string {
  const text =
    typeof value === 'string'
      ? value
      : JSON.stringify(value, null, 2)
          .replaceAll(/[{}[\]",]/gu, '')
          .replaceAll(/^\s*\n/gmu, '');
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
