/** In the export dialog: the choice between the full report and its short form, and the sections of the full report. */
import { Button, Checkbox, Radio } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import {
  sectionNames,
  sectionTitles,
  type SectionName,
  fullShape,
  isReportShape,
  shortShape,
  type ReportShape,
} from '../../core/report/report/shape.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { storedPreference, storePreference } from '../../ui/preferences.ts';
import classes from './transfer.module.css';

export function ShapeField({ chosen }: { readonly chosen: ChosenShape }) {
  const { short, full, chooseShort } = chosen;
  return (
    <>
      <Radio.Group
        label="Length"
        mt="md"
        value={short ? 'short' : 'full'}
        onChange={(value) => chooseShort(value === 'short')}
      >
        <div className={classes.lengths}>
          <Radio value="full" label="Full report" description={sectionsInWords(full.sections)} />
          <Radio
            value="short"
            label="Short form"
            description="Two pages for about 25 entries: hypotheses with alternatives and the first evidence for and against, power bases, contradictions, unknowns."
          />
        </div>
      </Radio.Group>
      {!short && (
        <details className={classes.sections}>
          <summary>Choose and order sections</summary>
          <Sections chosen={chosen} />
        </details>
      )}
    </>
  );
}

function Sections({ chosen: { full, chooseFull } }: { readonly chosen: ChosenShape }) {
  const included = full.sections;
  const choose = (sections: readonly SectionName[]): void => chooseFull({ short: false, sections });
  const toggle = (name: SectionName): void =>
    choose(included.includes(name) ? included.filter((each) => each !== name) : withSection(included, name));
  const left = sectionNames.filter((name) => !included.includes(name));
  return (
    <>
      <ol className={classes.sectionList} aria-label="Sections of the report">
        {[...included, ...left].map((name) => {
          const at = included.indexOf(name);
          const title = sectionTitles[name];
          const isOnly = included.length === 1 && at === 0;
          return (
            <li key={name}>
              <Checkbox
                checked={at >= 0}
                disabled={isOnly}
                onChange={() => toggle(name)}
                label={title}
                description={isOnly ? 'A report needs at least one section.' : undefined}
              />
              <span>
                <ToolButton
                  label={`Move ${title} up`}
                  disabled={at <= 0}
                  onClick={() => choose(moveSection(included, at, -1))}
                >
                  <IconArrowUp size="1rem" aria-hidden />
                </ToolButton>
                <ToolButton
                  label={`Move ${title} down`}
                  disabled={at < 0 || at === included.length - 1}
                  onClick={() => choose(moveSection(included, at, 1))}
                >
                  <IconArrowDown size="1rem" aria-hidden />
                </ToolButton>
              </span>
            </li>
          );
        })}
      </ol>
      <Button size="xs" variant="default" onClick={() => chooseFull(fullShape)}>
        Use all sections in the usual order
      </Button>
    </>
  );
}

function sectionsInWords(sections: readonly SectionName[]): string {
  if (sections.length < sectionNames.length) {
    return `${String(sections.length)} of ${String(sectionNames.length)} sections: ${sections.map((name) => sectionTitles[name]).join(', ')}.`;
  }
  const isUsual = sections.every((name, at) => name === sectionNames[at]);
  return isUsual ? 'All sections in the usual order.' : 'All sections in your order.';
}

/** Adds a section before the first one that usually comes after it. */
export function withSection(sections: readonly SectionName[], name: SectionName): readonly SectionName[] {
  const later = new Set(sectionNames.slice(sectionNames.indexOf(name) + 1));
  const at = sections.findIndex((each) => later.has(each));
  return at < 0 ? [...sections, name] : sections.toSpliced(at, 0, name);
}

/** Moves the section at a position by one, up (-1) or down (1). */
export function moveSection(sections: readonly SectionName[], at: number, by: -1 | 1): readonly SectionName[] {
  const name = sections[at];
  return name === undefined ? sections : sections.toSpliced(at, 1).toSpliced(at + by, 0, name);
}

/** The sections of the full report, and whether the short form was chosen instead. */
interface ChosenShape {
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

/** The shape of reports that the person chose last, stored on this device. */
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
