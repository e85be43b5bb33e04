/** Below a passage in its observation’s form: the findings about its text, each with a button that shows the place. */
import { useMemo } from 'react';
import { pointer } from '../../core/json/pointer.ts';
import type { CodePointSpan } from '../../core/passage/span.ts';
import type { Observation, Passage } from '../../core/casefile/types.generated.ts';
import type { Finding } from '../../core/rules/finding.ts';
import { useDraft, useViewActions } from '../../shared/context.tsx';
import { FindingLines } from '../../shared/field/finding-lines.tsx';
import { SmallButton } from '../../ui/small-button.tsx';

interface PassageFindingsProps {
  readonly observation: Observation;
  readonly passage: Passage;
  /** The index of the passage in its observation. */
  readonly index: number;
}

const none: readonly Finding[] = [];

export function PassageFindings({ observation, passage, index }: PassageFindingsProps) {
  const { showPassage, setPending, leadToPassage } = useViewActions();
  const at = useDraft(({ workspace }) => workspace.casefile?.observations.indexOf(observation) ?? -1);
  const all = useDraft(({ check }) => (at < 0 ? none : check.at(`casefile:${pointer('observations', at)}`)));
  const findings = useMemo(() => {
    const text = pointer('observations', at, 'passages', index, 'text');
    return all.length === 0 ? none : all.filter(({ path }) => path === text);
  }, [all, at, index]);
  const span = findings.find((finding) => finding.span !== undefined)?.span;
  const show = (place: CodePointSpan): void => {
    const { passage_id: passageId } = passage;
    setPending({ passageId, span: place, reveal: true });
    showPassage(passageId, observation.observation_id);
    leadToPassage();
  };
  if (findings.length === 0) return null;
  return (
    <div>
      <FindingLines findings={findings} />
      {span ? <SmallButton onClick={() => show(span)}>Show the first one</SmallButton> : null}
    </div>
  );
}
