/**
 * The desk for narrow windows: one region at a time. Selecting an entry switches to the editor, showing a claim or a
 * passage switches to the passage.
 */
import { Tabs } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useStores } from '../../shared/context.tsx';
import { isSamePlace } from '../addresses.ts';
import { regionOrder, regions, regionTitles, type RegionName } from './regions.tsx';
import { useSourceTarget } from './use-source-target.ts';
import classes from './desk.module.css';

export function NarrowDesk() {
  const { view } = useStores();
  const source = useSourceTarget();
  // A field requested from another screen is in the editor.
  const [tab, setTab] = useState<RegionName>(() => (source || view.getState().focus ? 'editor' : 'outline'));
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
        if (now.selection.index !== undefined || fillsEditor) setTab('editor');
      } else if (!chosen && (now.reveal !== before.reveal || (now.passageId !== before.passageId && !now.claimTexts))) {
        setTab('passage');
      }
    });
  }, [view]);
  return (
    <Tabs
      value={tab}
      onChange={(value) => setTab(regionOrder.find((name) => name === value) ?? 'outline')}
      className={classes.tabs}
    >
      <Tabs.List grow aria-label="Desk panels">
        {regionOrder.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {regionTitles[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {regionOrder.map((name) => (
        <Tabs.Panel key={name} value={name} className={classes.tabPanel}>
          {regions[name]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
