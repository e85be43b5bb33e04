/**
 * The desk for narrow windows: one region at a time. Opening an entry switches to the editor, showing a claim or a
 * passage switches to the passage.
 */
import { Tabs } from '@mantine/core';
import { useEffect, useState } from 'react';
import { highestLevel } from '../../core/check/highest-level.ts';
import { useStores } from '../../shared/context.tsx';
import { useLevelCount } from '../../shared/to-complete.ts';
import type { ViewState } from '../../store/view-store.ts';
import { countedLevel, LevelIcon } from '../../ui/level-icon.tsx';
import { isSamePlace } from '../addresses.ts';
import { isEntryClick } from './entry-click.ts';
import { deskTabsId, regionOrder, regions, regionTitles, type RegionName } from './regions.tsx';
import { useSourceTarget } from './use-source-target.ts';
import classes from './desk.module.css';

const leadsToPassage = (now: ViewState, before: ViewState): boolean =>
  now.reveal !== before.reveal || (now.passageId !== before.passageId && !now.claimTexts);

export function NarrowDesk() {
  const { view } = useStores();
  const source = useSourceTarget();
  // A field requested from another screen is in the editor.
  const [tab, setTab] = useState<RegionName>(() =>
    source || view.getState().focus ? 'editor' : (regionOfFocusedField() ?? 'outline'),
  );
  const [shownSource, setShownSource] = useState(source?.serial);
  if (source?.serial !== shownSource) {
    setShownSource(source?.serial);
    if (source) setTab('editor');
  }
  useEffect(() => {
    let chosen = false;
    return view.subscribe((now, before) => {
      const entered = now.focus !== before.focus && now.focus !== null;
      if (entered || !isSamePlace(now.selection, before.selection)) {
        // Selecting an entry may also show its claim in the same task; the entry takes precedence.
        chosen = true;
        queueMicrotask(() => {
          chosen = false;
        });
        const fillsEditor = now.selection.section === 'casefile' || now.claimTexts !== null;
        // In the outline, choosing a section or moving through its entries does not open an entry.
        const staysInOutline = !entered && !fillsEditor;
        if (now.selection.index !== undefined || fillsEditor) {
          setTab((shown) => (shown === 'outline' && staysInOutline ? shown : 'editor'));
        }
      } else if (!chosen && now.followed === before.followed && leadsToPassage(now, before)) {
        setTab('passage');
      }
    });
  }, [view]);
  return (
    <Tabs
      id={deskTabsId}
      value={tab}
      onChange={(value) => setTab(regionOrder.find((name) => name === value) ?? 'outline')}
      className={classes.tabs}
    >
      <Tabs.List grow aria-label="Desk panels">
        {regionOrder.map((name) => (
          <Tabs.Tab key={name} value={name} rightSection={name === 'findings' && <HighestLevel />}>
            {regionTitles[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {regionOrder.map((name) => (
        <Tabs.Panel
          key={name}
          value={name}
          className={classes.tabPanel}
          onClick={(event) => {
            if (name === 'outline' && isEntryClick(event)) setTab('editor');
          }}
        >
          {regions[name]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Returns the region of the field in which the person was before the window became narrow. */
function regionOfFocusedField(): RegionName | undefined {
  const field = document.activeElement?.matches('input, textarea, select') ? document.activeElement : null;
  const region = field?.closest<HTMLElement>('[data-region]')?.dataset.region;
  return regionOrder.find((name) => name === region);
}

/** The highest level of the findings in their tab, with its count for screen readers. */
function HighestLevel() {
  const counts = {
    error: useLevelCount('error'),
    violation: useLevelCount('violation'),
    notice: useLevelCount('notice'),
  };
  const level = highestLevel(counts);
  return level && <LevelIcon level={level} label={countedLevel(level, counts[level])} />;
}
