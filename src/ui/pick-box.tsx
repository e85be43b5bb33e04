import { Combobox, InputBase, useCombobox } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { useEffect, useState, type ReactNode } from 'react';
import classes from './pick-box.module.css';

/** One thing that can be chosen. */
export interface PickOption {
  readonly value: string;
  /** What the box shows when it is chosen. */
  readonly label: string;
  /** Said below the label in the list. */
  readonly description?: string | undefined;
  /** How it looks in the list, in place of label and description. */
  readonly content?: ReactNode;
  /** Words it is also found by. */
  readonly keywords?: string;
  readonly disabled?: boolean;
}

export interface PickBoxProps {
  readonly id: string;
  /** The chosen option's label, or a text for a value that is no option; '' for nothing chosen. */
  readonly shown: string;
  readonly chosen?: string | undefined;
  readonly options: readonly PickOption[];
  readonly onPick: (value: string) => void;
  /** Offers to make something new from what was typed. */
  readonly create?: { readonly label: (typed: string) => string; readonly onCreate: (typed: string) => void };
  readonly placeholder?: string;
  /** What is said where there is nothing to choose from at all. */
  readonly empty?: string;
  readonly mono?: boolean;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

/** More than this many options are not shown at once: typing narrows them. */
const shownAtOnce = 60;
const createValue = '\u0000create';

/** A text in the form in which it is searched: no case, no accents. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

function matching(options: readonly PickOption[], typed: string): readonly PickOption[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, keywords = '', description = '' }) => {
    const text = folded(`${label} ${keywords} ${description}`);
    return words.every((word) => text.includes(word));
  });
}

function PlainOption({ option }: { readonly option: PickOption }) {
  return (
    <>
      {option.label}
      {option.description ? <span className={classes.description}>{option.description}</span> : null}
    </>
  );
}

/** The list below the box. It is rendered only while it is open. */
function PickList({ id, typed, props }: { readonly id: string; readonly typed: string; readonly props: PickBoxProps }) {
  const { options, chosen, create, empty } = props;
  const found = matching(options, typed);
  const name = typed.trim();
  const offersNew = create && name !== '' && !options.some(({ label }) => folded(label) === folded(name));
  return (
    <Combobox.Options id={id} className={classes.options} aria-label="Choices">
      {found.slice(0, shownAtOnce).map((option) => (
        <Combobox.Option
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          active={option.value === chosen}
          className={classes.option}
          {...(option.content ? {} : { 'aria-label': option.label, 'aria-description': option.description })}
        >
          {option.content ?? <PlainOption option={option} />}
        </Combobox.Option>
      ))}
      {found.length > shownAtOnce ? (
        <Combobox.Footer
          className={classes.note}
        >{`${String(found.length - shownAtOnce)} more: type to narrow them.`}</Combobox.Footer>
      ) : null}
      {found.length === 0 && !offersNew ? (
        <Combobox.Empty className={classes.note}>
          {options.length === 0 ? (empty ?? 'Nothing to choose from.') : 'Nothing found.'}
        </Combobox.Empty>
      ) : null}
      {offersNew ? (
        <Combobox.Option value={createValue} className={classes.option}>
          {create.label(name)}
        </Combobox.Option>
      ) : null}
    </Combobox.Options>
  );
}

/**
 * The theme's combobox, which tells its box of the option that the arrows lead to, but not of the one that typing leads
 * to. This one keeps the id of either.
 */
function useSpokenCombobox() {
  const [activeId, setActiveId] = useState<string | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => reset() });
  const spoken = (select: () => string | null) => (): string | null => {
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
      selectActiveOption: spoken(combobox.selectActiveOption),
      selectFirstOption: spoken(combobox.selectFirstOption),
      selectNextOption: spoken(combobox.selectNextOption),
      selectPreviousOption: spoken(combobox.selectPreviousOption),
      resetSelectedOption: reset,
    },
    activeId: combobox.dropdownOpened ? (activeId ?? undefined) : undefined,
  };
}

/**
 * A box in which one of many things is chosen by typing a part of it. It holds no value: what it shows is given, and
 * leaving it without choosing changes nothing.
 */
export function PickBox(props: PickBoxProps) {
  const { id, shown, onPick, create, placeholder, mono = false } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const { combobox, activeId } = useSpokenCombobox();
  const { selectFirstOption, setListId } = combobox;
  const listId = useId();
  // The list is not there before it is opened, and its id must be known then for the box to name what it controls.
  useEffect(() => setListId(listId), [setListId, listId]);
  useEffect(() => {
    if (typed) selectFirstOption();
    // The store makes new functions with every render; only what was typed matters here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  const close = (): void => {
    setTyped(null);
    combobox.closeDropdown();
  };
  const pick = (value: string): void => {
    if (value === createValue) create?.onCreate((typed ?? '').trim());
    else onPick(value);
    close();
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
          id={id}
          value={typed ?? shown}
          placeholder={placeholder ?? ''}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          data-mono={mono || undefined}
          classNames={{ input: classes.input ?? '' }}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          aria-label={props['aria-label']}
          aria-describedby={props['aria-describedby']}
          aria-invalid={props['aria-invalid']}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onClick={(event) => {
            event.currentTarget.select();
            combobox.openDropdown();
          }}
          onBlur={close}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.dropdown}>
        {combobox.dropdownOpened ? <PickList id={listId} typed={typed ?? ''} props={props} /> : null}
      </Combobox.Dropdown>
    </Combobox>
  );
}
