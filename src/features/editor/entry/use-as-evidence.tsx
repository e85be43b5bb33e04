/** The dialog that links a claim as evidence to the power basis or hypothesis that it supports or contradicts. */
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { linkEvidence } from '../../../core/workspace/edits.ts';
import { isJsonArray, type JsonObject } from '../../../core/json/json.ts';
import { valueAt, pointer } from '../../../core/json/pointer.ts';
import { listOf } from '../../../core/assessment/view.ts';
import { listForm } from '../../../core/passage/list-form.ts';
import { useDispatchAndTell } from '../../../shared/dispatch-and-tell.ts';
import { useDraft, useStores } from '../../../shared/context.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { linkedIds } from '../evidence/evidence-links.ts';
import { EffectChoice } from '../evidence/effect-choice.tsx';
import type { Effect } from '../evidence/use-link-edits.ts';
import { entryName } from '../../../shared/sections.ts';
import { entryLine } from './entry-words.ts';
import classes from './use-as-evidence.module.css';

type EvidenceList = 'power_bases' | 'intent_hypotheses';

interface Target {
  readonly list: EvidenceList;
  readonly index: number;
  readonly name: string;
  readonly line: string;
}

const lists: readonly { readonly list: EvidenceList; readonly title: string }[] = [
  { list: 'power_bases', title: 'Power bases' },
  { list: 'intent_hypotheses', title: 'Intent hypotheses' },
];

function targetsOf(assessment: JsonObject, list: EvidenceList, query: string): readonly Target[] {
  const words = listForm(query).split(' ').filter(Boolean);
  return listOf(assessment, list)
    .map((entry, index): Target => ({
      list,
      index,
      name: entryName(list, assessment, index),
      line: entryLine(list, entry),
    }))
    .filter(({ name, line }) => words.every((word) => listForm(`${name} ${line}`).includes(word)));
}

/** Returns true if the entry already has a link to the claim with this effect. */
function isLinked(assessment: JsonObject, { list, index }: Target, claimId: string, effect: Effect): boolean {
  const links = valueAt(assessment, pointer(list, index, 'evidence'));
  return isJsonArray(links) && linkedIds(links, effect).has(claimId);
}

function useLinking(claimId: string, effect: Effect) {
  const { desk, view } = useStores();
  const run = useDispatchAndTell();
  const toast = useToast();
  return ({ list, index, name }: Target): void => {
    const path = pointer(list, index);
    const done = run((workspace) => linkEvidence(workspace, path, [claimId], effect), {
      label: `link ${claimId} to ${name}`,
    });
    if (!done) return;
    const links = valueAt(desk.getState().draft?.workspace.assessment, `${path}/evidence`);
    const last = isJsonArray(links) ? links.length - 1 : 0;
    toast({
      text: `Linked ${claimId} to ${name}. Add a reason.`,
      action: {
        title: 'Add reason',
        onAction: () => view.actions.select({ section: list, index }, `/evidence/${String(last)}/reason`),
      },
    });
  };
}

function Targets({ claimId, onClose }: { readonly claimId: string; readonly onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [effect, setEffect] = useState<Effect>('supports');
  const assessment = useDraft(({ workspace }) => workspace.assessment);
  const link = useLinking(claimId, effect);
  const none = lists.every(({ list }) => listOf(assessment, list).length === 0);
  if (none)
    return (
      <EmptyState compact title="No power bases or intent hypotheses yet">
        Add one first, then link the claim to it.
      </EmptyState>
    );
  return (
    <div className={classes.body}>
      <EffectChoice id="use-as-evidence-effect" effect={effect} onEffect={setEffect} />
      <SearchBox
        label="Search entries"
        placeholder="Search power bases and hypotheses"
        value={query}
        onSearch={setQuery}
        first
      />
      <div className={classes.lists}>
        {lists.map(({ list, title }) => {
          const targets = targetsOf(assessment, list, query);
          return targets.length === 0 ? null : (
            <section key={list} aria-label={title}>
              <h4 className={classes.title}>{title}</h4>
              {targets.map((target) => {
                const linked = isLinked(assessment, target, claimId, effect);
                return (
                  <button
                    key={target.index}
                    type="button"
                    className={classes.target}
                    disabled={linked}
                    onClick={() => {
                      link(target);
                      onClose();
                    }}
                  >
                    <span className={classes.id}>{target.name}</span>
                    <span className={classes.line} dir="auto">
                      {target.line}
                    </span>
                    {linked ? <span className={classes.note}>already linked</span> : null}
                  </button>
                );
              })}
            </section>
          );
        })}
      </div>
      <Button variant="default" onClick={onClose} className={classes.cancel ?? ''}>
        Cancel
      </Button>
    </div>
  );
}

export function UseAsEvidence({ claimId, onClose }: { readonly claimId: string; readonly onClose: () => void }) {
  return (
    <Modal
      opened
      returnFocus={false}
      onClose={onClose}
      title={`Use ${claimId} as evidence for…`}
      size="lg"
      transitionProps={{ duration: 0 }}
    >
      <Targets claimId={claimId} onClose={onClose} />
    </Modal>
  );
}
