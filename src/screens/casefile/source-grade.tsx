/** The optional source grade of an observation or a publisher: descriptor, Admiralty letter and digit, and basis. */
import { Button, NativeSelect } from '@mantine/core';
import { IconAward, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { credibilityOf, gradeCaution, type SourceGrade as Grade } from '../../core/casefile/source-facts.ts';
import { emptyGrade, removeGrade, setInGrade, type Graded, type GradeField } from '../../core/workspace/grade-edits.ts';
import schema from '../../schema/casefile.schema.json' with { type: 'json' };
import { useCanWrite } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { Counter } from '../../shared/field/counter.tsx';
import { TextArea } from '../../shared/field/text-area.tsx';
import { Writable } from '../../ui/writable.tsx';
import { CasefileField, wordsOf } from './casefile-field.tsx';
import classes from './casefile.module.css';

const { descriptor, reliability, credibility, basis } = schema.$defs;

const choices = {
  reliability: optionsOf(reliability['x-enum'], 'Not graded'),
  credibility: optionsOf(credibility['x-enum'], 'Not graded'),
};

function optionsOf(words: Readonly<Record<string, { readonly title: string }>>, none: string) {
  return [{ value: '', label: none }, ...Object.entries(words).map(([value, { title }]) => ({ value, label: title }))];
}

/** Adds a value that is not on the scale, which a file can contain, so that it is not shown as “Not graded”. */
function withValue(options: ReturnType<typeof optionsOf>, value: string | null) {
  if (value === null || options.some((option) => option.value === value)) return options;
  return [...options, { value, label: `${value} (not on the scale)` }];
}

interface GradeProps {
  readonly graded: Graded;
  readonly grade: Grade | undefined;
}

export function SourceGrade({ graded, grade }: GradeProps) {
  const run = useDispatchAndTell();
  const canWrite = useCanWrite();
  const section = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [isStarted, setStarted] = useState(grade !== undefined);
  const [focus, setFocus] = useState<'field' | 'button'>();
  useEffect(() => {
    if (focus === 'field') section.current?.querySelector('textarea')?.focus();
    if (focus === 'button') addButton.current?.focus();
  }, [focus]);
  // A grade that was emptied is still shown, so that the field in which a person is typing stays.
  const [before, setBefore] = useState(grade);
  if (before !== grade) {
    setBefore(grade);
    if (grade) setStarted(true);
  }
  const shown = grade ?? (isStarted ? emptyGrade(graded.kind) : undefined);
  const close = (): void => {
    if (grade && !run(removeGrade(graded), { label: 'remove source grade' })) return;
    setStarted(false);
    setFocus('button');
  };
  if (!shown) {
    return canWrite ? (
      <Button
        ref={addButton}
        size="compact-sm"
        variant="subtle"
        className={classes.addGrade}
        leftSection={<IconAward size={15} aria-hidden />}
        onClick={() => {
          setStarted(true);
          setFocus('field');
        }}
      >
        Add source grade
      </Button>
    ) : null;
  }
  const heading = `grade-of-${graded.kind}-${String(graded.index)}`;
  return (
    <section ref={section} className={classes.grade} aria-labelledby={heading}>
      <div className={classes.gradeHead}>
        <h4 id={heading} className={classes.gradeTitle}>
          Source grade
        </h4>
        <Writable canWrite={canWrite}>
          <Button size="compact-xs" variant="subtle" leftSection={<IconX size={13} aria-hidden />} onClick={close}>
            Remove source grade
          </Button>
        </Writable>
      </div>
      <p className={classes.aside}>{gradeCaution}</p>
      <GradeText graded={graded} field="descriptor" value={shown.descriptor} limit={descriptor.maxLength} />
      <div className={classes.fields}>
        <GradeChoice graded={graded} field="reliability" value={shown.reliability} />
        {graded.kind === 'observation' && (
          <GradeChoice graded={graded} field="credibility" value={credibilityOf(shown) ?? null} />
        )}
      </div>
      <GradeText graded={graded} field="basis" value={shown.basis} limit={basis.maxLength} />
    </section>
  );
}

interface FieldProps<Value> {
  readonly graded: Graded;
  readonly field: GradeField;
  readonly value: Value;
}

function GradeText({ graded, field, value, limit }: FieldProps<string> & { readonly limit: number }) {
  const run = useDispatchAndTell();
  const part = { ...graded, name: 'grade', field } as const;
  const group = `${graded.kind} ${String(graded.index)} ${field}`;
  return (
    <CasefileField part={part} counter={<Counter text={value} limit={limit} />}>
      {(control) => (
        <TextArea
          {...control}
          value={value}
          onText={(text) =>
            run((workspace) => setInGrade(workspace, graded, field, text), {
              label: `typing in ${wordsOf(part).title}`,
              group,
            })
          }
        />
      )}
    </CasefileField>
  );
}

function GradeChoice({ graded, field, value }: FieldProps<string | null> & { readonly field: keyof typeof choices }) {
  const run = useDispatchAndTell();
  const canWrite = useCanWrite();
  const part = { ...graded, name: 'grade', field } as const;
  return (
    <CasefileField part={part}>
      {(control) => (
        <Writable canWrite={canWrite}>
          <NativeSelect
            {...control}
            data={withValue(choices[field], value)}
            value={value ?? ''}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.value === '' ? null : currentTarget.value;
              run((workspace) => setInGrade(workspace, graded, field, chosen), { label: `set ${wordsOf(part).title}` });
            }}
          />
        </Writable>
      )}
    </CasefileField>
  );
}
