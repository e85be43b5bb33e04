/** One entry, or the head of the document, in the editor: header, for a claim its citations, and form. */
import { isJsonObject } from '../../../core/json/json.ts';
import { lazy, Suspense, useRef } from 'react';
import type { ListName } from '../../../core/assessment/view.ts';
import { FindingLines } from '../../../shared/field/finding-lines.tsx';
import { UnknownProperties } from '../field/field-group.tsx';
import { WrongValue } from '../field/wrong-value.tsx';
import { EntryForm } from '../form/entry-form.tsx';
import { documentSchema, formSchemas, type FormKind, type LaidOutKind } from '../form/form-schemas.ts';
import { useFieldValue, useEdits, useFieldFindings, useValue } from '../place/hooks.ts';
import { PlaceProvider } from '../place/place.tsx';
import { WithProposals } from '../proposals/with-proposals.tsx';
import { RememberProducer } from '../steps/remember-producer.tsx';
import { CitedBy } from './cited-by.tsx';
import { DocumentHeader } from './document-header.tsx';
import { EntryHeader } from './entry-header.tsx';
import { listWords } from '../../../shared/sections.ts';
import classes from './entry-view.module.css';
import { useFocusRequest } from './use-focus-request.ts';

/** The findings about the entry as a whole, and its unknown properties. */
export function WholeEntry({ kind }: { readonly kind: FormKind }) {
  const findings = useFieldFindings('').filter(({ ruleId }) => ruleId !== 'schema/additionalProperties');
  return (
    <>
      {findings.length > 0 ? (
        <div className={classes.findings}>
          <FindingLines findings={findings} />
        </div>
      ) : null}
      <UnknownProperties field="" schema={kind === 'document' ? documentSchema : formSchemas[kind]} />
    </>
  );
}

/** An entry that is not an object. It is shown as it is, with a button to replace it. */
export function BrokenEntry({ list }: { readonly list: ListName }) {
  const value = useValue('');
  const edits = useEdits();
  const { one, article } = listWords[list];
  return (
    <WrongValue
      value={value ?? null}
      expected={`${article} ${one}`}
      replacements={[
        {
          title: `Replace with empty ${one}`,
          onReplace: () => edits.set('', {}, { label: `replace ${article} ${one}` }),
        },
      ]}
    />
  );
}

function EntryBody({ kind }: { readonly kind: LaidOutKind }) {
  const isObject = useFieldValue('', isJsonObject);
  if (kind !== 'document' && !isObject) return <BrokenEntry list={kind} />;
  return (
    <>
      <WholeEntry kind={kind} />
      <EntryForm kind={kind} />
    </>
  );
}

/** Loaded with the first document. The form also works without it. */
const DocumentSteps = lazy(async () => {
  const loaded = await import('../steps/document-steps.tsx').catch(() => undefined);
  return { default: loaded?.DocumentSteps ?? (() => null) };
});

/** Loaded with the first entry. The form also works without it. */
const loadNotes = () => import('./private-note.tsx').catch(() => undefined);
const EntryNote = lazy(async () => ({ default: (await loadNotes())?.EntryNote ?? (() => null) }));
const DraftNotes = lazy(async () => ({ default: (await loadNotes())?.DraftNotes ?? (() => null) }));

/** The head of the document, after what is left to do in the draft. */
function DocumentBody() {
  return (
    <>
      <Suspense>
        <DocumentSteps />
      </Suspense>
      <RememberProducer>
        <EntryBody kind="document" />
      </RememberProducer>
    </>
  );
}

export function EntryView({ kind, index }: { readonly kind: LaidOutKind; readonly index?: number | undefined }) {
  const root = useRef<HTMLDivElement>(null);
  useFocusRequest(root);
  return (
    <PlaceProvider kind={kind} index={index}>
      <div ref={root} className={classes.entry}>
        {kind === 'document' || index === undefined ? <DocumentHeader /> : <EntryHeader list={kind} index={index} />}
        {kind === 'claims' && index !== undefined ? <CitedBy index={index} /> : null}
        {kind === 'claims' && index !== undefined ? (
          <WithProposals index={index} root={root}>
            <EntryBody kind={kind} />
          </WithProposals>
        ) : kind === 'document' ? (
          <DocumentBody />
        ) : (
          <EntryBody kind={kind} />
        )}
        <Suspense>
          {kind === 'document' ? <DraftNotes /> : index === undefined ? null : <EntryNote list={kind} index={index} />}
        </Suspense>
      </div>
    </PlaceProvider>
  );
}
