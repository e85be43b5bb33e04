/** The dialog that turns the selected text into a claim and links it as evidence to a power basis or a hypothesis. */
import { Button, Input, SegmentedControl, Textarea } from '@mantine/core';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useTextLanguage } from '../../shared/author-text.tsx';
import { limits } from '../../core/assessment/limits.ts';
import { listOf, viewIntent, viewPowerBasis } from '../../core/assessment/view.ts';
import { casefileIndex, longerNamesOf } from '../../core/casefile/lookup.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { ownList } from '../../core/json/own.ts';
import { pointer, type Pointer } from '../../core/json/pointer.ts';
import { shortenMiddle } from '../../core/text/excerpt.ts';
import { namingOf } from '../../core/text/naming.ts';
import { codePointLength } from '../../core/text/offsets.ts';
import { oneLine } from '../../core/text/shorten.ts';
import type { NewLink } from '../../core/workspace/edits.ts';
import { actorName } from '../../shared/actor-name.ts';
import { useDraft, useStores, useView } from '../../shared/context.tsx';
import { NoEntriesYet } from '../../shared/no-entries-yet.tsx';
import { entryTitle } from '../../shared/sections.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PickBox, type PickOption } from '../../ui/pick-box.tsx';
import { useReturnedFocus } from '../../ui/use-focus.ts';
import classes from './selection-dialog.module.css';

interface EvidenceDialogProps {
  /** The selected text. */
  readonly words: string;
  /** The language of the selected text. */
  readonly language: string | null;
  readonly onClose: () => void;
  /** Creates the claim and its link. Returns true if that succeeded. */
  readonly onCreate: (link: NewLink, entryName: string) => boolean;
}

/** An entry that a claim can be evidence for. */
export interface Target {
  readonly path: Pointer;
  readonly name: string;
  readonly line: string;
  readonly actorId: string | undefined;
  readonly full: boolean;
}

export function EvidenceDialog({ onClose, ...props }: EvidenceDialogProps) {
  useReturnedFocus(true);
  return (
    <Dialog
      opened
      returnFocus={false}
      onClose={onClose}
      title="New claim as evidence for…"
      size="lg"
      transitionProps={{ duration: 0 }}
    >
      <Form onClose={onClose} {...props} />
    </Dialog>
  );
}

function Form({ words, language, onClose, onCreate }: EvidenceDialogProps) {
  const ofAuthor = useTextLanguage();
  const { view } = useStores();
  const assessment = useDraft(({ workspace }) => workspace.assessment);
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const targets = useTargets(assessment, words, casefile);
  const [picked, setPath] = useState<string>();
  const selected = useView(({ selection: { section, index } }) => pointer(section, index ?? -1));
  const open = targets.filter(({ full }) => !full);
  const path = picked ?? (open.find((one) => one.path === selected) ?? open[0])?.path;
  const [effect, setEffect] = useState<NewLink['effect']>('supports');
  const [reason, setReason] = useState('');
  const id = useId();
  const target = targets.find((one) => one.path === path);
  const over = codePointLength(reason) - limits.reason;
  if (targets.length === 0)
    return <NoEntriesYet>Add one first. Then you can create claims as evidence for it.</NoEntriesYet>;
  const create = (): void => {
    if (!target || over > 0) return;
    if (onCreate({ entryPath: target.path, effect, reason: reason.trim() }, target.name)) {
      view.actions.noteEntry(target.name);
      onClose();
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    create();
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <p className={classes.words} dir="auto" lang={language ?? ''}>
        {shortenMiddle(oneLine(words), 240)}
      </p>
      <Input.Wrapper id={id} label="Power basis or hypothesis">
        <PickBox
          id={id}
          shown={target ? labelOf(target) : ''}
          chosen={path}
          lang={ofAuthor}
          options={targets.map((each) => optionOf(each, ofAuthor))}
          onPick={setPath}
          placeholder="Search by ID or text"
        />
      </Input.Wrapper>
      <div>
        <SegmentedControl
          aria-label="Effect"
          value={effect}
          onChange={(value) => setEffect(value === 'contradicts' ? 'contradicts' : 'supports')}
          data={[
            { value: 'supports', label: 'Supports' },
            { value: 'contradicts', label: 'Contradicts' },
          ]}
        />
        <p className={classes.note} role="status">
          {target && effect === 'supports' ? supportNote(words, target, casefile) : ''}
        </p>
      </div>
      <Textarea
        label="Reason"
        description="Why is the claim evidence for the entry? You can also add the reason later."
        data-autofocus
        autoFocus
        autosize
        minRows={2}
        value={reason}
        lang={ofAuthor}
        error={over > 0 ? `${String(over)} characters too many of ${String(limits.reason)}.` : null}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={!target || over > 0}>
          Create claim and link
        </Button>
      </div>
    </form>
  );
}

/**
 * Returns all entries with evidence: those whose actor the words name come first. In both groups, the selected entry is
 * first, then the last used one, then the others.
 */
export function useTargets(assessment: JsonObject, words: string, casefile: Casefile | null): readonly Target[] {
  const selection = useView((state) => state.selection);
  const lastEntry = useView((state) => state.lastEntry);
  return useMemo(() => {
    const all = [...targetsOf(assessment, 'power_bases'), ...targetsOf(assessment, 'intent_hypotheses')];
    const selected = pointer(selection.section, selection.index ?? -1);
    const order = ({ path, name, actorId }: Target): number =>
      (path === selected ? 0 : name === lastEntry ? 1 : 2) + (isNamed(words, actorId, casefile) ? 0 : 3);
    const ranked = all.map((target) => ({ target, rank: order(target) }));
    return ranked.sort((one, other) => one.rank - other.rank).map(({ target }) => target);
  }, [assessment, selection, lastEntry, words, casefile]);
}

function targetsOf(assessment: JsonObject, list: 'power_bases' | 'intent_hypotheses'): readonly Target[] {
  return listOf(assessment, list).map((entry, index) => {
    const { actor_id: actorId } = viewPowerBasis(entry);
    const { topic, hypothesis } = viewIntent(entry);
    const line = list === 'power_bases' ? viewPowerBasis(entry).description : topic || hypothesis;
    return {
      path: pointer(list, index),
      name: entryTitle(list, assessment, index),
      line: oneLine(line ?? ''),
      actorId,
      full: ownList(entry, 'evidence').length >= limits.evidence,
    };
  });
}

/** Returns an entry’s ID and text in one line. */
export function labelOf({ name, line }: Target): string {
  return line === '' ? name : `${name} · ${shortenMiddle(line, 80)}`;
}

/** Returns an entry as an option. */
export function optionOf(target: Target, lang: string): PickOption {
  const { path, name, line, full } = target;
  const limit = `Limit reached: at most ${String(limits.evidence)} links.`;
  return {
    value: path,
    label: labelOf(target),
    lang,
    names: [name],
    keywords: line,
    disabled: full,
    description: full ? limit : undefined,
  };
}

/** Whether the words name an actor; true if that is not known. */
function isNamed(words: string, actorId: string | undefined, casefile: Casefile | null): boolean {
  const names = casefileIndex(casefile).actor(actorId)?.names;
  return !names || namingOf(words, names, longerNamesOf(casefile?.actors, names)).state !== 'unnamed';
}

/** Returns why the text cannot support the entry; empty if it can, or if that is not known. */
function supportNote(words: string, { actorId }: Target, casefile: Casefile | null): string {
  if (actorId === undefined || isNamed(words, actorId, casefile)) return '';
  return `This text does not name ${actorName(casefile, actorId)}. Support must be verbatim and must visibly name the actor.`;
}
