import type { Finding } from '../../core/rules/finding.ts';
import { useDraft } from '../../shared/context.tsx';
import { LevelIcon, levelWords } from '../../ui/level-icon.tsx';
import type { Subject } from './model.ts';
import { useReviewDesk } from './use-review.ts';
import classes from './findings.module.css';
import wording from './wording.module.css';

/** The most findings listed for one subject; the rest are counted. */
const maxShown = 8;

/** The findings on the current subject, including those that cannot be checked. Hidden in a blind review. */
export function SubjectFindings({ subject }: { readonly subject: Subject }) {
  const { model, blind } = useReviewDesk();
  const check = useDraft((draft) => draft.check);
  const unchecked = useDraft((draft) => draft.unchecked);
  if (blind || subject.kind === 'document') return null;
  const entry = subject.kind === 'link' ? subject.entry : subject.target.path;
  const claim = subject.kind === 'link' && subject.claim !== undefined ? `/claims/${String(subject.claim)}` : undefined;
  const link = subject.kind === 'link' ? subject.target.path : undefined;
  const other = (path: string): boolean =>
    link !== undefined && path.startsWith(`${entry}/evidence/`) && path !== link && !path.startsWith(`${link}/`);
  const name = subject.kind === 'link' ? (model.entryAt.get(entry)?.id ?? '') : subject.id;
  const groups = [
    { name, findings: check.at(entry).filter(({ path }) => !other(path)) },
    ...(claim === undefined || subject.kind !== 'link' ? [] : [{ name: subject.claimId, findings: check.at(claim) }]),
  ];
  const hasFindings = groups.some(({ findings }) => findings.length > 0);
  return (
    <section className={classes.findings} aria-label="Findings">
      <h4>Findings</h4>
      {hasFindings ? (
        groups.map((group) => <FindingList key={group.name} {...group} />)
      ) : (
        <p className={wording.meta}>{unchecked ? 'Checking…' : 'No findings. This does not mean that it is true.'}</p>
      )}
    </section>
  );
}

function FindingList({ name, findings }: { readonly name: string; readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  const more = findings.length - maxShown;
  return (
    <ul>
      {findings.slice(0, maxShown).map((finding, index) => {
        const level = finding.certainty === 'unchecked' ? 'unchecked' : finding.level;
        return (
          <li key={index} data-level={level}>
            <LevelIcon level={level} size={14} />
            <span dir="auto">
              <strong>
                {name}, {levelWords[level]}:
              </strong>{' '}
              {finding.message}
            </span>
          </li>
        );
      })}
      {more > 0 ? <li>{`and ${String(more)} more for ${name}`}</li> : null}
    </ul>
  );
}
