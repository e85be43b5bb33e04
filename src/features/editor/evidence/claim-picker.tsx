/**
 * The list of claims with checkboxes in the link dialog, to pick claims by their text. Only visible ones are rendered.
 */
import { memo, useRef } from 'react';
import { useWindow } from '../../../ui/use-window.ts';
import { WindowRows } from '../../../ui/window-rows.tsx';
import { ActualText } from '../claims/actual-text.tsx';
import { claimText, type ClaimInfo } from '../claims/claim-info.ts';
import { ClaimMeta } from '../claims/claim-meta.tsx';
import classes from './link-dialog.module.css';

interface LineProps {
  readonly info: ClaimInfo;
  readonly names: readonly string[];
  readonly linked: boolean;
  readonly picked: boolean;
  readonly onToggle: (info: ClaimInfo) => void;
}

const Line = memo(function Line({ info, names, linked, picked, onToggle }: LineProps) {
  const { actual, proposition } = info.claim;
  const isDisabled = linked || !info.citable;
  return (
    <label
      className={classes.line}
      data-stopped={isDisabled || undefined}
      data-picked={(picked && !isDisabled) || undefined}
    >
      <input type="checkbox" checked={picked && !isDisabled} disabled={isDisabled} onChange={() => onToggle(info)} />
      <span className={classes.text}>
        <span className={classes.id}>{info.id ?? 'No ID'}</span>
        {linked ? <span className={classes.note}>already linked</span> : null}
        {info.citable ? null : <span className={classes.note}>This ID cannot be linked. Rename the claim first.</span>}
        <span className={classes.words} dir="auto">
          {actual ? <ActualText text={actual} names={names} /> : claimText(info)}
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

interface ClaimPickerProps {
  readonly claims: readonly ClaimInfo[];
  readonly names: readonly string[];
  /** IDs that cannot be picked because they are already linked. */
  readonly linked: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  readonly onToggle: (info: ClaimInfo) => void;
  readonly empty: string;
}

export function ClaimPicker({ claims, names, linked, picked, onToggle, empty }: ClaimPickerProps) {
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
      <WindowRows rows={rows} role="group" aria-label="Claims">
        {(index) => {
          const info = claims[index];
          return info ? (
            <Line
              info={info}
              names={names}
              linked={linked.has(info.id ?? '')}
              picked={picked.has(info.id ?? '')}
              onToggle={onToggle}
            />
          ) : null;
        }}
      </WindowRows>
    </div>
  );
}
