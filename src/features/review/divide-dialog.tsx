/** The dialog that divides the links among reviewers or draws a sample, with a preview of the shares. */
import { Button, Checkbox, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState, type SyntheticEvent } from 'react';
import { divideLinks, divisionBy, type Division } from '../../core/review/division.ts';
import { drawLinks } from '../../core/review/draw-links.ts';
import { blindTargetsOf } from '../../core/review/targets.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import { differentNames, fieldsFor, namesIn, readFields, type DivisionFields } from './division-form.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './division.module.css';
import { counted } from '../../core/json/counted.ts';

interface DivideDialogProps {
  /** The reviewer’s name; '' if not given yet. */
  readonly name: string;
  readonly onClose: () => void;
}

export function DivideDialog({ name, onClose }: DivideDialogProps) {
  useReturnedFocus(true);
  return (
    <Dialog opened returnFocus={false} onClose={onClose} title="Divide the links" size="lg">
      <Form name={name} onClose={onClose} />
    </Dialog>
  );
}

/** Eight digits, which are easy to read out. */
function randomSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 100_000_000).padStart(8, '0');
}

function Form({ name, onClose }: DivideDialogProps) {
  const { digest } = useStores();
  const workspace = useDraft((draft) => draft.workspace);
  const run = useDispatchAndTell();
  const { assessment, reviewPlan: earlier, reviews = [] } = workspace;
  const links = blindTargetsOf(assessment).length;
  const [fields, setFields] = useState(() => {
    const names = differentNames([name, ...reviews.map(({ reviewer }) => reviewer.name)]);
    return fieldsFor(earlier, { names, seed: randomSeed(), links });
  });
  const read = readFields(fields, links);
  const [isChanged, setChanged] = useState(false);
  const change = (changes: Partial<DivisionFields>): void => {
    setFields({ ...fields, ...changes });
    setChanged(true);
  };
  const faultOf = (field: string): string | undefined =>
    isChanged && 'fault' in read && read.field === field ? read.fault : undefined;
  const people = Math.max(1, namesIn(fields.reviewers).length);
  const isWithoutShares = namesIn(fields.reviewers).length === 0;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!('choices' in read)) return;
    const { choices } = read;
    const at = new Date().toISOString();
    const text = isWithoutShares
      ? `Drew a sample of ${counted(choices.size ?? links, 'link')}.`
      : `Divided ${counted(choices.size ?? links, 'link')} among ${counted(people, 'reviewer')}.`;
    const isDone = run(
      (now) => divideLinks(now, choices, at, digest),
      { label: isWithoutShares ? 'draw a sample of the links' : 'divide the links' },
      { text },
    );
    if (isDone) onClose();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label="Reviewers"
        description="One name per line, exactly as the reviewer enters it under Review."
        rows={4}
        resize="vertical"
        value={fields.reviewers}
        error={faultOf('reviewers')}
        data-autofocus
        data-native-undo
        onChange={(event) => change({ reviewers: event.currentTarget.value })}
      />
      <NativeSelect
        label="Reviewers for each link"
        description="With two or more, the review report shows how often they agree."
        value={String(Math.min(fields.perLink, people))}
        disabled={people < 2}
        data={Array.from({ length: people }, (_, index) => ({
          value: String(index + 1),
          label: counted(index + 1, 'reviewer'),
        }))}
        onChange={(event) => change({ perLink: Number(event.currentTarget.value) })}
      />
      <WhichLinks fields={fields} links={links} fault={faultOf('size')} onChange={change} />
      <div className={classes.pair}>
        <TextInput
          label="Seed"
          description="The same seed and links give the same shares on every device."
          value={fields.seed}
          error={faultOf('seed')}
          autoComplete="off"
          data-native-undo
          onChange={(event) => change({ seed: event.currentTarget.value })}
        />
        <Button variant="default" onClick={() => change({ seed: randomSeed() })}>
          New seed
        </Button>
      </div>
      <Checkbox
        label="Keep the links of each entry together"
        description="All links of an entry go to the same reviewers, so the shares differ more in size."
        checked={fields.keepEntriesTogether}
        disabled={people < 2}
        onChange={(event) => change({ keepEntriesTogether: event.currentTarget.checked })}
      />
      <Preview fields={fields} links={links} />
      <p className={`${classes.note} ${classes.soft}`}>
        {earlier ? 'This replaces the earlier division. ' : ''}Every reviewer can see and review every link. The names
        and the seed are in the desk file and the blind review packet, but not in the assessment.
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={!('choices' in read)}>
          {isWithoutShares && fields.isSample ? 'Draw the sample' : 'Divide the links'}
        </Button>
      </div>
    </form>
  );
}

interface WhichLinksProps {
  readonly fields: DivisionFields;
  readonly links: number;
  readonly fault: string | undefined;
  readonly onChange: (changes: Partial<DivisionFields>) => void;
}

/** The choice between all links and a sample. */
function WhichLinks({ fields, links, fault, onChange }: WhichLinksProps) {
  return (
    <div>
      <Radio.Group
        label="Links"
        value={fields.isSample ? 'sample' : 'all'}
        onChange={(value) => onChange({ isSample: value === 'sample' })}
      >
        <div className={classes.options}>
          <Radio value="all" label={`All ${counted(links, 'link')}`} />
          <Radio value="sample" label="A random sample" />
        </div>
      </Radio.Group>
      {fields.isSample ? (
        <TextInput
          mt="var(--space-4)"
          label="Links in the sample"
          inputMode="numeric"
          value={fields.size}
          error={fault}
          autoComplete="off"
          data-native-undo
          onChange={(event) => onChange({ size: event.currentTarget.value })}
        />
      ) : null}
    </div>
  );
}

/** The shares that the fields would give. At the contract’s limits drawing takes a while, so it follows the typing. */
function Preview({ fields, links }: { readonly fields: DivisionFields; readonly links: number }) {
  const { digest } = useStores();
  const assessment = useDraft(({ workspace }) => workspace.assessment);
  const blind = useDraft(({ workspace }) => workspace.blind === true);
  const later = useDeferredValue(fields);
  const division = useMemo((): Division | undefined => {
    const read = readFields(later, links);
    if (!('choices' in read)) return undefined;
    const plan = drawLinks(assessment, read.choices, { at: '', sha256: '', digest });
    return divisionBy(assessment, plan, blind, digest);
  }, [assessment, blind, digest, later, links]);
  if (!division || division.shares.length === 0) return null;
  return (
    <div className={classes.rows} role="group" aria-label="Preview of the shares">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Reviewer</th>
            <th scope="col">Links</th>
            <th scope="col">Entries</th>
          </tr>
        </thead>
        <tbody>
          {division.shares.map(({ name, units, entries }) => (
            <tr key={name}>
              <th scope="row">
                <Bdi>{name}</Bdi>
              </th>
              <td>{units.length}</td>
              <td>{entries}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
