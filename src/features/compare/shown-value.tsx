/**
 * A value in a conflict, field by field: text in quotation marks, lists as lists, and other values as a word in
 * italics.
 */
import { showDirections } from '../../core/passage/directions.ts';
import type { ShownValue as Shown } from '../../core/compare/shown-value.ts';
import type { TextInLanguage } from '../../core/passage/parts-of-sentence.ts';
import { TextChange } from '../../shared/text-change.tsx';
import classes from './shown-value.module.css';

interface ShownValueProps {
  readonly shown: Shown;
  /** The names of the actors in the casefiles of both versions. */
  readonly names: readonly string[];
  /** The texts in the value that have a language. */
  readonly texts: readonly TextInLanguage[];
}

/** Shows a value field by field: text in quotation marks, lists as lists, and other values as a word in italics. */
export function ShownValue({ shown, names, texts }: ShownValueProps) {
  switch (shown.kind) {
    case 'word':
      return <em className={classes.word}>{shown.word}</em>;
    case 'number':
      return <span className={classes.number}>{shown.number}</span>;
    case 'text':
      return <Text text={shown} names={names} texts={texts} />;
    case 'list':
      return (
        <ol className={classes.list}>
          {shown.items.map(({ value, isOnlyHere }, index) => (
            <li key={index} data-only-here={isOnlyHere || undefined}>
              <ShownValue shown={value} names={names} texts={texts} />
              {isOnlyHere && <span className={classes.note}> (only in this version)</span>}
            </li>
          ))}
        </ol>
      );
    case 'fields':
      return (
        <dl className={classes.fields}>
          {shown.fields.map(({ name, value }) => (
            <div key={name}>
              <dt dir="auto">{showDirections(name)}</dt>
              <dd>
                <ShownValue shown={value} names={names} texts={texts} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}

interface TextProps extends Pick<ShownValueProps, 'names' | 'texts'> {
  readonly text: Extract<Shown, { kind: 'text' }>;
}

function Text({ text: { text, title, isChecksum, before, differsOnlyIn }, names, texts }: TextProps) {
  const lang = texts.find((each) => each.text === text)?.language;
  return (
    <>
      {title !== undefined && <span className={classes.title}>{title} </span>}
      {before === undefined || title !== undefined ? (
        <q className={classes.text} dir="auto" lang={lang} data-checksum={isChecksum}>
          {text}
        </q>
      ) : (
        <TextChange before={before} after={text} names={names} lang={lang} />
      )}
      {differsOnlyIn !== undefined && (
        <p className={classes.note}>{`Looks the same as in the other version: differs only in ${differsOnlyIn}.`}</p>
      )}
    </>
  );
}
