/** The fields of the open evidence link in its row: claim, effect and reason. */
import { Button } from '@mantine/core';
import { memo, useEffect, useMemo } from 'react';
import { isRightToLeft } from '../../../core/export/direction.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { languageOfClaimWords } from '../../../core/workspace/texts-at.ts';
import { useTextLanguage } from '../../../shared/author-text.tsx';
import { useCanWrite, useDraft, useStores } from '../../../shared/context.tsx';
import { PickBox } from '../../../ui/pick-box.tsx';
import { Writable } from '../../../ui/writable.tsx';
import { claimInfos, claimText } from '../claims/claim-info.ts';
import { searchText } from '../claims/claim-search.ts';
import { Counter } from '../../../shared/field/counter.tsx';
import { shortJson, shownJson } from '../field/describe-json.ts';
import { helpOfField } from '../field/field-help.ts';
import { controlId } from '../field/field-frame.tsx';
import { FindingLines } from '../../../shared/field/finding-lines.tsx';
import { RadioRow } from '../field/radio-row.tsx';
import { TextArea } from '../../../shared/field/text-area.tsx';
import { UnknownProperties } from '../field/unknown-properties.tsx';
import { WrongValue } from '../field/wrong-value.tsx';
import { choicesOf } from '../fields/choices.ts';
import { numberOf } from '../fields/rjsf-field.tsx';
import { typedText } from '../../../core/json/typed-text.ts';
import { evidenceLinkSchema, schemaBelow } from '../form/form-schemas.ts';
import { typing, useFieldValue, useEdits, useValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { isJsonArray, isJsonObject } from '../../../core/json/json.ts';
import { viewEvidenceLink } from '../../../core/assessment/view.ts';
import classes from './link-editor.module.css';
import type { OpenLink } from './use-open-link.ts';

const effectChoices = choicesOf(schemaBelow(evidenceLinkSchema, 'effect')).map((choice) => ({
  ...choice,
  description: undefined,
  meaning: choice.value === 'supports' ? ('supports' as const) : ('contradicts' as const),
}));
const reasonLimit = numberOf(schemaBelow(evidenceLinkSchema, 'reason'), 'maxLength');

/** The claim of the link, chosen by its text. */
const LinkClaim = memo(function LinkClaim(props: { readonly field: string; readonly id: string | undefined }) {
  const { field, id } = props;
  const claims = useDraft(({ workspace }) => claimInfos(workspace.assessment));
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const textLanguage = useTextLanguage();
  const edits = useEdits();
  const options = useMemo(
    () =>
      claims.list
        .filter(({ citable }) => citable)
        .map((info) => ({
          value: info.id ?? '',
          label: `${info.id ?? ''} · ${shortJson(claimText(info), 80)}`,
          lang: languageOfClaimWords({ casefile, textLanguage }, info.claim),
          keywords: searchText(info, casefile),
        })),
    [claims, casefile, textLanguage],
  );
  const { kind } = usePlace();
  const canWrite = useCanWrite();
  const dom = controlId(field);
  const chosen = claims.byId.get(id ?? '');
  return (
    <div className={classes.field} data-field={field} data-help={helpOfField(kind, field)}>
      <label htmlFor={dom}>Claim</label>
      <Writable canWrite={canWrite}>
        <PickBox
          id={dom}
          shown={options.find(({ value }) => value === id)?.label ?? id ?? ''}
          chosen={id}
          lang={options.find(({ value }) => value === id)?.lang}
          dir={chosen && isRightToLeft(claimText(chosen)) ? 'rtl' : 'ltr'}
          options={options}
          onPick={(picked) => picked !== id && edits.set(field, picked, { label: 'change the claim of a link' })}
        />
      </Writable>
    </div>
  );
});

function LinkReason({ field, onDone }: { readonly field: string; readonly onDone: () => void }) {
  const { base, kind } = usePlace();
  const edits = useEdits();
  const raw = useValue(field);
  const text = typeof raw === 'string' ? raw : '';
  const dom = controlId(field);
  const replace = (value: string): boolean => edits.set(field, value, { label: 'replace Reason' });
  return (
    <div className={classes.field} data-field={field} data-help={helpOfField(kind, field)}>
      <label htmlFor={dom}>Reason</label>
      {raw === undefined || typeof raw === 'string' ? (
        <>
          <TextArea
            id={dom}
            value={text}
            onText={(typed) => edits.set(field, typedText(text, typed), typing('Reason', base + field))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onDone();
            }}
          />
          <div className={classes.foot}>
            <Counter text={text} limit={reasonLimit} />
          </div>
        </>
      ) : (
        <WrongValue
          value={raw}
          expected="text"
          replacements={[
            { title: 'Convert to text', onReplace: () => replace(shownJson(raw)) },
            { title: 'Replace with empty text', onReplace: () => replace('') },
          ]}
        />
      )}
    </div>
  );
}

function WrongLink({ field }: { readonly field: string }) {
  const edits = useEdits();
  return (
    <WrongValue
      value={useValue(field) ?? null}
      expected="an evidence link"
      replacements={[
        { title: 'Replace with empty link', onReplace: () => edits.set(field, {}, { label: 'replace a link' }) },
      ]}
    />
  );
}

/** Focuses the field that the link was opened for. */
function useFocusWithin({ focus, serial }: OpenLink): void {
  useEffect(() => {
    const control = focus === undefined ? null : document.getElementById(controlId(focus));
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [focus, serial]);
}

/** Lets the passage show the words of the link's claim: when the link is opened, and when another claim is chosen. */
function useFollowClaim({ serial }: OpenLink, claimId: string | undefined): void {
  const { desk, view } = useStores();
  useEffect(() => {
    const { draft } = desk.getState();
    const info = draft && claimId !== undefined ? claimInfos(draft.workspace.assessment).byId.get(claimId) : undefined;
    if (info) view.actions.follow(info.index, info.claim.passage_id ?? null, info.claim.observation_id ?? null);
  }, [desk, view, serial, claimId]);
}

/** Returns the number of other links without a reason. */
function useOthersWithoutReason(index: number): number {
  return useFieldValue('/evidence', (links) =>
    isJsonArray(links) ? links.filter((link, at) => at !== index && !viewEvidenceLink(link).reason?.trim()).length : 0,
  );
}

interface LinkEditorProps {
  readonly open: OpenLink;
  readonly findings: readonly Finding[];
  readonly isQuiet: (finding: Finding) => boolean;
  readonly onDone: () => void;
}

/** The fields of the open evidence link. */
export function LinkEditor({ open, findings, isQuiet, onDone }: LinkEditorProps) {
  const edits = useEdits();
  const { kind } = usePlace();
  const canWrite = useCanWrite();
  const field = `/evidence/${String(open.index)}`;
  useFocusWithin(open);
  const others = useOthersWithoutReason(open.index);
  const claimId = useFieldValue(field, (link) => viewEvidenceLink(link).claim_id);
  useFollowClaim(open, claimId);
  const effect = useFieldValue(field, (link) => viewEvidenceLink(link).effect);
  if (!useFieldValue(field, isJsonObject)) return <WrongLink field={field} />;
  const effectField = `${field}/effect`;
  const finish = (): void => {
    // The fields disappear with the editor, so the row takes the focus.
    document.getElementById(controlId(effectField))?.closest<HTMLElement>('[role="row"]')?.focus();
    onDone();
  };
  return (
    <div className={classes.editor}>
      <div className={classes.field} data-field={effectField} data-help={helpOfField(kind, effectField)}>
        <span id={`${controlId(effectField)}-label`} className={classes.label}>
          Effect
        </span>
        <Writable canWrite={canWrite}>
          <RadioRow
            id={controlId(effectField)}
            labelledBy={`${controlId(effectField)}-label`}
            choices={effectChoices}
            value={effect}
            compact
            onChoose={(next) => edits.set(effectField, next, { label: 'set Effect' })}
          />
        </Writable>
      </div>
      <LinkReason field={`${field}/reason`} onDone={finish} />
      <LinkClaim field={`${field}/claim_id`} id={claimId} />
      <FindingLines findings={findings} isQuiet={isQuiet} />
      <UnknownProperties field={field} schema={evidenceLinkSchema} />
      <div className={classes.done}>
        <Button size="compact-sm" variant="default" onClick={finish}>
          Done
        </Button>
        {others > 0 && canWrite ? (
          <span className={classes.others}>
            {others === 1 ? '1 other link has no reason yet.' : `${String(others)} other links have no reason yet.`}
          </span>
        ) : null}
      </div>
    </div>
  );
}
