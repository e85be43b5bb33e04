import { memo, useRef } from 'react';
import { useWindow } from '../../../ui/use-window.ts';
import { ActualText } from '../claims/actual-text.tsx';
import { claimWords, type ClaimInfo } from '../claims/claim-info.ts';
import { ClaimMeta } from '../claims/claim-meta.tsx';
import classes from './link-dialog.module.css';

interface LineProps {
  readonly info: ClaimInfo;
  readonly names: readonly string[];
  readonly taken: boolean;
  readonly picked: boolean;
  readonly onToggle: (info: ClaimInfo) => void;
}

const Line = memo(function Line({ info, names, taken, picked, onToggle }: LineProps) {
  const { actual, proposition } = info.claim;
  const stopped = taken || !info.citable;
  return (
    <label className={classes.line} data-stopped={stopped || undefined} data-picked={(picked && !stopped) || undefined}>
      <input type="checkbox" checked={picked && !stopped} disabled={stopped} onChange={() => onToggle(info)} />
      <span className={classes.text}>
        <span className={classes.id}>{info.id ?? 'no id'}</span>
        {taken ? <span className={classes.note}>linked already</span> : null}
        {info.citable ? null : <span className={classes.note}>no link can name this id: rename the claim first</span>}
        <span className={classes.words} dir="auto">
          {actual ? <ActualText text={actual} names={names} /> : claimWords(info)}
        </span>
        {proposition && proposition !== actual ? (
          <span className={classes.proposition} dir="auto">
            {proposition}
          </span>
        ) : null}
        <ClaimMeta info={info} />
      </span>
    </label>
  );
});

export interface ClaimPickerProps {
  readonly claims: readonly ClaimInfo[];
  readonly names: readonly string[];
  /** Ids that cannot be picked because they are linked already. */
  readonly taken: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  readonly onToggle: (info: ClaimInfo) => void;
  readonly empty: string;
}

/** Claims to be picked by their words; only those in sight are rendered. */
export function ClaimPicker({ claims, names, taken, picked, onToggle, empty }: ClaimPickerProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useWindow({
    count: claims.length,
    scroller,
    estimate: () => 96,
    keyOf: (index) => claims[index]?.index ?? index,
  });
  return (
    <div ref={scroller} className={classes.scroller}>
      {claims.length === 0 ? <p className={classes.empty}>{empty}</p> : null}
      <div
        role="group"
        aria-label="Claims"
        className={classes.rows}
        style={{ blockSize: `${String(rows.getTotalSize())}px` }}
      >
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const info = claims[index];
          return info ? (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={classes.place}
              style={{ insetBlockStart: start }}
            >
              <Line
                info={info}
                names={names}
                taken={taken.has(info.id ?? '')}
                picked={picked.has(info.id ?? '')}
                onToggle={onToggle}
              />
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}
