/** The field for one side of a contradiction: the choice of a claim, and the claim with its words in their sentence. */
import { useClaimWordsLanguage, useClaimLanguage } from '../../../shared/use-span-words.ts';
import { AuthorText } from '../../../shared/author-text.tsx';
import { useCanWrite, useDraft } from '../../../shared/context.tsx';
import type { JsonValue } from '../../../core/json/json.ts';
import type { Pointer } from '../../../core/json/pointer.ts';
import type { Casefile } from '../../../core/casefile/types.generated.ts';
import { PickBox, type PickOption } from '../../../ui/pick-box.tsx';
import { Writable } from '../../../ui/writable.tsx';
import { isRightToLeft } from '../../../core/report/direction.ts';
import { modelOf, type ModelClaim, type ModelClaims } from '../../../core/assessment/model.ts';
import { ClaimMeta } from '../claims/claim-meta.tsx';
import { claimText, searchText } from '../claims/claim-search.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { shortJson, shownJson } from '../field/describe-json.ts';
import { useValue } from '../place/hooks.ts';
import classes from './claim-side-field.module.css';
import type { EntryFieldProps } from './rjsf-field.tsx';
import { useField } from './use-field.ts';
import { Button } from '@mantine/core';
import { IconArrowUpRight, IconTextScan2 } from '@tabler/icons-react';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { showHiddenCharacters } from '../../../core/text/hidden.ts';
import { CueNote, InOwnSentence, useClaimSentence } from '../../../shared/claim-sentence.tsx';
import { useShowClaim } from '../claims/use-show-claim.ts';

function labelOf(info: ModelClaim): string {
  return `${info.id ?? ''} · ${shortJson(claimText(info), 90)}`;
}

function ClaimWords({ info }: { readonly info: ModelClaim }) {
  return (
    <AuthorText className={classes.words} lang={useClaimWordsLanguage(info.claim)}>
      {claimText(info)}
    </AuthorText>
  );
}

function ClaimCues({ info }: { readonly info: ModelClaim }) {
  return <CueNote sentence={useClaimSentence(info.claim)} />;
}

function optionOf(info: ModelClaim, casefile: Casefile | null): PickOption {
  return {
    value: info.id ?? '',
    label: labelOf(info),
    keywords: searchText(info, casefile),
    content: (
      <span className={classes.option}>
        <span className={classes.id}>{info.id}</span>
        <ClaimWords info={info} />
        <ClaimMeta info={info} />
        <ClaimCues info={info} />
      </span>
    ),
  };
}

let last: { readonly of: readonly unknown[]; readonly options: readonly PickOption[] } | undefined;

/** Returns the options for every claim. The same for all boxes on the screen, because each would make hundreds. */
function claimOptions(claims: ModelClaims, casefile: Casefile | null): readonly PickOption[] {
  if (last?.of[0] === claims && last.of[1] === casefile) return last.options;
  const named = claims.list.filter((claim) => claims.named(claim.id) === claim);
  last = { of: [claims, casefile], options: named.map((info) => optionOf(info, casefile)) };
  return last.options;
}

/** Returns the claim with the ID in a field; undefined if there is none. */
function useChosen(id: JsonValue | undefined): ModelClaim | undefined {
  return useDraft(({ workspace }) =>
    modelOf(workspace.assessment).claims.named(typeof id === 'string' ? id : undefined),
  );
}

/** The box in which the claim is chosen. Its claim is shown elsewhere, by `ChosenClaim`. */
export function ClaimSideField(props: EntryFieldProps) {
  const { value, choose, set, frame } = useField(props);
  const canWrite = useCanWrite();
  const claims = useDraft(({ workspace }) => modelOf(workspace.assessment).claims);
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const options = claimOptions(claims, casefile);
  const id = typeof value === 'string' ? value : undefined;
  const chosen = useChosen(value);
  const language = useClaimWordsLanguage(chosen?.claim ?? {});
  const wrong =
    value === undefined || id !== undefined
      ? undefined
      : {
          expected: 'a claim ID',
          replacements: [{ title: 'Convert to text', onReplace: () => set(shownJson(value)) }],
        };
  return (
    <FieldFrame {...frame} wrong={wrong}>
      {(control) => (
        <Writable canWrite={canWrite}>
          <PickBox
            {...control}
            shown={chosen ? labelOf(chosen) : (id ?? '')}
            lang={chosen ? language : ''}
            dir={chosen && isRightToLeft(claimText(chosen)) ? 'rtl' : 'ltr'}
            chosen={id}
            options={options}
            onPick={choose}
            placeholder="Search by text, actor or observation"
            empty="No claims yet. Create one from a passage first."
          />
        </Writable>
      )}
    </FieldFrame>
  );
}

/** The claim that is chosen in a field, with its passage. */
export function ChosenClaim({ field }: { readonly field: Pointer }) {
  const id = useValue(field);
  const chosen = useChosen(id);
  return (
    <div className={classes.card}>
      {chosen ? (
        <ClaimInPassage info={chosen} />
      ) : (
        <p className={classes.none}>
          {typeof id === 'string' && id !== '' ? `No claim with the ID ${id}.` : 'No claim chosen yet.'}
        </p>
      )}
    </div>
  );
}

/** A claim with its words in their sentence, and buttons that go to it. */
function ClaimInPassage({ info }: { readonly info: ModelClaim }) {
  const { show, open } = useShowClaim();
  const { actual = '', proposition, passage_id: passageId = '' } = info.claim;
  const isLoaded = useDraft(({ workspace }) => casefileIndex(workspace.casefile).passage(passageId) !== undefined);
  const language = useClaimLanguage(info.claim);
  const sentence = useClaimSentence(info.claim);
  const name = info.id || 'the claim';
  return (
    <article className={classes.claim} aria-label={`Claim ${info.id ?? ''}`}>
      <div
        role="group"
        aria-label={`Text of ${name} in its passage`}
        className={classes.place}
        dir="auto"
        lang={language}
      >
        <blockquote>
          <InOwnSentence sentence={sentence}>
            {actual === '' ? 'No text yet' : <mark className={classes.own}>{showHiddenCharacters(actual)}</mark>}
          </InOwnSentence>
        </blockquote>
      </div>
      <CueNote sentence={sentence} />
      {sentence ? null : (
        <p className={classes.note}>
          {isLoaded
            ? 'This text does not match the passage at the claim’s span.'
            : 'The passage is not in the casefile.'}
        </p>
      )}
      {proposition && proposition !== actual ? (
        <p className={classes.note}>
          Proposition: <AuthorText as="q">{proposition}</AuthorText>
        </p>
      ) : null}
      <ClaimMeta info={info} />
      <div className={classes.buttons}>
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconTextScan2 size={14} />}
          disabled={!info.claim.passage_id}
          onClick={() => show(info)}
        >
          Show in passage
        </Button>
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconArrowUpRight size={14} />}
          onClick={() => open(info)}
        >
          Go to {name}
        </Button>
      </div>
    </article>
  );
}
