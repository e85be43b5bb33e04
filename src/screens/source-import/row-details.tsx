/** In the import sheet: the fields of the selected files. What is entered for several files is set for all of them. */
import { Button, CloseButton, Input, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { Fact, FactOrigin, SourceField } from '../../core/casefile/source-facts.ts';
import {
  type RowPublisher,
  fieldProblem,
  lacksAddress,
  publisherOf,
  type Registry,
  type TextRow,
} from './import-rows.ts';
import schema from '../../schema/casefile.schema.json' with { type: 'json' };
import { dateTimeInWords } from '../../core/assessment/date-time-words.ts';
import { looseDate, readDateWords } from '../../core/assessment/read-date-words.ts';
import { nameOfActor, otherNames } from '../../core/casefile/lookup.ts';
import { hostToRegister } from '../../core/casefile/publisher.ts';
import { spacesForLineEnds } from '../../core/text/shorten.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { NewPublisher } from '../../core/workspace/add-sources.ts';
import { wellFormedTag } from '../../core/workspace/text-language.ts';
import { actorName } from '../../shared/actor-name.ts';
import { deviceNow } from '../../shared/field/device-time.ts';
import { PickBox, type PickOption } from '../../ui/pick-box.tsx';
import classes from './row-details.module.css';

// Says where the proposals of the import sheet come from.

const origins: Readonly<Record<FactOrigin, string>> = {
  metadata: 'From the file’s metadata',
  'page-title': 'From the page’s title',
  'saved-page': 'From the saved page',
  'page-language': 'From the page’s language',
  'front-matter': 'From the front matter',
  'file-date': 'From the creation date of the file',
  message: 'From the message’s headers',
  reference: 'From the reference',
  heading: 'From the first heading',
  'title-block': 'From the lines above the text',
  'file-name': 'From the file name',
  script: 'Guessed from the script',
  words: 'Guessed from the text',
};

const publishers = { host: 'Matched by the host of the URL', name: 'Matched by the name in the file' } as const;

/** Returns where a value comes from; '' for what the person entered. */
function originInWords(fact: Fact | undefined): string {
  if (fact?.words !== undefined) return `From “${fact.words}”`;
  return fact ? origins[fact.origin] : '';
}

/** Returns why an actor is proposed as the publisher; '' if the person chose it. */
function publisherOriginInWords({ origin }: RowPublisher): string {
  return origin ? publishers[origin] : '';
}

/** Returns what was assumed about a date in a sentence; '' if nothing was. */
function assumedInWords(assumed: 'nothing' | 'zone' | 'time' | undefined): string {
  if (assumed === 'time') return 'No time given. Read as 00:00 UTC.';
  return assumed === 'zone' ? 'No time zone given. Read as UTC.' : '';
}

/** The IDs of the inputs of the import sheet, so that a field can be focused. */
export const detailsFieldId = (field: SourceField): string => `import-${field}`;

const { properties } = schema.$defs.observation;

interface RowDetailsProps {
  /** The selected files that become an observation; at least one. */
  readonly rows: readonly TextRow[];
  readonly registry: Registry;
  readonly casefile: Casefile | null;
  readonly onField: (field: SourceField, text: string) => void;
  readonly onPublisher: (publisher: NewPublisher | null) => void;
}

export function RowDetails(props: RowDetailsProps) {
  const { rows } = props;
  const isSingle = rows.length === 1;
  return (
    <section className={classes.fields} aria-label="Details">
      {isSingle && <TextField {...props} field="title" dir="auto" />}
      <Publisher {...props} />
      {isSingle && <TextField {...props} field="canonical_url" dir="ltr" placeholder="https://" />}
      <TextField {...props} field="published_at" dir="auto" placeholder="2026-07-14 or 14 July 2026" />
      <TextField {...props} field="retrieved_at" dir="auto" placeholder="2026-07-14 or 14 July 2026" />
      <TextField {...props} field="language" dir="ltr" placeholder="en" />
    </section>
  );
}

/** The value that all rows have; undefined if they differ. */
function sharedValue<Value>(values: readonly Value[]): Value | undefined {
  const [first, ...others] = values;
  return others.every((value) => value === first) ? first : undefined;
}

const severalValues = 'Several values';

interface TextFieldProps extends RowDetailsProps {
  readonly field: SourceField;
  readonly dir: 'auto' | 'ltr';
  readonly placeholder?: string;
}

function TextField({ rows, registry, field, dir, placeholder = '', onField }: TextFieldProps) {
  const texts = rows.map(({ fields }) => fields[field].text);
  const text = sharedValue(texts);
  const relative = text === undefined ? undefined : relativeDate(field, text);
  const isAsked = field === 'canonical_url' && text?.trim() === '' && rows.some((row) => lacksAddress(row, registry));
  return (
    <TextInput
      id={detailsFieldId(field)}
      label={properties[field].title}
      description={isAsked ? askForAddress : hintOf(rows, field, text)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={text === undefined ? severalValues : placeholder}
      dir={dir}
      lang={field === 'title' ? wellFormedTag(sharedValue(rows.map(({ fields }) => fields.language.text))) : undefined}
      value={spacesForLineEnds(text ?? '')}
      error={text === undefined || relative !== undefined ? undefined : fieldProblem(field, text)}
      onChange={(event) => onField(field, event.currentTarget.value)}
      onBlur={() => relative !== undefined && onField(field, relative)}
    />
  );
}

const askForAddress =
  'Enter the https URL of this source. A claim can be attributed to the publisher only if the host of the URL is registered for it.';

/** Returns what a text such as “today” means now; undefined for other texts. It is stored as a date when it is left. */
function relativeDate(field: SourceField, text: string): string | undefined {
  if ((field !== 'published_at' && field !== 'retrieved_at') || /\p{N}/u.test(text)) return undefined;
  const read = readDateWords(text, { edge: 'moment', now: deviceNow() });
  return read.ok && read.readings.length === 1 ? read.readings[0].dateTime : undefined;
}

/** Says where a value comes from and how it is understood. */
function hintOf(rows: readonly TextRow[], field: SourceField, text: string | undefined): string {
  if (text === undefined || text.trim() === '') return '';
  const fact = sharedValue(rows.map(({ fields }) => fields[field].fact)) ?? rows[0]?.fields[field].fact;
  const origin = rows.every(({ fields }) => fields[field].fact?.origin === fact?.origin) ? originInWords(fact) : '';
  if (field === 'canonical_url' && fieldProblem(field, text) === undefined && hostToRegister(text) === undefined) {
    return [origin, 'Publisher attribution requires an https URL.'].filter(Boolean).join('. ');
  }
  if (field !== 'published_at' && field !== 'retrieved_at') return origin;
  const date = looseDate(relativeDate(field, text) ?? text);
  const assumed = assumedInWords(fact?.assumed ?? date?.assumed);
  const words = date ? dateTimeInWords(date.value) : undefined;
  return [origin, words, assumed].filter(Boolean).join('. ').replace(/\.\.$/, '.');
}

const newPrefix = 'new:';
const valueOf = (publisher: NewPublisher): string =>
  publisher.kind === 'new' ? newPrefix + publisher.name : publisher.actorId;

/** Returns the actors of the casefile and those that are created with the sources, each once. */
function optionsOf({ actors, created }: Registry): readonly PickOption[] {
  const existing = new Map(actors.map((actor) => [actor.actor_id, actor]));
  return [
    ...Array.from(existing.values(), (actor) => ({
      value: actor.actor_id,
      label: nameOfActor(actor),
      description: [actor.actor_id, ...otherNames(actor)].join(' · '),
      names: [actor.actor_id, ...otherNames(actor)],
    })),
    ...created.map(({ names: [name = ''] }) => ({
      value: newPrefix + name,
      label: name,
      description: 'New actor',
      names: [],
    })),
  ];
}

function publisherName(publisher: NewPublisher, casefile: Casefile | null): string {
  return publisher.kind === 'new' ? publisher.name : actorName(casefile, publisher.actorId);
}

function Publisher({ rows, registry, casefile, onPublisher }: RowDetailsProps) {
  const id = useId();
  const found = rows.map((row) => publisherOf(row, registry));
  const values = found.map(({ publisher }) => publisher && valueOf(publisher));
  const isShared = sharedValue(values) !== undefined;
  const publisher = isShared ? (found[0]?.publisher ?? null) : null;
  const { title } = properties.publisher_actor_id;
  const hint = publisherHint(rows, found, isShared ? publisher : undefined);
  const statedName = sharedValue(rows.map((row) => row.publisherFact?.value));
  const pick = (value: string): void =>
    onPublisher(
      value.startsWith(newPrefix)
        ? { kind: 'new', name: value.slice(newPrefix.length) }
        : { kind: 'actor', actorId: value },
    );
  return (
    <Input.Wrapper
      id={id}
      label={title}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <div className={classes.publisher}>
        <PickBox
          id={id}
          subject={rows.map(({ key }) => key).join(' ')}
          aria-describedby={hint === '' ? undefined : `${id}-description`}
          shown={publisher ? publisherName(publisher, casefile) : ''}
          chosen={publisher ? valueOf(publisher) : undefined}
          options={optionsOf(registry)}
          onPick={pick}
          placeholder={isShared ? 'No publisher' : severalValues}
          empty="There are no actors yet. Type a name to add one."
          create={{ label: (name) => `New actor “${name}”`, onCreate: (name) => onPublisher({ kind: 'new', name }) }}
        />
        {(publisher !== null || !isShared) && (
          <CloseButton aria-label="Remove publisher" title="Remove publisher" onClick={() => onPublisher(null)} />
        )}
      </div>
      {publisher === null && isShared && statedName !== undefined && (
        <Button
          size="compact-sm"
          variant="light"
          mt={6}
          className={classes.offer}
          onClick={() => onPublisher({ kind: 'new', name: statedName })}
        >
          {`New actor “${statedName}”`}
        </Button>
      )}
    </Input.Wrapper>
  );
}

/** Says where a file names its publisher. */
function namedIn(rows: readonly TextRow[]): string {
  const words = sharedValue(rows.map((row) => row.publisherFact?.words));
  return words === undefined ? 'The file names this publisher' : `From “${words}”`;
}

/** Says why an actor is proposed, and which hosts are registered for a new one. */
function publisherHint(
  rows: readonly TextRow[],
  found: readonly RowPublisher[],
  publisher: NewPublisher | null | undefined,
): string {
  if (publisher === undefined) return '';
  if (publisher === null)
    return sharedValue(rows.map((row) => row.publisherFact?.value)) === undefined
      ? ''
      : `${namedIn(rows)}. It is not in the casefile yet.`;
  const origin = sharedValue(found.map(publisherOriginInWords)) ?? '';
  if (publisher.kind === 'actor') return origin;
  const hosts = [...new Set(rows.map(({ fields }) => hostToRegister(fields.canonical_url.text)))].filter(Boolean);
  const registered = hosts.length === 0 ? '' : ` Its host ${hosts.join(', ')} will be registered.`;
  return origin === '' ? `This actor will be added to the casefile.${registered}` : origin;
}
