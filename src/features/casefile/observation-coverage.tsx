/** In the list of observations: how much of an observation is marked by claims, as a small bar and in words. */
import { memo, useMemo } from 'react';
import type { Observation } from '../../core/casefile/types.generated.ts';
import { observationCoverage } from '../../core/pictures/coverage.ts';
import { barShape, barTop, barHeight, shapesOfUse } from '../../core/pictures/coverage-shapes.ts';
import { coverageInWords, shareInWords } from '../../core/pictures/coverage-words.ts';
import { useDraft } from '../../shared/context.tsx';
import { ShapesView } from '../../shared/picture/shapes-view.tsx';
import classes from './casefile.module.css';

/** The length of the bar in its own units. The style sets its width on the screen. */
const width = 200;

export const ObservationCoverage = memo(function ObservationCoverage({ of }: { readonly of: Observation }) {
  const assessment = useDraft(({ workspace }) => workspace.assessment);
  const own = useMemo(() => observationCoverage(assessment, of), [assessment, of]);
  if (!own || own.claims === 0) return null;
  const { length, marked, stretches } = own;
  const scale = width / Math.max(1, length);
  const shapes = [
    barShape(width),
    ...stretches.flatMap(({ start, end, use }) => shapesOfUse(use, start * scale, Math.max(2, (end - start) * scale))),
  ];
  return (
    <span className={classes.coverage} title={coverageInWords(of, own)}>
      <svg viewBox={`0 ${String(barTop)} ${String(width)} ${String(barHeight)}`} preserveAspectRatio="none" aria-hidden>
        <ShapesView shapes={shapes} />
      </svg>
      {`${shareInWords(marked.all, length)} marked`}
    </span>
  );
});
