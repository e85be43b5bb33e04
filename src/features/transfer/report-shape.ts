/** The shape of reports that the person chose last, stored on this device. */
import { useState } from 'react';
import { fullShape, isReportShape, shortShape, type ReportShape } from '../../core/export/report/shape.ts';
import { storePreference, storedPreference } from '../../ui/preferences.ts';

/** The sections of the full report, and whether the short form was chosen instead. */
export interface ChosenShape {
  readonly full: ReportShape;
  readonly short: boolean;
  /** The shape of the next report. */
  readonly shape: ReportShape;
  readonly chooseFull: (full: ReportShape) => void;
  readonly chooseShort: (short: boolean) => void;
}

const sectionsKey = 'report-sections';
const shortKey = 'report-short';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export function useReportShape(): ChosenShape {
  const [full, setFull] = useState(() => storedPreference(sectionsKey, isReportShape) ?? fullShape);
  const [short, setShort] = useState(() => storedPreference(shortKey, isBoolean) ?? false);
  return {
    full,
    short,
    shape: short ? shortShape : full,
    chooseFull(chosen) {
      setFull(chosen);
      storePreference(sectionsKey, chosen);
    },
    chooseShort(chosen) {
      setShort(chosen);
      storePreference(shortKey, chosen);
    },
  };
}
