/** The import sheet: reads files as sources, shows what they say about themselves, and adds them to the casefile. */
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo, useState } from 'react';
import { emptyCasefile, newObservation } from '../../core/casefile/create.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { useDesk, useStores } from '../../shared/context.tsx';
import type { SourceFile } from '../../store/file-commands.ts';
import type { SourceImport } from '../../store/source-import.ts';
import { useAsk } from '../../ui/ask.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import {
  combine,
  isTextRow,
  lacksAddress,
  nextRow,
  registryOf,
  separate,
  setChosen,
  setField,
  setIncluded,
  setPublisher,
  setTakesHighlights,
  withFiles,
  type ImportRow,
  type Registry,
} from './import-rows.ts';
import { detailsFieldId } from './details-field-id.ts';
import { ImportFooter } from './import-footer.tsx';
import { ReadingState } from './reading-state.tsx';
import { RowDetails } from './row-details.tsx';
import { Details, SelectionHead } from './selected-files.tsx';
import { noSelection, selectAll, selectRow, type RowSelection } from './selection.ts';
import { SourceTable } from './source-table.tsx';
import { useReading } from './use-reading.ts';
import { useSubmit } from './use-submit.ts';
import classes from './import-sheet.module.css';

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
