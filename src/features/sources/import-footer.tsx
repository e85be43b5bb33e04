/** The lower edge of the import sheet: what will be added, what stands out, and the buttons. */
import { Button, Checkbox } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { limits } from '../../core/assessment/limits.ts';
import { inMebibytes, maxFileBytes } from '../../core/files/limits.ts';
import type { Observation } from '../../core/casefile/types.generated.ts';
import { useStores } from '../../shared/context.tsx';
import { roughSize } from '../../shared/rough-size.ts';
import type { SourceImport } from '../../store/source-import.ts';
import { highlightCount, includedLength, isTextRow, leadersOf, originalsOf, type ImportRow } from './import-rows.ts';
import type { Reading } from './use-reading.ts';
import classes from './import-sheet.module.css';
import { counted } from '../../core/json/counted.ts';

interface ImportFooterProps {
  readonly request: SourceImport;
  readonly rows: readonly ImportRow[];
  /** The observation that gets the passages; undefined if each file becomes an observation. */
  readonly observation: Observation | undefined;
  /** The number of the first new observation, and how many the casefile has. */
  readonly firstNumber: number;
  readonly observations: number;
  readonly reading: Reading;
  readonly trouble: string;
  readonly isBusy: boolean;
  readonly storesOriginals: boolean;
  readonly onStoreOriginals: (isWanted: boolean) => void;
  /** How many of the sources have a publisher, but no https URL. */
  readonly withoutAddress: number;
  /** Shows the next file that cannot be read. */
  readonly onShowUnreadable: () => void;
  /** Shows the URL of the next source that has a publisher, but no https URL. */
  readonly onShowAddress: () => void;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
}

export function ImportFooter(props: ImportFooterProps) {
  const { request, rows, observation, firstNumber, observations, reading, trouble, isBusy, onClose, onSubmit } = props;
  const { originals } = useStores();
  const size = originalsOf(rows).reduce((sum, { file }) => sum + file.size, 0);
  const add = useRef<HTMLButtonElement>(null);
  const texts = rows.filter(isTextRow);
  const included = texts.filter(({ isIncluded }) => isIncluded).length;
  const length = includedLength(rows);
  const added = observation ? 0 : leadersOf(rows).length;
  const [noun, nothing] = observation ? ['passage', 'Add passages'] : ['source', 'Add sources'];
  const isReady = reading.kind === 'done' && rows.length > 0;
  // As soon as the rows are shown, Enter adds them. While somebody types in a field of an earlier row, it does not.
  useEffect(() => {
    if (isReady && !document.activeElement?.matches('input, textarea')) add.current?.focus();
  }, [isReady]);
  const last = firstNumber + added - 1;
  const numbers =
    added === 0
      ? ''
      : added === 1
        ? `Observation ${String(firstNumber)}.`
        : `Observations ${String(firstNumber)} to ${String(last)}.`;
  const total = observations + added;
  // Without a draft there is no passage to anchor them in, unless a file is added as well.
  const markCount = included > 0 || request.draftId !== null ? highlightCount(rows) : 0;
  const addHighlights = `Add ${counted(markCount, 'highlight')} as ${markCount === 1 ? 'a claim' : 'claims'}`;
  return (
    <footer className={classes.footer}>
      <div className={classes.facts}>
        {isReady && (
          <p>
            {texts.length === 0
              ? 'None of these files contains text that can be added.'
              : `${String(included)} of ${counted(rows.length, 'file')} will be added. ${numbers}`}
          </p>
        )}
        {isReady && markCount > 0 && (
          <p>{`${counted(markCount, 'highlight')} will become ${markCount === 1 ? 'a claim' : 'claims'}.`}</p>
        )}
        {isReady && texts.length > 0 && texts.length < rows.length && (
          <p>
            {`${counted(rows.length - texts.length, 'file')} cannot be read. `}
            <Button size="compact-xs" variant="subtle" onClick={props.onShowUnreadable}>
              Show next
            </Button>
          </p>
        )}
        {isReady && props.withoutAddress > 0 && (
          <p>
            {`${counted(props.withoutAddress, 'source')} with a publisher ${props.withoutAddress === 1 ? 'has' : 'have'} no https URL, which attribution to a publisher requires. `}
            <Button size="compact-xs" variant="subtle" onClick={props.onShowAddress}>
              Show next URL
            </Button>
          </p>
        )}
        {rows.length > 0 && reading.kind === 'reading' && <p role="status">{reading.progress.label}…</p>}
        {rows.length > 0 && reading.kind === 'failed' && <p role="alert">Could not read all files. {reading.why}</p>}
        {request.skipped > 0 && (
          <p>{`${counted(request.skipped, 'file')} of saved pages (images, styles, scripts) ${request.skipped === 1 ? 'was' : 'were'} skipped.`}</p>
        )}
        {total > limits.observation_ids && (
          <p className={classes.caution}>
            {`The casefile will have ${String(total)} observations. An assessment can list at most ${String(limits.observation_ids)} of them.`}
          </p>
        )}
        {length > maxFileBytes && (
          <p className={classes.caution}>
            {`These texts are too long for one draft (${inMebibytes(length)}). Its files could not be opened again (limit ${inMebibytes(maxFileBytes)}). Leave out files or parts, or use several drafts.`}
          </p>
        )}
        {!originals.canStore && isReady && included > 0 && (
          <p>
            This browser cannot store the original files. Keep them: you need to choose them again to see their pages.
          </p>
        )}
        {trouble !== '' && (
          <p className={classes.trouble} role="alert">
            {trouble}
          </p>
        )}
      </div>
      {originals.canStore && isReady && included > 0 && (
        <Checkbox
          checked={props.storesOriginals}
          onChange={(event) => props.onStoreOriginals(event.currentTarget.checked)}
          label={`Store the original files on this device (${roughSize(size)})`}
        />
      )}
      <div className={classes.buttons}>
        {rows.length > 0 && texts.length === 0 && isReady ? (
          <Button ref={add} onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose} {...(isReady ? {} : { 'data-autofocus': true })}>
              Cancel
            </Button>
            <Button
              ref={add}
              {...(isReady ? { 'data-autofocus': true } : {})}
              disabled={!isReady || included + markCount === 0}
              loading={isBusy}
              onClick={onSubmit}
            >
              {included > 0 ? `Add ${counted(included, noun)}` : markCount > 0 ? addHighlights : nothing}
            </Button>
          </>
        )}
      </div>
    </footer>
  );
}
