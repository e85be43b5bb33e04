import { useRef, useState } from 'react';
import type { SwitchedOff } from '../../core/matrix/thread.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { useWindow } from '../../ui/use-window.ts';
import { WindowRows } from '../../ui/window-rows.tsx';
import { wordsTest } from '../../ui/words-test.ts';
import type { Switch } from './switches.ts';
import classes from './panel.module.css';

interface SwitchListProps {
  readonly label: string;
  readonly switches: readonly Switch[];
  readonly off: SwitchedOff;
  readonly onOff: (off: SwitchedOff) => void;
}

const estimate = (): number => 46;

/** What can be switched off, each with a box; ticked is off. Only those in sight are in the page. */
export function SwitchList({ label, switches, off, onOff }: SwitchListProps) {
  const [text, setText] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const has = wordsTest(text);
  const shown = switches.filter(({ name, detail }) => has(() => `${name}\n${detail}`));
  const rows = useWindow({ count: shown.length, scroller, estimate, keyOf: (index) => shown[index]?.key ?? index });
  return (
    <>
      {switches.length > 6 ? (
        <SearchBox label={`Search ${label}`} placeholder={`Search ${label}`} value={text} onSearch={setText} />
      ) : null}
      <div ref={scroller} className={classes.switches}>
        {shown.length === 0 ? <p className={classes.note}>{emptyWords(label, switches.length)}</p> : null}
        <WindowRows rows={rows} role="group" aria-label={`Switch off ${label}`}>
          {(index) => {
            const item = shown[index];
            return item ? <OneSwitch item={item} onToggle={() => onOff(item.toggle(off))} /> : null;
          }}
        </WindowRows>
      </div>
    </>
  );
}

function OneSwitch({ item, onToggle }: { readonly item: Switch; readonly onToggle: () => void }) {
  return (
    <label className={classes.switch} data-off={item.off || undefined}>
      <input type="checkbox" checked={item.off} onChange={onToggle} />
      <span className={classes.switchName} dir="auto">
        {item.name}
      </span>
      <span className={classes.detail} dir="auto">
        {item.detail}
      </span>
    </label>
  );
}

function emptyWords(label: string, all: number): string {
  return all === 0 ? `No ${label} are known here: attach the casefile that has them.` : `No ${label} have these words.`;
}
