/** Shows where a passage came from and how its source is graded, if the casefile says so. */
import { lazy, Suspense } from 'react';
import { casefileIndex } from '../core/casefile/lookup.ts';
import type { Observation } from '../core/casefile/types.generated.ts';
import { useDraft } from './context.tsx';

/** A casefile without sources from files has no origins, and does not need this code. */
const OriginDetails = lazy(async () => ({ default: (await import('./origin-details.tsx')).OriginDetails }));

/** Most sources have no grade. */
const SourceGradeDetails = lazy(async () => ({
  default: (await import('./source-grade-details.tsx')).SourceGradeDetails,
}));

interface PassageOriginProps {
  readonly passageId: string;
  readonly className?: string | undefined;
}

export function PassageOrigin({ passageId, className }: PassageOriginProps) {
  const hasOrigins = useDraft(({ workspace }) => (workspace.casefile?.origins ?? []).length > 0);
  if (!hasOrigins) return null;
  return (
    <div className={className}>
      <Suspense>
        <OriginDetails passageId={passageId} />
      </Suspense>
    </div>
  );
}

interface PassageGradeProps {
  readonly observation: Observation;
  readonly className?: string | undefined;
}

export function PassageGrade({ observation, className }: PassageGradeProps) {
  const hasGrade = useDraft(({ workspace: { casefile } }) => {
    const publisher = casefileIndex(casefile).actor(observation.publisher_actor_id ?? '');
    return (observation.grade ?? publisher?.grade) !== undefined;
  });
  if (!hasGrade) return null;
  return (
    <div className={className}>
      <Suspense>
        <SourceGradeDetails observation={observation} />
      </Suspense>
    </div>
  );
}
