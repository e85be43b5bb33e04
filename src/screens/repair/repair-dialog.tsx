/** The dialog that applies many fixes together: groups of repairs with what each changes, and which to leave out. */
import { useCallback, useEffect, useMemo, memo, useId, useState, useLayoutEffect } from 'react';
import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import {
  repairGroups,
  applyRepairs,
  claimsToDecide,
  changeInWords,
  type Repair,
  type RepairGroup,
  type RepairOutcome,
} from '../../core/check/repairs.ts';
import { fixKinds, type FixKindFacts } from '../../core/rules/fix-kind.ts';
import { createChecker } from '../../core/check/checker.ts';
import { useStores, useDraft, useCanWrite, useViewActions } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { counted } from '../../core/json/words.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import { parsePointer } from '../../core/json/pointer.ts';
import { spanOf } from '../../core/text/span.ts';
import type { Finding } from '../../core/rules/finding.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { fieldInWords } from '../../shared/field-in-words.ts';
import { findingEntry } from '../../shared/finding-entry.ts';
import { FindingText } from '../../shared/finding-text.tsx';
import { FixChange } from '../../shared/text-change.tsx';
import { InPlace } from '../../shared/word-change.tsx';
import { languageOfEdit } from '../../core/workspace/texts-at.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './repair-dialog.module.css';
import type { RepairRequest } from '../../desk/view-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useInheritedFocus, useReturnedFocus } from '../../ui/use-focus.ts';

// Which repairs are selected: the mechanical ones, unless a person chose otherwise.

/** The person's own choices. */
export interface Choices {
  /** By the first key of each repair, which names a place. */
  readonly byKey: ReadonlyMap<string, boolean>;
  /** Whether mechanical repairs without a choice are selected. */
  readonly mechanical: boolean;
}

/** No choice was made yet. */
const noChoices: Choices = { byKey: new Map(), mechanical: true };

/** Whether a repair is selected. */
function isChosen({ byKey, mechanical }: Choices, { kind, keys: [key] }: Repair): boolean {
  return byKey.get(key) ?? (mechanical && fixKinds[kind].mechanical);
}

/** Returns the choices after repairs were selected or left out. */
function withChoice(choices: Choices, repairs: readonly Repair[], on: boolean): Choices {
  return { ...choices, byKey: new Map([...choices.byKey, ...repairs.map(({ keys: [key] }) => [key, on] as const)]) };
}

/**
 * Returns the choices after repairs were applied. The keys no longer hold, because places change when items are
 * removed. If the person left a repair out, none is selected from then on, so that it is not selected again at its new
 * place.
 */
export function afterApplying({ byKey, mechanical }: Choices): Choices {
  return { byKey: new Map(), mechanical: mechanical && ![...byKey.values()].includes(false) };
}

// Gives the repair dialog the function that applies repairs as one step and says what became of them.

/** Returns what became of repairs, in sentences. */
export function outcomeInWords({ applied, unneeded, failed }: RepairOutcome): string {
  const sentences = [`Applied ${counted(applied.length, 'fix', 'fixes')}.`];
  if (unneeded.length > 0)
    sentences.push(
      `${counted(unneeded.length, 'fix', 'fixes')} ${unneeded.length === 1 ? 'was' : 'were'} no longer needed.`,
    );
  const [first] = failed;
  if (first) sentences.push(`Could not apply ${counted(failed.length, 'fix', 'fixes')}. ${first.why}`);
  return sentences.join(' ');
}

/** Returns a function that applies repairs to the open draft. It returns a report, or undefined if nothing was done. */
export function useApplyRepairs(): (chosen: readonly Repair[]) => string | undefined {
  const { desk, digest } = useStores();
  const run = useDispatchAndTell();
  return useCallback(
    (chosen) => {
      const { draft } = desk.getState();
      if (!draft) return undefined;
      const checker = createChecker({ digest });
      const { workspace, check } = draft;
      const outcome = applyRepairs(workspace, check.findings, chosen, (now) => checker.check(now).findings);
      const report = outcomeInWords(outcome);
      const isDone = run(
        outcome.edit,
        { label: counted(outcome.applied.length, 'fix', 'fixes'), keepBefore: true },
        { text: report },
      );
      return isDone ? report : undefined;
    },
    [desk, digest, run],
  );
}

// Gives the repair dialog the repairs of the open draft, and the number of claims that a person must decide on.

/** Returns the groups of repairs, of one rule or of all rules. */
export function useRepairGroups(ruleId: string | undefined): readonly RepairGroup[] {
  const findings = useDraft((draft) => draft.check.findings);
  return useMemo(
    () => repairGroups(ruleId === undefined ? findings : findings.filter((finding) => finding.ruleId === ruleId)),
    [findings, ruleId],
  );
}

/** Returns the number of claims whose text is not exactly at its place and cannot be repaired mechanically. */
export function useClaimsToDecide(): number {
  const findings = useDraft((draft) => draft.check.findings);
  return useMemo(() => claimsToDecide(findings).length, [findings]);
}

// One group of the repair dialog: what its repairs do, and each of them with its change and a box to leave it out.

interface RepairGroupRowsProps {
  readonly group: RepairGroup;
  readonly isChosen: (repair: Repair) => boolean;
  readonly onChoose: (repairs: readonly Repair[], on: boolean) => void;
}

/** The number of repairs listed at first. One more is listed as well; from two more, a button shows the rest. */
const shownAtOnce = 12;
/** The number that the button adds. */
const step = 200;

export function RepairGroupRows({ group: { kind, repairs }, isChosen, onChoose }: RepairGroupRowsProps) {
  const [shown, setShown] = useState(shownAtOnce);
  const heading = useId();
  const { title, note, mechanical }: FixKindFacts = fixKinds[kind];
  const chosen = repairs.filter(isChosen).length;
  const listed = repairs.length > shown + 1 ? repairs.slice(0, shown) : repairs;
  return (
    <section className={classes.group} aria-labelledby={heading}>
      <div className={classes.head}>
        <Checkbox
          size="xs"
          id={`${heading}-box`}
          checked={chosen === repairs.length}
          indeterminate={chosen > 0 && chosen < repairs.length}
          // A person must have seen the others, so only those that are listed are selected.
          onChange={(event) => onChoose(mechanical ? repairs : listed, event.currentTarget.checked)}
          label={
            <span id={heading} className={classes.title}>
              {title}
            </span>
          }
        />
        <span className={classes.count}>
          {chosen === repairs.length ? String(chosen) : `${String(chosen)} of ${String(repairs.length)}`}
        </span>
      </div>
      {note === undefined ? null : <p className={classes.note}>{note}</p>}
      <ul className={classes.rows}>
        {listed.map((repair) => (
          <RepairRow key={repair.keys[0]} repair={repair} chosen={isChosen(repair)} onChoose={onChoose} />
        ))}
      </ul>
      {listed.length < repairs.length ? (
        <Button size="compact-xs" variant="subtle" onClick={() => setShown(shown + step)}>
          {`Show ${String(Math.min(step, repairs.length - listed.length))} more`}
        </Button>
      ) : null}
    </section>
  );
}

interface RepairRowProps {
  readonly repair: Repair;
  readonly chosen: boolean;
  readonly onChoose: RepairGroupRowsProps['onChoose'];
}

/** The number of entries that a row names. The rest are counted. */
const namedEntries = 3;

const RepairRow = memo(function RepairRow({ repair, chosen, onChoose }: RepairRowProps) {
  return (
    <li className={classes.row}>
      <Checkbox
        size="xs"
        classNames={{ body: classes.box, labelWrapper: classes.boxWords, label: classes.boxLabel }}
        checked={chosen}
        onChange={(event) => onChoose([repair], event.currentTarget.checked)}
        label={
          <>
            <span className={classes.place}>
              <PlaceInWords repair={repair} />
            </span>{' '}
            <Change repair={repair} />
          </>
        }
      />
    </li>
  );
});

/** Where the repair is: “C-003: Representation”, or the entries that share it. */
function PlaceInWords({ repair: { findings } }: { readonly repair: Repair }) {
  const [first] = findings;
  return useDraft(({ workspace }) => {
    if (findings.length === 1)
      return first.document === 'assessment'
        ? fieldInWords(workspace.assessment, first.path)
        : findingEntry(workspace, first).name;
    const names = [...new Set(findings.map((finding) => findingEntry(workspace, finding).name))];
    const more = names.length - namedEntries;
    return names.slice(0, namedEntries).join(', ') + (more > 0 ? ` and ${String(more)} more` : '');
  });
}

/** What the repair changes: the words, the place, or the value before and after. */
function Change({ repair }: { readonly repair: Repair }) {
  const { fix, kind } = repair;
  const workspace = useDraft((draft) => draft.workspace);
  const change = useMemo(() => changeInWords(workspace, fix.edit), [workspace, fix.edit]);
  const { preview } = fix;
  const lang = useMemo(() => languageOfEdit(workspace, fix.edit), [workspace, fix.edit]);
  if (preview?.around)
    return (
      <>
        <span>
          <FindingText finding={repair.findings[0]} text={fix.title} />
        </span>
        <span className={classes.around} dir="auto" lang={lang}>
          {preview.around.before}
          <mark>{preview.after}</mark>
          {preview.around.after}
        </span>
      </>
    );
  if (kind === 'nearest-place') return <NewPlace repair={repair} />;
  if (preview) return <FixChange fix={fix} after={preview.after} />;
  if (!change) return <span>{fix.title}</span>;
  const { before, after } = change;
  if (before === undefined)
    return (
      <ins className={classes.after} lang={lang}>
        {after}
      </ins>
    );
  return (
    <>
      <del className={classes.before}>
        <Bdi lang={lang}>{before}</Bdi>
      </del>{' '}
      {after === undefined ? (
        <span>is removed</span>
      ) : (
        <>
          <span aria-hidden>→</span>
          <VisuallyHidden>becomes</VisuallyHidden>{' '}
          <ins className={classes.after}>
            <Bdi lang={lang}>{after}</Bdi>
          </ins>
        </>
      )}
    </>
  );
}

/** The place to which a repair moves a claim's span, in its passage. */
function NewPlace({ repair: { fix, findings } }: { readonly repair: Repair }) {
  const workspace = useDraft((draft) => draft.workspace);
  const { claim, passage } = claimOf(workspace, findings[0]);
  const [start, end] =
    fix.edit.type === 'batch' ? fix.edit.edits.map((edit) => (edit.type === 'set' ? edit.value : null)) : [];
  const span = spanOf({ start: Number(start), end: Number(end) });
  if (!passage || !span) return <span>{fix.title}</span>;
  const language = passage.observations.find(({ observation_id: id }) => id === claim.observation_id)?.language;
  return <InPlace text={passage.passage.text} span={span} lang={language ?? ''} />;
}

function claimOf({ assessment, casefile }: Workspace, { path }: Finding) {
  const [, index] = parsePointer(path);
  const claim = viewClaim(listOf(assessment, 'claims')[Number(index)]);
  const { passage_id: id } = claim;
  return { claim, passage: id === undefined ? undefined : casefileIndex(casefile).passage(id) };
}

interface RepairDialogProps {
  readonly request: RepairRequest;
}

export function RepairDialog({ request }: RepairDialogProps) {
  const { desk } = useStores();
  const { showRepair, showClaimTexts } = useViewActions();
  const canWrite = useCanWrite();
  const [choices, setChoices] = useState(noChoices);
  const [report, setReport] = useState('');
  const groups = useRepairGroups(request.ruleId);
  const undecided = useClaimsToDecide();
  const apply = useApplyRepairs();
  // The list must be up to date before anything is applied.
  useLayoutEffect(() => desk.actions.checkNow(), [desk]);
  useReturnedFocus(true);
  const inheritFocus = useInheritedFocus();

  const close = (): void => showRepair(null);
  const chosen = groups.flatMap(({ repairs }) => repairs.filter((repair) => isChosen(choices, repair)));
  const choose = (repairs: readonly Repair[], on: boolean): void => setChoices(withChoice(choices, repairs, on));
  const reviewed = request.ruleId === undefined ? undecided : 0;

  // The message at the lower edge says what was applied, so nothing else is left to read here.
  const isFinished = report !== '' && groups.length === 0 && reviewed === 0;
  useEffect(() => {
    if (isFinished) showRepair(null);
  }, [isFinished, showRepair]);

  function applyChosen(): void {
    const outcome = apply(chosen);
    if (outcome === undefined) return;
    // What was left out stays left out, so that a second Enter does not apply it.
    setChoices(afterApplying(choices));
    setReport(outcome);
  }

  function review(): void {
    close();
    showClaimTexts(null);
  }

  const primary =
    chosen.length > 0
      ? { label: `Apply ${counted(chosen.length, 'fix', 'fixes')}`, act: applyChosen, disabled: !canWrite }
      : reviewed > 0
        ? { label: `Review ${counted(reviewed, 'claim text')}`, act: review, disabled: false }
        : { label: 'Close', act: close, disabled: false };

  return (
    <Dialog
      opened
      returnFocus={false}
      onClose={close}
      size="xl"
      title={request.ruleId === undefined ? 'Fix findings' : `Fix ${request.ruleId}`}
      transitionProps={{ duration: 120 }}
    >
      {/* Not a status: the message at the lower edge announces the same. */}
      <p className={classes.report}>{report}</p>
      <p className={classes.intro}>
        {groups.length === 0
          ? 'None of these findings has a fix that can be applied together with others.'
          : 'The selected fixes are applied as one step, which you can undo. Check the other fixes before you select them.'}
      </p>
      <div className={classes.groups}>
        {groups.map((group) => (
          <RepairGroupRows
            key={group.kind}
            group={group}
            isChosen={(repair) => isChosen(choices, repair)}
            onChoose={choose}
          />
        ))}
      </div>
      {reviewed > 0 ? (
        <p className={classes.note}>
          {reviewed === 1 ? 'The text of 1 claim does' : `The texts of ${String(reviewed)} claims do`} not match the
          passage exactly. You can review {reviewed === 1 ? 'it' : 'them one by one'}.
        </p>
      ) : null}
      <div className={classes.buttons}>
        {reviewed > 0 && chosen.length > 0 ? (
          <Button variant="default" className={classes.review} onClick={review}>
            Review {counted(reviewed, 'claim text')}
          </Button>
        ) : null}
        {chosen.length > 0 || reviewed > 0 ? (
          <Button variant="default" onClick={close}>
            {report === '' ? 'Cancel' : 'Close'}
          </Button>
        ) : null}
        {/* Another button for each next step, which takes the focus of the one before: screen readers then read it. */}
        <Button key={primary.label} ref={inheritFocus} data-autofocus disabled={primary.disabled} onClick={primary.act}>
          {primary.label}
        </Button>
      </div>
    </Dialog>
  );
}
