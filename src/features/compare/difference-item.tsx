/** One difference in the list: its sentence, the changed fields, and a link to the entry on the desk. */
import { Button } from '@mantine/core';
import {
  IconArrowsSort,
  IconChevronDown,
  IconChevronRight,
  IconCircleMinus,
  IconCirclePlus,
  IconPencil,
  IconTag,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { DifferenceKind } from '../../core/compare/difference.ts';
import { textsOfDifference } from '../../core/compare/texts-of-difference.ts';
import type { ShownDifference } from '../../store/comparing.ts';
import { useStores } from '../../shared/context.tsx';
import { InSentence } from '../../shared/in-sentence.tsx';
import { placeOf } from '../../store/place-of.ts';
import { placeOfDifference } from './claim-place.ts';
import { FieldChanges } from './field-changes.tsx';
import type { TwoVersions } from './version.ts';
import classes from './compare.module.css';

const icons: Readonly<Record<DifferenceKind, typeof IconPencil>> = {
  added: IconCirclePlus,
  removed: IconCircleMinus,
  changed: IconPencil,
  renamed: IconTag,
  reordered: IconArrowsSort,
};

interface DifferenceItemProps {
  readonly difference: ShownDifference;
  readonly versions: TwoVersions;
  /** Whether Tab stops at this item. */
  readonly isActive: boolean;
}

export function DifferenceItem({ difference, versions, isActive }: DifferenceItemProps) {
  const [open, setOpen] = useState(false);
  const { goTo } = useStores().navigation;
  const { kind, sentence, fieldCount, document } = difference;
  const Icon = icons[kind];
  const Chevron = open ? IconChevronDown : IconChevronRight;
  const path = difference.places[versions.open];
  const inFile = placeOfDifference(difference, versions);
  const parts = fieldCount === 1 ? 'Show field' : `Show ${fieldCount} fields`;
  return (
    <article className={classes.row} data-kind={kind}>
      <span className={classes.kind} data-kind={kind}>
        <Icon size={16} stroke={1.8} aria-hidden />
        {kind}
      </span>
      <div className={classes.rowBody}>
        {/* The arrow keys move from sentence to sentence, so a sentence is focusable. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <p className={classes.sentence} dir="auto" tabIndex={isActive ? 0 : -1} data-main>
          <InSentence sentence={sentence} texts={textsOfDifference(difference, versions)} />
        </p>
        {inFile === '' ? null : (
          <p className={classes.soft} dir="auto">
            {inFile}
          </p>
        )}
        <div className={classes.rowActions}>
          {fieldCount > 0 && (
            <Button
              size="compact-xs"
              variant="subtle"
              leftSection={<Chevron size={14} aria-hidden className={classes.flips} />}
              aria-expanded={open}
              tabIndex={isActive ? 0 : -1}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Hide fields' : parts}
            </Button>
          )}
          {path !== undefined && document !== 'workspace' ? (
            <Button
              size="compact-xs"
              variant="subtle"
              tabIndex={isActive ? 0 : -1}
              onClick={() => goTo({ to: 'desk', ...placeOf(document, path) })}
            >
              Open in editor
            </Button>
          ) : (
            document !== 'workspace' && <span className={classes.soft}>Not in the current draft.</span>
          )}
        </div>
        {open && <FieldChanges difference={difference} versions={versions} />}
      </div>
    </article>
  );
}
