/**
 * A list whose entries are edited in place: contradictions or unknowns. Only entries near the visible part are
 * rendered.
 */
import { memo, useCallback, useEffect, useRef, useState, type RefObject, type KeyboardEvent } from 'react';
import { useView, useViewActions } from '../../../shared/context.tsx';
import { listWords, sectionTitles } from '../../../shared/sections.ts';
import { upperFirst } from '../../../core/compare/phrases.ts';
import { isRowVisible, isPlaced, useWindow, WindowRows } from '../../../ui/window-rows.tsx';
import { focusField } from '../entry/use-focus-request.ts';
import { PlaceProvider, usePlace } from '../place/place.tsx';
import { useStable } from '../../../ui/use-stable.ts';
import type { ListInPlace, ListControl, EntryInPlaceProps } from './edited-in-place.ts';
import { UnknownRow } from './unknown-row.tsx';
import classes from './lists.module.css';
import { isJsonObject } from '../../../core/json/json.ts';
import { useVerdictSummaries } from '../../../shared/use-verdict-summaries.ts';
import { LevelBadge } from '../entry/level-badge.tsx';
import { BrokenEntry, WholeEntry } from '../entry/entry-view.tsx';
import { VerdictMarks } from '../entry/verdict-marks.tsx';
import { ChosenClaim, ClaimSideField } from '../fields/claim-side-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { formSchemas, schemaBelow } from '../form/form-schemas.ts';
import { useFieldValue } from '../place/hooks.ts';
import { EntryTools, useListEdits } from './entry-tools.tsx';

/** The height of an entry before it is measured, in CSS pixels. */
const estimates: Readonly<Record<ListInPlace, number>> = { contradictions: 480, unknowns: 66 };

/** The text of an entry, which takes the focus unless another control was requested. */
const text = 'textarea';

interface EntriesInPlaceProps {
  readonly list: ListInPlace;
  readonly count: number;
}

/** The entries of a list, each with its own fields. */
export const EntriesInPlace = memo(function EntriesInPlace({ list, count }: EntriesInPlaceProps) {
  const selected = useView(({ selection }) => (selection.section === list ? (selection.index ?? -1) : -1));
  const view = useViewActions();
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement | null>(null);
  const attach = useCallback((element: HTMLDivElement | null) => {
    root.current = element;
    scroller.current = element?.closest('main') ?? null;
  }, []);
  const rows = useWindow({
    count,
    scroller,
    estimate: () => estimates[list],
    keep: [selected],
    overscan: 3,
    list: root,
  });
  const placed = isPlaced(rows);
  const [wanted, setWanted] = useState({ control: text, serial: 0 });
  const control = useStable<ListControl>({
    goTo(index, next = text) {
      view.select({ section: list, index });
      setWanted((before) => ({ control: next, serial: before.serial + 1 }));
    },
  });
  useEffect(() => {
    // An entry that was selected by focusing it stays where it is.
    const isFocused = rowAt(root.current, selected)?.contains(document.activeElement) ?? false;
    if (isFocused || selected < 0 || selected >= count || !placed || isRowVisible(rows, selected)) return;
    if (selected === 0) scroller.current?.scrollTo(0, 0);
    // A contradiction may be higher than the editor, so its beginning is shown.
    else rows.scrollToIndex(selected, { align: list === 'contradictions' ? 'start' : 'auto' });
    // Only another selection scrolls, not a change of the list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [selected, placed]);
  useFocusFollowsUndo(root, selected, count, control);
  useFocusInRow(root, selected, wanted);
  const Entry = list === 'contradictions' ? ContradictionCard : UnknownRow;
  const { one } = listWords[list];
  return (
    <div ref={attach} className={classes.list}>
      <WindowRows
        rows={rows}
        role="list"
        aria-label={sectionTitles[list]}
        item={(index) => ({
          'aria-label': upperFirst(`${one} ${String(index + 1)}`),
          'aria-current': index === selected || undefined,
          onFocus: () => {
            if (index !== selected) view.select({ section: list, index });
          },
        })}
      >
        {(index) => (
          <PlaceProvider kind={list} index={index} inList>
            <Entry index={index} count={count} current={index === selected} control={control} />
          </PlaceProvider>
        )}
      </WindowRows>
    </div>
  );
});

function rowAt(root: HTMLElement | null, index: number): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-index="${String(index)}"]`) ?? null;
}

/**
 * Keeps the focus on the text that a person types in when undo or redo moves its entry. If the entry is no longer
 * there, the focus goes to the one before it, from which it was added.
 */
function useFocusFollowsUndo(
  root: RefObject<HTMLElement | null>,
  selected: number,
  count: number,
  control: ListControl,
): void {
  const before = useRef(selected);
  useEffect(() => {
    const last = before.current;
    before.current = selected;
    const hasFocus = root.current?.contains(document.activeElement) ?? false;
    if (!hasFocus || selected === last) return;
    const row = rowAt(root.current, selected);
    if (row) {
      // An entry that was selected by focusing it has the focus already.
      if (!row.contains(document.activeElement)) focusText(row);
    } else if (last >= 0 && count > 0) control.goTo(Math.min(Math.max(0, last - 1), count - 1));
  }, [root, selected, count, control]);
}

function focusText(row: HTMLElement): void {
  row.querySelector<HTMLElement>(text)?.focus();
  toEndOfText();
}

/** Focuses what was requested in the selected entry once: a field by another part of the screen, or a control. */
function useFocusInRow(
  root: RefObject<HTMLElement | null>,
  selected: number,
  wanted: { readonly control: string; readonly serial: number },
): void {
  const focus = useView((view) => view.focus);
  const done = useRef({ field: 0, control: 0 });
  // Runs after every rendering, because the entry may be rendered later than it is selected.
  useEffect(() => {
    const row = rowAt(root.current, selected);
    if (!row) return;
    if (focus && focus.serial !== done.current.field) {
      done.current.field = focus.serial;
      focusField(row, focus.field);
      toEndOfText();
    }
    if (wanted.serial === done.current.control) return;
    done.current.control = wanted.serial;
    const element = row.querySelector<HTMLElement>(wanted.control) ?? row.querySelector<HTMLElement>(text);
    element?.focus();
    toEndOfText();
  });
}

/** Moves the caret to the end of the focused text, where a person goes on typing. */
function toEndOfText(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLTextAreaElement)) return;
  activeElement.setSelectionRange(activeElement.value.length, activeElement.value.length);
}

const schema = formSchemas.contradictions;
const left = schemaBelow(schema, 'left_claim_id');
const right = schemaBelow(schema, 'right_claim_id');
const explanation = schemaBelow(schema, 'explanation');

/** One contradiction in its list: both claims with their passages side by side, the explanation and its buttons. */
const ContradictionCard = memo(function ContradictionCard(props: EntryInPlaceProps) {
  const { index, count, current, control } = props;
  const { base } = usePlace();
  const edits = useListEdits('contradictions', control);
  const isObject = useFieldValue('', isJsonObject);
  const verdicts = useVerdictSummaries('contradictions', index);
  const name = `contradiction ${String(index + 1)}`;
  const onKeyDown = (event: KeyboardEvent): void => {
    // In the boxes of the claims, Alt and an arrow key open the list.
    const isInBox = event.target instanceof HTMLInputElement;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !event.altKey || isInBox) return;
    event.preventDefault();
    edits.move(index, by);
  };
  return (
    // The card handles keys from the controls inside it; it is not interactive itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes.card} data-current={current || undefined} onKeyDown={onKeyDown}>
      <header className={classes.head}>
        <h3 className={classes.title}>{`Contradiction ${String(index + 1)}`}</h3>
        <LevelBadge />
        <VerdictMarks words={verdicts.entry} path={base} />
        <EntryTools name={name} index={index} count={count} edits={edits} duplicates />
      </header>
      {isObject ? (
        <>
          <WholeEntry kind="contradictions" />
          <div className={classes.sides}>
            <ClaimSideField field="/left_claim_id" schema={left} />
            <ClaimSideField field="/right_claim_id" schema={right} />
            {/* After both boxes, so that Tab leads from one to the other. */}
            <ChosenClaim field="/left_claim_id" />
            <ChosenClaim field="/right_claim_id" />
          </div>
          <TextField field="/explanation" schema={explanation} />
        </>
      ) : (
        <BrokenEntry list="contradictions" />
      )}
    </div>
  );
});
