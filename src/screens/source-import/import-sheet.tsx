/** The import sheet: reads files as sources, shows what they say about themselves, and adds them to the casefile. */
import { Button, Checkbox } from '@mantine/core';
import { Fragment, useEffect, useRef, useCallback, useMemo, useState } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { limits } from '../../core/assessment/limits.ts';
import { inMebibytes, maxFileBytes } from '../../core/files/limits.ts';
import type { Observation, Casefile } from '../../core/casefile/types.generated.ts';
import { useStores, useDesk } from '../../shared/context.tsx';
import { roughSize } from '../../shared/rough-size.ts';
import type { SourceImport } from '../../desk/requests.ts';
import {
  highlightCount,
  includedLength,
  isTextRow,
  leadersOf,
  originalsOf,
  type ImportRow,
  type TextRow,
  acceptPublishers,
  combine,
  lacksAddress,
  namesOfPublishers,
  nextRow,
  registryOf,
  separate,
  setChosen,
  setField,
  setIncluded,
  setPublisher,
  setTakesHighlights,
  withFiles,
  withNamedPublisher,
  type Registry,
} from './import-rows.ts';
import { type Reading, ReadingState, useReading } from './reading-state.tsx';
import classes from './import-sheet.module.css';
import { counted } from '../../core/json/words.ts';
import { emptyCasefile, newObservation } from '../../core/casefile/create.ts';
import type { SourceFile } from '../../desk/file-commands.ts';
import { useAsk } from '../../ui/ask.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturnedFocus } from '../../ui/use-focus.ts';
import { detailsFieldId, RowDetails } from './row-details.tsx';
import { Details, SelectionHead } from './selected-files.tsx';
import { noSelection, selectAll, selectRow, type RowSelection } from './part-choices.ts';
import { SourceTable } from './source-table.tsx';
import { useSubmit } from './use-submit.ts';

// The lower edge of the import sheet: what will be added, what stands out, and the buttons.

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
  /** The files that name a publisher that is not an actor yet. */
  readonly named: readonly TextRow[];
  readonly onAcceptPublishers: () => void;
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
        {isReady && props.named.length > 0 && (
          <NamedPublishers named={props.named} onAccept={props.onAcceptPublishers} />
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

/** How many publishers are named. */
const maxNames = 3;

/** The publishers that files name, and the button that makes actors of them. */
function NamedPublishers({ named, onAccept }: { readonly named: readonly TextRow[]; readonly onAccept: () => void }) {
  const names = namesOfPublishers(named);
  const more = names.length - maxNames;
  return (
    <p>
      {`${counted(named.length, 'file names', 'files name')} a publisher that is not in the casefile: `}
      {names.slice(0, maxNames).map((name, at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          <Bdi>{name}</Bdi>
        </Fragment>
      ))}
      {more > 0 && ` and ${String(more)} more`}.{' '}
      <Button size="compact-xs" variant="subtle" onClick={onAccept}>
        {names.length === 1 ? 'Add this publisher' : 'Add these publishers'}
      </Button>
    </p>
  );
}

/** The casefile that sources are added to; null for a new draft or a draft without one. */
function useTargetCasefile({ draftId }: SourceImport) {
  return useDesk(({ draft }) => (draft && draft.id === draftId ? draft.workspace.casefile : null));
}

/** The rows, which the person can change, and whether anything was changed. */
function useRows(request: SourceImport) {
  const casefile = useTargetCasefile(request);
  const { digest } = useStores();
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [isChanged, setChanged] = useState(false);
  const add = useCallback(
    (files: readonly SourceFile[]): void => setRows((before) => withFiles(before, files, casefile, digest)),
    [casefile, digest],
  );
  const change = useCallback((to: (rows: readonly ImportRow[]) => readonly ImportRow[]): void => {
    setRows(to);
    setChanged(true);
  }, []);
  return { casefile, rows, add, change, isChanged };
}

/** The actors that can be publishers; the same object as long as they are the same. */
function useRegistry(rows: readonly ImportRow[], casefile: Casefile | null): Registry {
  const [known, setKnown] = useState(() => registryOf(rows, casefile));
  const registry = registryOf(rows, casefile, known);
  if (registry !== known) setKnown(registry);
  return registry;
}

export function ImportSheet({ request }: { readonly request: SourceImport }) {
  const { sources: imports, digest } = useStores();
  const { casefile, rows, add, change, isChanged } = useRows(request);
  const [selection, setSelection] = useState<RowSelection>(noSelection);
  const [storesOriginals, setStoresOriginals] = useState(false);
  const ask = useAsk();
  const observation = casefile?.observations.find(({ observation_id }) => observation_id === request.observationId);
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const reading = useReading(request, add);
  const registry = useRegistry(rows, casefile);
  const goTo = (key: number, focusId: string): void => {
    // A selected row can be a passage of the observation whose field is wrong.
    const isShown = ({ keys: shownKeys }: RowSelection): boolean =>
      rows.some((row) => isTextRow(row) && shownKeys.has(row.key) && (row.partOf ?? row.key) === key);
    setSelection((before) => (isShown(before) ? before : selectRow(before, key, 'only', [])));
    setTimeout(() => document.getElementById(focusId)?.focus());
  };
  const { trouble, submit, isBusy } = useSubmit(request, rows, casefile, storesOriginals, goTo);
  const isAsked = (row: ImportRow): boolean => !observation && lacksAddress(row, registry);
  const named = observation ? [] : withNamedPublisher(rows, registry);
  useReturnedFocus(true);
  const order = useMemo(() => rows.map(({ key }) => key), [rows]);
  const first = rows.find(isTextRow)?.key ?? rows[0]?.key;
  const shown = selection.active < 0 && first !== undefined ? selectRow(noSelection, first, 'only', order) : selection;
  const close = async (): Promise<void> => {
    // Otherwise, the same press of Esc would also close the question.
    await new Promise((resolve) => setTimeout(resolve));
    if (isChanged && !(await ask(discarding))) return;
    imports.setState({ request: null });
  };
  const selected = rows.filter(isTextRow).filter(({ key }) => shown.keys.has(key));
  const keys = new Set(selected.map(({ key }) => key));
  return (
    <Dialog
      opened
      onClose={() => void close()}
      title={observation ? `Add passages to observation ${String(observation.observation_id)}` : 'Add sources'}
      size="88rem"
      fullScreen={isNarrow}
      returnFocus={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      classNames={{ content: classes.content ?? '' }}
      bodyClass={classes.body}
    >
      {rows.length === 0 ? (
        <ReadingState reading={reading} />
      ) : (
        <div className={classes.columns}>
          <SourceTable
            rows={rows}
            registry={registry}
            casefile={casefile}
            observation={observation}
            selection={shown}
            onSelect={setSelection}
            onInclude={(of, isIncluded) => change((before) => setIncluded(before, of, isIncluded))}
            onSubmit={() => void submit()}
          />
          <section className={classes.details} aria-label="Selected files">
            <SelectionHead
              rows={rows}
              selected={selected}
              canCombine={!observation}
              onSelectAll={() => setSelection(selectAll(shown, order))}
              onSelectFormat={(format) => {
                const alike = rows.filter(isTextRow).filter((row) => row.format === format);
                setSelection(
                  selectAll(
                    shown,
                    alike.map(({ key }) => key),
                  ),
                );
              }}
              onCombine={() => change((before) => combine(before, keys))}
              onSeparate={() => change((before) => separate(before, keys))}
            />
            <Details
              rows={rows}
              selected={selected}
              onHighlights={(of, takes) => change((before) => setTakesHighlights(before, of, takes))}
              onParts={(parts, isChosen) => change((before) => setChosen(before, parts, isChosen, digest))}
              fields={(leaders) =>
                !observation && (
                  <RowDetails
                    rows={leaders}
                    registry={registry}
                    casefile={casefile}
                    onField={(field, text) =>
                      change((before) => setField(before, new Set(leaders.map(({ key }) => key)), field, text))
                    }
                    onPublisher={(publisher) =>
                      change((before) => setPublisher(before, new Set(leaders.map(({ key }) => key)), publisher))
                    }
                  />
                )
              }
            />
          </section>
        </div>
      )}
      <ImportFooter
        request={request}
        rows={rows}
        observation={observation}
        firstNumber={newObservation(casefile ?? emptyCasefile('')).observation_id}
        observations={casefile?.observations.length ?? 0}
        reading={reading}
        trouble={trouble}
        isBusy={isBusy}
        storesOriginals={storesOriginals}
        onStoreOriginals={setStoresOriginals}
        named={named}
        onAcceptPublishers={() => change((before) => acceptPublishers(before, named))}
        withoutAddress={rows.filter(isAsked).length}
        onShowUnreadable={() => {
          const key = nextRow(rows, shown.active, (row) => !isTextRow(row));
          if (key !== undefined) setSelection(selectRow(shown, key, 'only', order));
        }}
        onShowAddress={() => {
          const key = nextRow(rows, shown.active, isAsked);
          if (key === undefined) return;
          setSelection(selectRow(shown, key, 'only', order));
          goTo(key, detailsFieldId('canonical_url'));
        }}
        onClose={() => void close()}
        onSubmit={() => void submit()}
      />
    </Dialog>
  );
}

const discarding = {
  title: 'Discard this import?',
  body: ['No source has been added yet. Your changes in this list will be lost. Your files stay as they are.'],
  yes: 'Discard',
  destructive: true,
};
