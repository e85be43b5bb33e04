/**
 * The content that a verdict on the current subject is bound to and that the review card does not show already, field
 * by field, and the findings on it.
 */
import { useMemo, useState } from 'react';
import { AuthorText } from '../../shared/author-text.tsx';
import { showHiddenCharacters } from '../../core/text/hidden.ts';
import { coveredBy, type CoveredField, type CoveredPart, type Writer } from '../../core/review/covered.ts';
import { actorName } from '../../shared/actor-name.ts';
import { useClaimLanguage } from '../../shared/use-span-words.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { entryKinds, targetKinds } from '../../core/review/target-words.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { FindingText } from '../../shared/finding-text.tsx';
import { LevelIcon, levelWords } from '../../ui/level-icon.tsx';
import type { CheckResult } from '../../core/check/checker.ts';
import type { Finding } from '../../core/rules/finding.ts';
import type { ReviewModel, Subject } from './model.ts';
import { useReviewDesk } from './use-review.ts';
import classes from './subject.module.css';
import wording from './wording.module.css';

export function Covered({ subject }: { readonly subject: Subject }) {
  const { blind } = useReviewDesk();
  const { digest } = useStores();
  const { assessment, casefile } = useDraft(({ workspace }) => workspace);
  const parts = useMemo(
    () => coveredBy(assessment, subject.target, blind ? 'blind' : 'open', digest, (id) => actorName(casefile, id)),
    [assessment, casefile, subject.target, blind, digest],
  );
  if (!parts) return null;
  const isDocument = subject.kind === 'document';
  const rest = isDocument ? parts : withoutShown(parts);
  if (rest.length === 0) return null;
  return (
    <section className={classes.covered} aria-labelledby="review-covered">
      <h4 id="review-covered">{isDocument ? 'What this verdict covers' : 'This verdict also covers'}</h4>
      {isDocument ? <DocumentParts parts={rest} /> : <PlainParts parts={rest} />}
    </section>
  );
}

/** The fields that the sentences of the review card show. */
const shownFields: ReadonlySet<string> = new Set([
  ...['effect', 'reason', 'explanation', 'unknown', 'topic', 'hypothesis', 'description'],
  ...['proposition', 'actual', 'claim_kind', 'representation', 'mode'],
]);

function withoutShown(parts: readonly CoveredPart[]): readonly CoveredPart[] {
  return parts
    .map((part) => ({ ...part, fields: part.fields.filter(({ name }) => !shownFields.has(name)) }))
    .filter(({ fields }) => fields.length > 0);
}

function PlainParts({ parts }: { readonly parts: readonly CoveredPart[] }) {
  return parts.map((part) => (
    <div key={part.key}>
      {parts.length > 1 ? <h5>{titleOf(part)}</h5> : null}
      <Fields part={part} />
    </div>
  ));
}

const groups = [
  { title: 'Claims', kind: 'claim' },
  { title: 'Power bases', kind: 'power-basis' },
  { title: 'Intent hypotheses', kind: 'intent' },
] as const;

/** There may be hundreds of claims and entries, so each can be expanded separately. */
function DocumentParts({ parts }: { readonly parts: readonly CoveredPart[] }) {
  return (
    <>
      {parts.map((part) => (part.kind === 'document' ? <Fields key={part.key} part={part} /> : null))}
      {groups.map(({ title, kind }) => {
        const shown = parts.filter((part) => part.kind === kind);
        return shown.length === 0 ? null : (
          <div key={kind}>
            <h5>{`${title} (${String(shown.length)})`}</h5>
            {shown.map((part) => (
              <FoldedPart key={part.key} part={part} />
            ))}
          </div>
        );
      })}
    </>
  );
}

function FoldedPart({ part }: { readonly part: CoveredPart }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.part} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Bdi className={wording.id}>{part.id || 'No ID'}</Bdi>{' '}
        <Written as="bdi" writer={part.writer} text={part.words} observationId={part.observationId} />
      </summary>
      {open ? <Fields part={part} /> : null}
    </details>
  );
}

interface WrittenProps {
  readonly as: 'bdi' | 'dd';
  readonly writer: Writer | undefined;
  readonly text: string;
  readonly observationId: number | undefined;
}

/** A text in the language of who wrote it. */
function Written({ as: Tag, writer, text, observationId }: WrittenProps) {
  const ofSource = useClaimLanguage({ observation_id: observationId });
  if (writer === undefined) return <Tag dir="auto">{showHiddenCharacters(text)}</Tag>;
  return (
    <AuthorText as={Tag} lang={writer === 'source' ? ofSource : undefined}>
      {showHiddenCharacters(text)}
    </AuthorText>
  );
}

function Fields({ part }: { readonly part: CoveredPart }) {
  const technical = part.fields.filter(({ isTechnical }) => isTechnical);
  return (
    <>
      <FieldList part={part} fields={part.fields.filter(({ isTechnical }) => !isTechnical)} />
      {technical.length > 0 ? (
        <details className={classes.part}>
          <summary>Technical details</summary>
          <FieldList part={part} fields={technical} />
        </details>
      ) : null}
    </>
  );
}

function FieldList({ part, fields }: { readonly part: CoveredPart; readonly fields: readonly CoveredField[] }) {
  return (
    <dl className={classes.fields}>
      {fields.map(({ label, values, writer }) => (
        <div key={label}>
          <dt>{label}</dt>
          {values.map((value, index) => (
            <Written key={index} as="dd" writer={writer} text={value} observationId={part.observationId} />
          ))}
        </div>
      ))}
    </dl>
  );
}

const titles: Readonly<Record<CoveredPart['kind'], string>> = { ...targetKinds, ...entryKinds, document: 'Assessment' };

function titleOf({ kind, id }: CoveredPart): string {
  return id === '' ? titles[kind] : `${titles[kind]} ${id}`;
}

/** The maximum number of findings listed for one subject; the rest are counted. */
const maxShown = 8;

/**
 * On the review card: the findings on the current subject, including those that cannot be checked. Hidden in a blind
 * review.
 */
export function SubjectFindings({ subject }: { readonly subject: Subject }) {
  const { model, blind } = useReviewDesk();
  const check = useDraft((draft) => draft.check);
  const unchecked = useDraft((draft) => draft.unchecked);
  if (blind || subject.kind === 'document') return null;
  const groups = findingsOn(subject, model, check);
  const hasFindings = groups.some(({ findings }) => findings.length > 0);
  return (
    <section className={classes.findings} aria-label="Findings">
      <h4>Findings</h4>
      {hasFindings ? (
        groups.map((group) => <FindingList key={group.name} {...group} />)
      ) : (
        <p className={wording.meta}>{unchecked ? 'Checking…' : 'No findings.'}</p>
      )}
    </section>
  );
}

function FindingList({ name, findings }: NamedFindings) {
  if (findings.length === 0) return null;
  const more = findings.length - maxShown;
  return (
    <ul>
      {findings.slice(0, maxShown).map((finding, index) => {
        const level = finding.certainty === 'unchecked' ? 'unchecked' : finding.level;
        return (
          <li key={index} data-level={level}>
            <LevelIcon level={level} size={14} />
            <span dir="ltr">
              <strong>
                {name}, {levelWords[level]}:
              </strong>{' '}
              <FindingText finding={finding} />
            </span>
          </li>
        );
      })}
      {more > 0 ? <li>{`and ${String(more)} more for ${name}`}</li> : null}
    </ul>
  );
}

/** The findings on one entry or claim, with its ID. */
interface NamedFindings {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/**
 * Returns the findings on a subject; for a link, those on its entry without the other links, and on its claim; for a
 * contradiction, also those on its claims.
 */
export function findingsOn(
  subject: Exclude<Subject, { kind: 'document' }>,
  model: ReviewModel,
  check: Pick<CheckResult, 'at'>,
): readonly NamedFindings[] {
  const { path } = subject.target;
  const onClaim = (claim: number | undefined, name: string): readonly NamedFindings[] =>
    claim === undefined ? [] : [{ name, findings: check.at(`/claims/${String(claim)}`) }];
  if (subject.kind !== 'link') {
    const sides = subject.kind === 'contradiction' ? subject.connections : [];
    return [
      { name: subject.id, findings: check.at(path) },
      ...sides.flatMap(({ claim, claimId }) => onClaim(claim, claimId)),
    ];
  }
  const { entry, claim, claimId } = subject;
  const isOnOtherLink = (at: string): boolean =>
    at.startsWith(`${entry}/evidence/`) && at !== path && !at.startsWith(`${path}/`);
  const onEntry = {
    name: model.entryAt.get(entry)?.id ?? '',
    findings: check.at(entry).filter((finding) => !isOnOtherLink(finding.path)),
  };
  return [onEntry, ...onClaim(claim, claimId)];
}
