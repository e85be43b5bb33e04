/** The counts in the header of an entry or the document: findings by level, and fields to complete. */
import { isMissing } from '../../../core/check/levels.ts';
import { valueAt } from '../../../core/json/pointer.ts';
import { useDraft } from '../../../shared/context.tsx';
import type { OpenDraft } from '../../../desk/desk-store.ts';
import { countedLevel, LevelIcon, type LevelName } from '../../../ui/level-icon.tsx';
import { levelOf } from '../../../shared/field/finding-lines.tsx';
import { usePlace, type Place } from '../place/place.tsx';
import classes from './level-badge.module.css';

const order = ['error', 'violation', 'notice', 'unchecked'] as const;

/**
 * Returns the number of findings of each level as a string, so that it can be compared: 'error:2 notice:1 missing:3'.
 */
function countsOf({ workspace, check }: OpenDraft, { base, asNew }: Place): string {
  const names = check.at(base).map((finding) => {
    const missing = asNew && isMissing(finding, valueAt(workspace.assessment, finding.path));
    return missing ? 'missing' : levelOf(finding);
  });
  return [...order, 'missing']
    .map((name) => [name, names.filter((other) => other === name).length] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}:${String(count)}`)
    .join(' ');
}

function inWords(level: LevelName, count: number): string {
  return level === 'unchecked' ? `${String(count)} cannot be checked` : countedLevel(level, count);
}

/** The entry's findings by level, and the number of fields to complete. */
export function LevelBadge() {
  const place = usePlace();
  const text = useDraft((draft) => countsOf(draft, place));
  const counts = text === '' ? [] : text.split(' ').map((part) => part.split(':'));
  return (
    <span className={classes.badge}>
      {counts.map(([name, count]) => {
        const level = order.find((other) => other === name);
        return level ? (
          <span key={name} className={classes.level} data-level={level}>
            <LevelIcon level={level} size={15} />
            {inWords(level, Number(count))}
          </span>
        ) : (
          <span key={name} className={classes.missing}>{`${String(count)} to complete`}</span>
        );
      })}
    </span>
  );
}
