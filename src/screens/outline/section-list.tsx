/** At the top of the outline: the sections of the draft, each with its count and its highest level. */
import {
  IconArrowsDiff,
  IconBolt,
  IconFileDescription,
  IconFolder,
  IconQuestionMark,
  IconQuote,
  IconTargetArrow,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { limits } from '../../core/assessment/limits.ts';
import { countAndLimit, isList, sections, sectionTitles } from '../../shared/sections.ts';
import { listOf } from '../../core/assessment/view.ts';
import type { Level } from '../../core/rules/finding.ts';
import { highestLevel } from '../../core/check/levels.ts';
import { useDraft, useView, useViewActions } from '../../shared/context.tsx';
import { useToComplete } from '../../shared/to-complete.ts';
import type { OpenDraft } from '../../desk/desk-store.ts';
import type { Section } from '../../desk/view-store.ts';
import { countedLevel, LevelIcon } from '../../ui/level-icon.tsx';
import { moveFocus } from '../../ui/list-navigation.ts';
import { sectionCounts } from './levels.ts';
import classes from './section-list.module.css';
import { counted } from '../../core/json/words.ts';

const icons = {
  document: IconFileDescription,
  claims: IconQuote,
  power_bases: IconBolt,
  intent_hypotheses: IconTargetArrow,
  contradictions: IconArrowsDiff,
  unknowns: IconQuestionMark,
  casefile: IconFolder,
} as const;

export function SectionList() {
  return (
    // Key events bubble up from the buttons in the list. The list itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className={classes.sections} onKeyDown={onKeyDown}>
      {sections.map((section) => (
        <li key={section}>
          <SectionButton section={section} />
        </li>
      ))}
    </ul>
  );
}

function SectionButton({ section }: { readonly section: Section }) {
  const current = useView((view) => view.selection.section === section);
  // A queue is shown in place of the section.
  const isQueued = useView((view) => view.sorting || (view.claimTexts ?? view.migration) !== null);
  const { select } = useViewActions();
  const Icon = icons[section];
  return (
    <button
      type="button"
      className={classes.section}
      aria-current={current ? 'true' : undefined}
      onClick={() => {
        if (!current || isQueued) select({ section });
      }}
    >
      <Icon size={16} stroke={1.6} aria-hidden className={classes.icon} />
      <span className={classes.title}>{sectionTitles[section]}</span> <SectionCount section={section} />{' '}
      <SectionLevel section={section} />
    </button>
  );
}

function SectionCount({ section }: { readonly section: Section }) {
  const count = useDraft(({ workspace }) => {
    if (section === 'casefile') return workspace.casefile?.observations.length ?? -1;
    return isList(section) ? listOf(workspace.assessment, section).length : -1;
  });
  if (section === 'casefile') {
    return <span className={classes.count}>{count < 0 ? 'none' : counted(count, 'observation')}</span>;
  }
  if (!isList(section)) return <span className={classes.count} />;
  return (
    <span className={classes.count} data-over={count > limits[section] || undefined}>
      {countAndLimit(section, count)}
    </span>
  );
}

function SectionLevel({ section }: { readonly section: Section }) {
  const toComplete = useToComplete();
  const count = (level: Level) => (draft: OpenDraft) => sectionCounts(draft.check, section, toComplete)[level];
  // Each number by itself, because most checks change none.
  const counts = {
    error: useDraft(count('error')),
    violation: useDraft(count('violation')),
    notice: useDraft(count('notice')),
  };
  const unchecked = useDraft((draft) => draft.unchecked);
  const highest = highestLevel(counts);
  if (unchecked) {
    return (
      <span role="img" aria-label="Checking…" className={classes.level}>
        …
      </span>
    );
  }
  return (
    <span className={classes.level}>{highest ? <LevelIcon level={highest} label={levelSummary(counts)} /> : null}</span>
  );
}

/** Returns the counts in words: “2 errors, 1 notice”. */
function levelSummary(counts: Readonly<Record<Level, number>>): string {
  const levels = ['error', 'violation', 'notice'] as const;
  return levels
    .filter((level) => counts[level] > 0)
    .map((level) => countedLevel(level, counts[level]))
    .join(', ');
}

/** Moves the focus among the section buttons with the arrow keys, Home and End. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  if (moveFocus(event.key, buttons, buttons.length)) event.preventDefault();
}
