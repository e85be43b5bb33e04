/**
 * In the panel “What if”: a list with one checkbox for each thing that can be excluded. Only rows near the viewport
 * are rendered.
 */
import { useRef, useState } from 'react';
import type { Exclusions } from '../../core/matrix/exclusions.ts';
import { ClaimText } from '../../shared/claim-text.tsx';
import { ObservationText } from '../../shared/observation-text.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useWindow } from '../../ui/use-window.ts';
import { WindowRows } from '../../ui/window-rows.tsx';
import { wordsTest } from '../../ui/words-test.ts';
import type { ExclusionOption } from './exclusions.ts';
import classes from './panel.module.css';

interface ExclusionListProps {
  readonly label: string;
  readonly options: readonly ExclusionOption[];
  readonly off: Exclusions;
  readonly onOff: (off: Exclusions) => void;
}

const estimate = (): number => 46;

export function ExclusionList({ label, options, off, onOff }: ExclusionListProps) {
  const [text, setText] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const has = wordsTest(text);
  const shown = options.filter(({ name, detail }) => has(() => `${name}\n${detail}`));
  const rows = useWindow({ count: shown.length, scroller, estimate, keyOf: (index) => shown[index]?.key ?? index });
  return (
    <>
      {options.length > 6 ? (
        <SearchBox label={`Search ${label}`} placeholder={`Search ${label}`} value={text} onSearch={setText} />
      ) : null}
      <div ref={scroller} className={classes.switches}>
        {shown.length === 0 ? <p className={classes.note}>{emptyText(label, options.length)}</p> : null}
        <WindowRows rows={rows} role="group" aria-label={`Exclude ${label}`}>
          {(index) => {
            const item = shown[index];
            return item ? <ExclusionCheckbox item={item} onToggle={() => onOff(item.toggle(off))} /> : null;
          }}
        </WindowRows>
      </div>
    </>
  );
}

function ExclusionCheckbox({ item, onToggle }: { readonly item: ExclusionOption; readonly onToggle: () => void }) {
  return (
    <label className={classes.switch} data-off={item.off || undefined}>
      <input type="checkbox" checked={item.off} onChange={onToggle} />
      <span className={classes.switchName} dir="auto">
        {item.observation === undefined ? item.name : <ObservationText number={item.observation} text={item.name} />}
      </span>
      <span className={classes.detail} dir="auto">
        {item.claim ? <ClaimText claim={item.claim} text={item.detail} /> : item.detail}
      </span>
    </label>
  );
}

function emptyText(label: string, all: number): string {
  return all === 0 ? `No ${label}. Attach a casefile to see them.` : `No ${label} match your search.`;
}
