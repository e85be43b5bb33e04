/** In the export dialog: the choice between the full report and its short form, and the sections of the full report. */
import { Button, Checkbox, Radio } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { sectionNames, sectionTitles, type SectionName } from '../../core/export/report/section-names.ts';
import { fullShape } from '../../core/export/report/shape.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import type { ChosenShape } from './report-shape.ts';
import { moveSection, withSection } from './section-order.ts';
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
            description="Two pages for about 25 entries: hypotheses with alternatives and contradicting evidence, power bases, contradictions, unknowns."
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
