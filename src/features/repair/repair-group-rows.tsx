/** One group of the repair dialog: what its repairs do, and each of them with its change and a box to leave it out. */
import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import { memo, useId, useMemo, useState } from 'react';
import { changeInWords } from '../../core/check/repair/change-in-words.ts';
import type { Repair, RepairGroup } from '../../core/check/repair/repairs.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import { parsePointer } from '../../core/json/pointer.ts';
import { spanOf } from '../../core/passage/span.ts';
import type { Finding } from '../../core/rules/finding.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { fixKinds, type FixKindFacts } from '../../core/rules/fix-kind.ts';
import { useDraft } from '../../shared/context.tsx';
import { fieldInWords } from '../../shared/field-in-words.ts';
import { findingEntry } from '../../shared/finding-entry.ts';
import { FindingText } from '../../shared/finding-text.tsx';
import { InPlace } from '../../shared/in-place.tsx';
import { languageOfEdit } from '../../core/workspace/texts-at.ts';
import { FixChange } from '../../shared/fix-change.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './repair.module.css';

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
  return { claim, passage: casefileIndex(casefile).passage(id) };
}
