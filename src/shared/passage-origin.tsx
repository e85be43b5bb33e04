/** Shows where a passage came from, if its casefile has origins. */
import { lazy, Suspense } from 'react';
import { useDraft } from './context.tsx';

/** A casefile without sources from files has no origins, and does not need this code. */
const OriginDetails = lazy(async () => ({ default: (await import('./origin-details.tsx')).OriginDetails }));

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
