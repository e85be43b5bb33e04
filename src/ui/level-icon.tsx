/** The levels of findings on the screen: their words, icons and counts. */
import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconCircleDashed,
  IconHelpCircle,
  IconInfoCircle,
} from '@tabler/icons-react';
import classes from './level-icon.module.css';

/** The levels of findings, highest first; 'unchecked' means that something cannot be checked. */
export type LevelName = 'error' | 'violation' | 'notice' | 'unchecked';

/** The word for each level in running text. */
export const levelWords: Readonly<Record<LevelName, string>> = {
  error: 'error',
  violation: 'violation',
  notice: 'notice',
  unchecked: 'cannot be checked',
};

const icons = {
  error: IconAlertOctagon,
  violation: IconAlertTriangle,
  notice: IconInfoCircle,
  unchecked: IconHelpCircle,
  missing: IconCircleDashed,
} as const;

/** The properties of a level icon. */
export interface LevelIconProps {
  /** A level, or 'missing' for something that is only to complete. */
  readonly level: LevelName | 'missing';
  /** In CSS pixels. */
  readonly size?: number;
  /** The label for screen readers; omit it if the level’s word is next to the icon. */
  readonly label?: string;
}

/** A level as a shape and a colour. */
export function LevelIcon({ level, size = 16, label }: LevelIconProps) {
  const Icon = icons[level];
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Icon className={classes.icon} data-level={level} size={size} stroke={2} {...name} />;
}

/** “3 errors”, “1 violation”. */
export function countedLevel(level: Exclude<LevelName, 'unchecked'>, count: number): string {
  return `${String(count)} ${levelWords[level]}${count === 1 ? '' : 's'}`;
}
