/** The conflicts of a merge with their values, one at a time, and all on paper. A key or a button resolves each. */
import { Button, Textarea } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { counted } from '../../core/json/words.ts';
import { own } from '../../core/json/own.ts';
import type { Choice, Choices, OwnText } from '../../core/compare/merge/conflicts.ts';
import type { WorkspaceConflict } from '../../core/compare/merge/workspaces.ts';
import type { ComparedVersions } from '../../desk/comparing.ts';
import { hasLetterKeys, useLetterKeys, letterOf } from '../../ui/keyboard.ts';
import { letterInputs } from '../../ui/queue.tsx';
import { listInWords, upperFirst } from '../../core/compare/phrases.ts';
import { shownValue, type ShownValue as Shown } from '../../core/compare/shown-value.ts';
import { isJsonArray, isJsonObject } from '../../core/json/json.ts';
import { viewClaim } from '../../core/assessment/view.ts';
import { textsAt } from '../../core/workspace/texts-at.ts';
import { BelowWords } from '../../shared/claim-sentence.tsx';
import { InSentence } from '../../shared/in-sentence.tsx';
import { useUnfinished } from '../../shared/unfinished.ts';
import { namesIn, placeOfValue } from './difference-list.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import classes from './compare.module.css';
import { showDirections } from '../../core/text/directions.ts';
import type { TextInLanguage } from '../../core/text/parts-of-sentence.ts';
import { TextChange } from '../../shared/text-change.tsx';

interface ConflictListProps {
  readonly conflicts: readonly WorkspaceConflict[];
  readonly choices: Choices;
  readonly versions: ComparedVersions;
  readonly onChoices: (choices: Choices) => void;
}

const keys: Readonly<Record<string, Choice>> = { m: 'mine', t: 'theirs', b: 'both' };

export function ConflictList({ conflicts, choices, versions, onChoices }: ConflictListProps) {
  const [current, setCurrent] = useState<string | null>(null);
  /** The conflict whose own text is being written. */
  const [editing, setEditing] = useState<string | null>(null);
  const region = useRef<HTMLElement>(null);
  const letters = useLetterKeys();
  const printing = usePrinting();
  const open = conflicts.filter(({ id }) => !Object.hasOwn(choices, id));
  const currentIndex = conflicts.findIndex(({ id }) => id === current);
  const at = currentIndex >= 0 ? currentIndex : Math.max(0, conflicts.indexOf(open[0] as WorkspaceConflict));
  const conflict = conflicts[at];

  function show(index: number): void {
    setCurrent(conflicts[index]?.id ?? null);
  }

  function showNextUnresolved(after: number, resolvedId?: string): void {
    const inOrder = [...conflicts.slice(after + 1), ...conflicts.slice(0, after)];
    const next = inOrder.find(({ id }) => id !== resolvedId && !Object.hasOwn(choices, id));
    if (next) setCurrent(next.id);
    region.current?.focus();
  }

  function choose(choice: Choice | OwnText): void {
    const isOffered = typeof choice === 'object' ? conflict?.takesText : conflict?.offers.includes(choice);
    if (!conflict || !isOffered) return;
    setEditing(null);
    setCurrent(conflict.id);
    onChoices({ [conflict.id]: choice });
    showNextUnresolved(at, conflict.id);
  }

  // The letters work as soon as the conflicts are shown, wherever on the screen the focus is; the arrows within them.
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element))
      return;
    const isInside = region.current?.contains(target) === true;
    const isOnScreen = isInside || target === document.body || region.current?.closest('main')?.contains(target);
    if (!isOnScreen || target.closest(letterInputs)) return;
    const key = hasLetterKeys() ? letterOf(event) : undefined;
    const choice = key !== undefined && own(keys, key);
    if (choice) choose(choice);
    else if (key === 'e' && conflict?.takesText) setEditing(conflict.id);
    else if (key === 'n') showNextUnresolved(at);
    else if ((isInside && event.key === 'ArrowDown') || key === 'j') show(Math.min(conflicts.length - 1, at + 1));
    else if ((isInside && event.key === 'ArrowUp') || key === 'k') show(Math.max(0, at - 1));
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  const resolveRest = (side: 'mine' | 'theirs'): void =>
    onChoices(Object.fromEntries(open.map(({ id }) => [id, side])));

  if (!conflict) {
    return (
      <p role="status" className={classes.lead}>
        No conflicts. All changes can be merged automatically.
      </p>
    );
  }
  return (
    // Every choice also has a button. The region takes the focus so that the arrow keys reach it.
    <section
      ref={region}
      className={classes.conflicts}
      aria-label="Conflicts"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <div className={classes.direction}>
        <p role="status" className={classes.count}>
          {`${printing ? counted(conflicts.length, 'conflict') : `Conflict ${at + 1} of ${conflicts.length}`}. ${open.length === 0 ? 'All resolved.' : `${open.length} unresolved.`}`}
        </p>
        <div className={classes.toggles}>
          <Button size="compact-sm" variant="default" disabled={at === 0} onClick={() => show(at - 1)}>
            Previous
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={at >= conflicts.length - 1}
            onClick={() => show(at + 1)}
          >
            Next
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={open.length === 0}
            onClick={() => showNextUnresolved(at)}
          >
            {letters ? 'Next unresolved (N)' : 'Next unresolved'}
          </Button>
        </div>
      </div>
      {(printing ? conflicts : [conflict]).map((one) => (
        <ConflictCard
          key={one.id}
          conflict={one}
          chosen={Object.hasOwn(choices, one.id) ? choices[one.id] : undefined}
          versions={versions}
          onChoose={choose}
          isEditing={editing === one.id && !printing}
          onEditing={(isEditing) => {
            setEditing(isEditing ? one.id : null);
            if (!isEditing) region.current?.focus();
          }}
        />
      ))}
      {open.length > 1 && (
        <div className={classes.toggles}>
          {(['mine', 'theirs'] as const).map((side) => (
            <Button key={side} size="compact-sm" variant="subtle" onClick={() => resolveRest(side)}>
              {`Take ${side} for the remaining ${open.length}`}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

interface ConflictCardProps {
  readonly conflict: WorkspaceConflict;
  readonly chosen: Choice | OwnText | undefined;
  readonly versions: ComparedVersions;
  readonly onChoose: (choice: Choice | OwnText) => void;
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
}

const titles: Readonly<Record<Choice, string>> = { mine: 'Take mine', theirs: 'Take theirs', both: 'Take both' };

/** What is printed instead of the buttons. */
const decisions: Readonly<Record<Choice, string>> = {
  mine: 'Decision: take mine',
  theirs: 'Decision: take theirs',
  both: 'Decision: take both',
};

/** The key for each choice. */
const letterOfChoice: Readonly<Record<Choice, string>> = { mine: 'M', theirs: 'T', both: 'B' };

/** The maximum number of items of an order that are named; the others are counted. */
const maxInOrder = 12;

/** One conflict of the merge, with the content of both sides. */
function ConflictCard({ conflict, chosen, versions, onChoose, isEditing, onEditing }: ConflictCardProps) {
  const { sentence, offers, takesText, mine } = conflict;
  const letters = useLetterKeys();
  const written = typeof chosen === 'object' ? chosen.text : undefined;
  const language = textsOnSide(conflict, versions, 'mine')[0]?.language;
  return (
    <article className={classes.conflict} data-answered={chosen !== undefined || undefined}>
      <h2 className={classes.heading} dir="auto">
        <InSentence
          sentence={sentence}
          texts={(['mine', 'theirs'] as const).flatMap((side) => textsOnSide(conflict, versions, side))}
        />
      </h2>
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <Side key={side} side={side} conflict={conflict} versions={versions} />
        ))}
      </div>
      {isEditing ? (
        <OwnTextForm
          id={conflict.id}
          text={written ?? (typeof mine === 'string' ? mine : '')}
          lang={language}
          onSave={(text) => onChoose({ text })}
          onCancel={() => onEditing(false)}
        />
      ) : written === undefined ? null : (
        <section className={classes.side} aria-label="Your text">
          <h3 className={classes.offerTitle}>Your text</h3>
          <p className={classes.written} dir="auto" lang={language}>
            {written}
          </p>
        </section>
      )}
      <div role="group" aria-label="Your choice" className={classes.answers}>
        <p className={classes.decision}>{chosen === undefined ? 'Unresolved' : decisionInWords(chosen)}</p>
        {offers.map((choice) => (
          <Button
            key={choice}
            variant={chosen === choice ? 'filled' : 'default'}
            aria-pressed={chosen === choice}
            onClick={() => onChoose(choice)}
          >
            {letters ? `${titles[choice]} (${letterOfChoice[choice]})` : titles[choice]}
          </Button>
        ))}
        {takesText ? (
          <Button
            variant={written === undefined ? 'default' : 'filled'}
            aria-expanded={isEditing}
            onClick={() => onEditing(true)}
          >
            {letters ? 'Edit… (E)' : 'Edit…'}
          </Button>
        ) : null}
      </div>
    </article>
  );
}

function decisionInWords(chosen: Choice | OwnText): string {
  return typeof chosen === 'object' ? 'Decision: your text' : decisions[chosen];
}

interface OwnTextFormProps {
  /** The conflict’s ID: text that was typed is still there when its form is opened again. */
  readonly id: string;
  readonly text: string;
  readonly lang: string | undefined;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** The form for a text in place of the texts of both sides. It starts with mine. */
function OwnTextForm({ id, text, lang, onSave, onCancel }: OwnTextFormProps) {
  const [typed = text, setTyped] = useUnfinished(`merge ${id}`);
  const close = (then: () => void): void => {
    setTyped(undefined);
    then();
  };
  return (
    <form
      className={classes.ownText}
      aria-label="Your text"
      data-native-undo
      onSubmit={(event) => {
        event.preventDefault();
        close(() => onSave(typed));
      }}
    >
      <Textarea
        label="Your text"
        description="Used instead of both. It starts with mine."
        rows={4}
        autosize={false}
        autoFocus
        dir="auto"
        lang={lang}
        value={typed}
        data-native-undo
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') close(onCancel);
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) close(() => onSave(typed));
        }}
      />
      <div className={classes.toggles}>
        <Button size="compact-sm" type="submit">
          Use this text
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => close(onCancel)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface SideProps {
  readonly side: 'mine' | 'theirs';
  readonly conflict: WorkspaceConflict;
  readonly versions: ComparedVersions;
}

function textsOnSide({ document, paths }: WorkspaceConflict, versions: ComparedVersions, side: 'mine' | 'theirs') {
  return textsAt(versions[side], document, paths[side]);
}

/**
 * The content of one side, field by field, compared with the base version or, if there is none, with the other side.
 */
function Side({ side, conflict, versions }: SideProps) {
  const { base, mine, theirs, field } = conflict;
  const other = side === 'mine' ? theirs : mine;
  const before = base ?? (side === 'theirs' ? mine : undefined);
  const shown = useMemo(
    () => shownValue(field, conflict[side], { other, before }),
    [field, conflict, side, other, before],
  );
  const inFile = field.kind === 'claim' ? placeOfValue(versions[side], conflict[side]) : '';
  return (
    <section className={classes.side} aria-label={side === 'mine' ? 'Mine' : 'Theirs'}>
      <h3 className={classes.offerTitle}>{side === 'mine' ? 'Mine' : 'Theirs'}</h3>
      {conflict.kind === 'both-reordered' && isJsonArray(conflict[side]) ? (
        <p dir="auto">{upperFirst(listInWords(conflict[side].map(String), maxInOrder))}</p>
      ) : (
        <ShownValue
          shown={shown}
          names={namesIn(versions.mine, versions.theirs)}
          texts={textsOnSide(conflict, versions, side)}
        />
      )}
      {field.kind === 'claim' && isJsonObject(conflict[side]) ? (
        <BelowWords claim={viewClaim(conflict[side])} casefile={versions[side].casefile} />
      ) : null}
      {inFile === '' ? null : (
        <p className={classes.soft} dir="auto">
          In the file: {inFile}
        </p>
      )}
    </section>
  );
}

interface ShownValueProps {
  readonly shown: Shown;
  /** The names of the actors in the casefiles of both versions. */
  readonly names: readonly string[];
  /** The texts in the value that have a language. */
  readonly texts: readonly TextInLanguage[];
}

/** Shows a value field by field: text in quotation marks, lists as lists, and other values as a word in italics. */
export function ShownValue({ shown, names, texts }: ShownValueProps) {
  switch (shown.kind) {
    case 'word':
      return <em className={classes.word}>{shown.word}</em>;
    case 'number':
      return <span className={classes.number}>{shown.number}</span>;
    case 'text':
      return <Text text={shown} names={names} texts={texts} />;
    case 'list':
      return (
        <ol className={classes.list}>
          {shown.items.map(({ value, isOnlyHere }, index) => (
            <li key={index} data-only-here={isOnlyHere || undefined}>
              <ShownValue shown={value} names={names} texts={texts} />
              {isOnlyHere && <span className={classes.note}> (only in this version)</span>}
            </li>
          ))}
        </ol>
      );
    case 'fields':
      return (
        <dl className={classes.valueFields}>
          {shown.fields.map(({ name, value }) => (
            <div key={name}>
              <dt dir="auto">{showDirections(name)}</dt>
              <dd>
                <ShownValue shown={value} names={names} texts={texts} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}

interface TextProps extends Pick<ShownValueProps, 'names' | 'texts'> {
  readonly text: Extract<Shown, { kind: 'text' }>;
}

function Text({ text: { text, title, isChecksum, before, differsOnlyIn }, names, texts }: TextProps) {
  const lang = texts.find((each) => each.text === text)?.language;
  return (
    <>
      {title !== undefined && <span className={classes.valueTitle}>{title} </span>}
      {before === undefined || title !== undefined ? (
        <q className={classes.text} dir="auto" lang={lang} data-checksum={isChecksum}>
          {text}
        </q>
      ) : (
        <TextChange before={before} after={text} names={names} lang={lang} />
      )}
      {differsOnlyIn !== undefined && (
        <p className={classes.note}>{`Looks the same as in the other version: differs only in ${differsOnlyIn}.`}</p>
      )}
    </>
  );
}
