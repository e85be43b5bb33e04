/** The fields of the open evidence link in its row: claim, effect and reason. */
import { Button } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { isRightToLeft } from '../../../core/report/direction.ts';
import type { Pointer } from '../../../core/json/pointer.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { languageOfClaimWords } from '../../../core/workspace/texts-at.ts';
import { useTextLanguage } from '../../../shared/author-text.tsx';
import { useCanWrite, useDraft, useStores } from '../../../shared/context.tsx';
import { PickBox } from '../../../ui/pick-box.tsx';
import { Writable } from '../../../ui/writable.tsx';
import { modelOf } from '../../../core/assessment/model.ts';
import { claimText, searchText } from '../claims/claim-search.ts';
import { Counter } from '../../../shared/field/counter.tsx';
import { shortJson, shownJson } from '../field/describe-json.ts';
import { helpOfField, controlId } from '../field/field-frame.tsx';
import { WrongValue } from '../field/wrong-value.tsx';
import { Frame, type ControlProps } from '../../../shared/field/field-frame.tsx';
import { FindingLines } from '../../../shared/field/finding-lines.tsx';
import { RadioRow } from '../field/radio-row.tsx';
import { TextArea } from '../../../shared/field/text-area.tsx';
import { UnknownProperties } from '../field/field-group.tsx';
import { choicesOf } from '../fields/choice-field.tsx';
import { helpOf, numberOf, titleOf } from '../fields/rjsf-field.tsx';
import { typedText } from '../../../core/json/typed-text.ts';
import { evidenceLinkSchema, schemaBelow, type SchemaNode } from '../form/form-schemas.ts';
import { typing, useFieldValue, useEdits, useValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { isJsonArray, isJsonObject } from '../../../core/json/json.ts';
import { viewEvidenceLink } from '../../../core/assessment/view.ts';
import classes from './link-editor.module.css';
import type { OpenLink } from './use-open-link.ts';

const names = ['effect', 'reason', 'claim_id'] as const;
type Name = (typeof names)[number];
const linkSchemas = Object.fromEntries(names.map((name) => [name, schemaBelow(evidenceLinkSchema, name)])) as Readonly<
  Record<Name, SchemaNode>
>;

const effectChoices = choicesOf(linkSchemas.effect).map((choice) => ({
  ...choice,
  description: undefined,
  meaning: choice.value === 'supports' ? ('supports' as const) : ('contradicts' as const),
}));

interface LinkFieldProps {
  readonly field: Pointer;
  readonly control: ControlProps;
}

/** The claim of the link, chosen by its text. */
function LinkClaim({ field, control, id }: LinkFieldProps & { readonly id: string | undefined }) {
  const claims = useDraft(({ workspace }) => modelOf(workspace.assessment).claims);
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
  const canWrite = useCanWrite();
  const chosen = claims.named(id ?? '');
  return (
    <Writable canWrite={canWrite}>
      <PickBox
        {...control}
        shown={options.find(({ value }) => value === id)?.label ?? id ?? ''}
        chosen={id}
        lang={options.find(({ value }) => value === id)?.lang}
        dir={chosen && isRightToLeft(claimText(chosen)) ? 'rtl' : 'ltr'}
        options={options}
        onPick={(picked) => picked !== id && edits.set(field, picked, { label: 'change the claim of a link' })}
      />
    </Writable>
  );
}

function LinkReason({ field, control, onDone }: LinkFieldProps & { readonly onDone: () => void }) {
  const { base } = usePlace();
  const edits = useEdits();
  const raw = useValue(field);
  const replace = (value: string): boolean => edits.set(field, value, { label: 'replace Reason' });
  if (raw !== undefined && typeof raw !== 'string') {
    return (
      <WrongValue
        value={raw}
        expected="text"
        replacements={[
          { title: 'Convert to text', onReplace: () => replace(shownJson(raw)) },
          { title: 'Replace with empty text', onReplace: () => replace('') },
        ]}
      />
    );
  }
  const text = raw ?? '';
  return (
    <TextArea
      {...control}
      value={text}
      onText={(typed) => edits.set(field, typedText(text, typed), typing('Reason', base + field))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onDone();
      }}
    />
  );
}

/** The number of characters of the reason. Separate, so that a key renders the counter and not the frame. */
function ReasonCounter({ field }: { readonly field: Pointer }) {
  const text = useFieldValue(field, (value) => (typeof value === 'string' ? value : ''));
  return <Counter text={text} limit={numberOf(linkSchemas.reason, 'maxLength')} />;
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
    const info = draft && modelOf(draft.workspace.assessment).claims.named(claimId);
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
  const { kind, base } = usePlace();
  const canWrite = useCanWrite();
  const field = `/evidence/${String(open.index)}`;
  useFocusWithin(open);
  const others = useOthersWithoutReason(open.index);
  const claimId = useFieldValue(field, (link) => viewEvidenceLink(link).claim_id);
  useFollowClaim(open, claimId);
  const effect = useFieldValue(field, (link) => viewEvidenceLink(link).effect);
  if (!useFieldValue(field, isJsonObject)) return <WrongLink field={field} />;
  const ofField = (name: Name): readonly Finding[] =>
    findings.filter(({ path }) => `${path}/`.startsWith(`${base}${field}/${name}/`));
  const frame = (name: Name) => ({
    id: controlId(`${field}/${name}`),
    field: `${field}/${name}`,
    title: titleOf(linkSchemas[name]),
    help: helpOf(linkSchemas[name]),
    entryId: helpOfField(kind, `${field}/${name}`),
    findings: ofField(name),
    isQuiet,
  });
  const finish = (): void => {
    // The fields disappear with the editor, so the row takes the focus.
    document.getElementById(frame('effect').id)?.closest<HTMLElement>('[role="row"]')?.focus();
    onDone();
  };
  return (
    <div className={classes.editor}>
      <Frame {...frame('effect')} names="reference">
        {(control) => (
          <Writable canWrite={canWrite}>
            <RadioRow
              {...control}
              labelledBy={`${control.id}-label`}
              choices={effectChoices}
              value={effect}
              onChoose={(next) => edits.set(`${field}/effect`, next, { label: 'set Effect' })}
            />
          </Writable>
        )}
      </Frame>
      <Frame {...frame('reason')} counter={<ReasonCounter field={`${field}/reason`} />}>
        {(control) => <LinkReason field={`${field}/reason`} control={control} onDone={finish} />}
      </Frame>
      <Frame {...frame('claim_id')}>
        {(control) => <LinkClaim field={`${field}/claim_id`} control={control} id={claimId} />}
      </Frame>
      <FindingLines
        findings={findings.filter((finding) => !names.some((name) => ofField(name).includes(finding)))}
        isQuiet={isQuiet}
      />
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
