/** A box in which a person picks one of many options by typing, or creates a new one. */
import { Combobox, InputBase, useCombobox, VisuallyHidden } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { useEffect, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { useAnnounce } from './announcer.tsx';
import { afterPress } from './pointer-press.ts';
import classes from './pick-box.module.css';

/** Normalises text for searching: without case, accents and compatibility forms. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

// Finds and ranks the options of a pick box for the typed text.

/** The text by which an option is found. */
export interface Findable {
  readonly label: string;
  readonly description?: string | undefined;
  /** Its other names. */
  readonly names?: readonly string[];
  /** Additional search text. */
  readonly keywords?: string;
}

/** How well an option matches: the lowest value is best. */
const fit = { exact: 0, start: 1, word: 2, inside: 3, none: 4 } as const;

/** Whether a word of the text starts with these letters. Both are normalised. */
function beginsWord(text: string, letters: string): boolean {
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) {
    if (!/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}

function fitOf(option: Findable, typed: string, words: readonly string[]): number {
  const { label, names = [], description = '', keywords = '' } = option;
  const called = [label, ...names].map(fold);
  const text = [...called, fold(keywords), fold(description)].join('\n');
  if (!words.every((word) => text.includes(word))) return fit.none;
  if (called.includes(typed)) return fit.exact;
  if (called.some((name) => name.startsWith(typed))) return fit.start;
  return words.every((word) => beginsWord(text, word)) ? fit.word : fit.inside;
}

/**
 * Returns the options that contain every typed word: first exact names, then names that start with the text, then
 * options with a word that starts with each typed word, then the rest. Within each group, and if nothing is typed, the
 * order is kept. Ignores case and accents.
 */
export function matching<Option extends Findable>(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = fold(typed).trim();
  if (wanted === '') return options;
  const words = wanted.split(/\s+/);
  return options
    .map((option) => ({ option, fit: fitOf(option, wanted, words) }))
    .filter((one) => one.fit < fit.none)
    .sort((one, other) => one.fit - other.fit)
    .map(({ option }) => option);
}

/** Whether an option already has the typed name. */
export function isCalled({ label, names = [] }: Findable, typed: string): boolean {
  return [label, ...names].some((name) => fold(name) === fold(typed).trim());
}

/** One option. */
export interface PickOption extends Findable {
  readonly value: string;
  /** The text shown when it is selected; the description is shown below it in the list. */
  readonly label: string;
  /** The language of the label and of the description, if they are not in the interface’s. */
  readonly lang?: string | undefined;
  readonly descriptionLang?: string | undefined;
  /** Custom content in the list, in place of label and description. */
  readonly content?: ReactNode;
  /** What screen readers say for custom content, before the description; by default all of its text. */
  readonly contentName?: string;
  readonly disabled?: boolean;
}

export interface PickBoxProps {
  readonly id: string;
  /** The selected option’s label, or a text for a value that is not an option; '' for none. */
  readonly shown: string;
  readonly chosen?: string | undefined;
  readonly options: readonly PickOption[];
  readonly onPick: (value: string) => void;
  /** What the value belongs to. Typed text is dropped when this changes. */
  readonly subject?: string;
  /** Offers to create an option from the typed text. The typed text then stays in the box until an option is chosen. */
  readonly create?: { readonly label: (typed: string) => string; readonly onCreate: (typed: string) => void };
  readonly placeholder?: string;
  /** The text shown if there are no options. */
  readonly empty?: string;
  readonly mono?: boolean;
  /** The value that Enter chooses while the box is empty and its list is open. */
  readonly suggested?: string | undefined;
  /** The direction of the shown text, if its first letter does not tell: a text from right to left after an ID. */
  readonly dir?: 'ltr' | 'rtl';
  /** The language of the shown text. */
  readonly lang?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

/** The maximum number of options shown at once; typing filters them. */
const shownAtOnce = 60;
const createValue = '\u0000create';

/** Returns the options that match the typed text, and whether the list offers to create one from it. */
function offersFor({ options, create }: PickBoxProps, typed: string) {
  const name = typed.trim();
  return {
    found: matching(options, typed),
    offersNew: create !== undefined && name !== '' && !options.some((option) => isCalled(option, name)),
  };
}

/** Says that Enter selected nothing, and what the list offers instead. */
function nothingSelected(props: PickBoxProps, name: string): string {
  const { found, offersNew } = offersFor(props, name);
  const others = found.length > 0 ? ', or select an option' : '';
  if (offersNew) return `Nothing is selected. Press Enter again to create “${name}”${others}.`;
  return `Nothing is selected. ${found.length > 0 ? 'Select an option.' : `No option matches “${name}”.`}`;
}

function PlainOption({ option }: { readonly option: PickOption }) {
  return (
    <>
      <span dir="auto" lang={option.lang}>
        {option.label}
      </span>
      {option.description ? (
        <span className={classes.description} dir="auto" lang={option.descriptionLang}>
          {option.description}
        </span>
      ) : null}
    </>
  );
}

/** The list below the box, rendered only while it is open. */
function PickList({ id, typed, props }: { readonly id: string; readonly typed: string; readonly props: PickBoxProps }) {
  const { options, chosen, create, empty } = props;
  const { found, offersNew } = offersFor(props, typed);
  return (
    <Combobox.Options id={id} className={classes.options} aria-label="Choices">
      {found.slice(0, shownAtOnce).map((option) => (
        <Combobox.Option
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          active={option.value === chosen}
          className={classes.option}
          aria-label={option.content ? option.contentName : option.label}
          aria-description={option.content && !option.contentName ? undefined : option.description}
        >
          {option.content ?? <PlainOption option={option} />}
        </Combobox.Option>
      ))}
      {found.length > shownAtOnce ? (
        <Combobox.Footer
          className={classes.note}
        >{`${String(found.length - shownAtOnce)} more. Type to filter.`}</Combobox.Footer>
      ) : null}
      {found.length === 0 && !(offersNew && options.length === 0) ? (
        <Combobox.Empty className={classes.note}>
          {options.length === 0 ? (empty ?? 'No options.') : 'No matches.'}
        </Combobox.Empty>
      ) : null}
      {offersNew ? (
        <Combobox.Option value={createValue} className={`${classes.option} ${classes.create}`}>
          {create?.label(typed.trim())}
        </Combobox.Option>
      ) : null}
    </Combobox.Options>
  );
}

/** Mantine’s combobox sets the active option for arrow keys but not for typing. This one tracks the ID of both. */
function useSpokenCombobox() {
  const [activeId, setActiveId] = useState<string | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => reset() });
  const withActiveId = (select: () => string | null) => (): string | null => {
    const id = select();
    setActiveId(id);
    return id;
  };
  const reset = (): void => {
    combobox.resetSelectedOption();
    setActiveId(null);
  };
  return {
    combobox: {
      ...combobox,
      selectActiveOption: withActiveId(combobox.selectActiveOption),
      selectOption(index: number): void {
        combobox.selectOption(index);
        const list = document.getElementById(combobox.listId ?? '');
        setActiveId(list?.querySelector('[data-combobox-selected]')?.id ?? null);
      },
      selectFirstOption: withActiveId(combobox.selectFirstOption),
      selectNextOption: withActiveId(combobox.selectNextOption),
      selectPreviousOption: withActiveId(combobox.selectPreviousOption),
      resetSelectedOption: reset,
    },
    activeId: combobox.dropdownOpened ? (activeId ?? undefined) : undefined,
  };
}

/** A plain input, because Mantine’s would overwrite its description. */
function PickInput(
  props: ComponentProps<'input'> & { readonly describedBy: string | undefined; readonly invalid: boolean | undefined },
) {
  const { describedBy, invalid, ...rest } = props;
  return <input {...rest} aria-autocomplete="list" aria-describedby={describedBy} aria-invalid={invalid} />;
}

/**
 * The typed text; null for none. If an option can be created from it, it survives losing the focus. It is dropped when
 * an option is chosen or created, with Esc, and when the value changes from outside.
 */
function useTyped({ shown, subject, create }: PickBoxProps, isOpen: boolean) {
  const [typed, setTyped] = useState<string | null>(null);
  const [beside, setBeside] = useState({ shown, subject });
  if (shown !== beside.shown || subject !== beside.subject) {
    setBeside({ shown, subject });
    if (!isOpen || subject !== beside.subject) setTyped(null);
  }
  const name = typed?.trim() ?? '';
  const stays = create !== undefined && name !== '' && name !== shown;
  const unfinished = stays && !isOpen;
  return { typed, name, setTyped, stays, unfinished };
}

/**
 * A box for choosing one of many options by typing part of it. It is controlled, and leaving it without choosing
 * changes nothing. Enter chooses the active option. If none is active, it says so, and never submits the form around
 * the box. One more Enter creates the option, if the box can: a typing error must not create anything at once.
 */
export function PickBox(given: PickBoxProps) {
  // The input would drop line ends, and join the words around them.
  const props = { ...given, shown: given.shown.replace(/\s+/gu, ' ') };
  const { id, shown, options, onPick, create, placeholder, mono = false, dir, lang, suggested } = props;
  const { combobox, activeId } = useSpokenCombobox();
  const { typed, name, setTyped, stays, unfinished } = useTyped(props, combobox.dropdownOpened);
  // The typed text for which Enter selected nothing.
  const [unmatched, setUnmatched] = useState<string | null>(null);
  const say = useAnnounce();
  const { selectFirstOption, selectPreviousOption, resetSelectedOption, setListId } = combobox;
  const listId = useId();
  const noteId = `${listId}-note`;
  // The list is rendered only when it opens, but the box needs its ID before.
  useEffect(() => setListId(listId), [setListId, listId]);
  useEffect(() => {
    const [best] = typed === null || typed.trim() === '' ? [] : matching(options, typed);
    // Where an option can be created, “Kestova” may be a new name, and not the fleet that begins with it.
    if (best && (!create || isCalled(best, typed ?? ''))) selectFirstOption();
    else resetSelectedOption();
    // The store creates new functions with every render; only the typed text matters here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  const { dropdownOpened, selectOption } = combobox;
  useEffect(() => {
    const at = shown === '' && suggested !== undefined ? options.findIndex(({ value }) => value === suggested) : -1;
    // A letter that opens the list has filtered it.
    if (dropdownOpened && at >= 0 && (typed ?? '').trim() === '') selectOption(at);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dropdownOpened]);
  const awaitsEnter = combobox.dropdownOpened && name !== '' && unmatched === name && offersFor(props, name).offersNew;
  useEffect(() => {
    // The option that creates one is the last.
    if (awaitsEnter) selectPreviousOption();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [awaitsEnter]);
  const pick = (value: string): void => {
    if (value === createValue) create?.onCreate(name);
    else onPick(value);
    setTyped(null);
    combobox.closeDropdown();
  };
  const leave = (): void => {
    if (!stays) setTyped(null);
    setUnmatched(null);
    combobox.closeDropdown();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (combobox.dropdownOpened || unfinished) && combobox.getSelectedOptionIndex() < 0) {
      event.preventDefault();
      if (name === '') combobox.closeDropdown();
      else {
        combobox.openDropdown();
        say(nothingSelected(props, name));
      }
      setUnmatched(name);
    } else setUnmatched(null);
    if (event.key !== 'Escape' || typed === null) return;
    setTyped(null);
    event.stopPropagation();
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={pick}
      position="bottom-start"
      withinPortal
      transitionProps={{ duration: 0 }}
    >
      <Combobox.Target withExpandedAttribute aria-activedescendant={activeId}>
        <InputBase
          component={PickInput}
          id={id}
          value={typed ?? shown}
          placeholder={placeholder ?? ''}
          autoComplete="off"
          spellCheck={false}
          data-mono={mono || undefined}
          data-native-undo={(typed ?? shown) !== shown}
          classNames={{ input: classes.input ?? '' }}
          rightSection={unfinished ? <Unfinished id={noteId} typed={typed ?? ''} /> : <Combobox.Chevron />}
          rightSectionPointerEvents="none"
          {...(unfinished ? { rightSectionWidth: '5.5rem' } : {})}
          attributes={{
            input: {
              dir: (typed === null && dir) || 'auto',
              // What a person types may be in any language.
              lang: (typed ?? shown) === '' ? undefined : typed === null ? lang : '',
            },
          }}
          aria-label={props['aria-label']}
          describedBy={
            [unfinished ? noteId : undefined, props['aria-describedby']].filter(Boolean).join(' ') || undefined
          }
          invalid={unfinished || props['aria-invalid']}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setUnmatched(null);
            combobox.openDropdown();
          }}
          onClick={(event) => {
            event.currentTarget.select();
            combobox.openDropdown();
          }}
          onBlur={() => afterPress(leave)}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.dropdown}>
        {combobox.dropdownOpened ? <PickList id={listId} typed={typed ?? ''} props={props} /> : null}
        {name !== '' && unmatched === name ? <p className={classes.unmatched}>{nothingSelected(props, name)}</p> : null}
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Shown in the box if it was left with typed text but without choosing. */
function Unfinished({ id, typed }: { readonly id: string; readonly typed: string }) {
  return (
    <span className={classes.unfinished}>
      <span aria-hidden>Not selected</span>
      <VisuallyHidden
        id={id}
      >{`“${typed.trim()}” is not selected. Choose it from the list, or create it there.`}</VisuallyHidden>
    </span>
  );
}
