/** The dialog that applies many fixes together: groups of repairs with what each changes, and which to leave out. */
import { Button } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import type { Repair } from '../../core/check/repair/repairs.ts';
import { useCanWrite, useStores, useViewActions } from '../../shared/context.tsx';
import type { RepairRequest } from '../../store/view-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useInheritedFocus } from '../../ui/use-inherited-focus.ts';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import { RepairGroupRows } from './repair-group-rows.tsx';
import { useApplyRepairs } from './use-apply-repairs.ts';
import { afterApplying, isChosen, noChoices, withChoice } from './choices.ts';
import { useClaimsToDecide, useRepairGroups } from './use-repairs.ts';
import classes from './repair.module.css';
import { counted } from '../../core/json/counted.ts';

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
