/**
 * One entry of the help, with its authority and related entries. The page focuses its heading (`data-help-heading`).
 */
import { Fragment, lazy, Suspense } from 'react';
import { IconChevronLeft, IconChevronRight, IconLink } from '@tabler/icons-react';
import { entryAddress, type Block, type ReferenceEntry } from '../../core/reference/entry.ts';
import { inlineParts } from '../../core/reference/blocks.ts';
import classes from './entry.module.css';
import { authorityMark, isSame, type Authority, authoritySentence, stepOf } from '../../core/authority/authority.ts';
import entryLinksClasses from './entry-view.module.css';
import { quoteAuthority } from '../../core/authority/quote-authority.ts';
import { referenceEntry } from '../../core/reference/reference.ts';
import { LevelIcon, levelWords } from '../../ui/level-icon.tsx';
import { type Position, levelOf } from './contents-list.tsx';

// A text of a help entry with its code, strong words and links. Nothing in it is interpreted as HTML.

function InlineText({ text }: { readonly text: string }) {
  return inlineParts(text).map((part, index) => {
    if (part.kind === 'code') {
      return (
        <code key={index} className={classes.code}>
          {part.text}
        </code>
      );
    }
    if (part.kind === 'strong') return <strong key={index}>{part.text}</strong>;
    if (part.kind === 'link') {
      return (
        <a key={index} href={entryAddress(part.id)}>
          {part.text}
        </a>
      );
    }
    return <span key={index}>{part.text}</span>;
  });
}

// * The body of a help entry: text, headings, lists, tables and code. A piece with a different authority shows it
// below.

function ListBlock({ ordered, items }: Extract<Block, { kind: 'list' }>) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, index) => (
        <li key={index} dir="auto">
          <InlineText text={item} />
        </li>
      ))}
    </List>
  );
}

function TableBlock({ head, rows }: Extract<Block, { kind: 'table' }>) {
  // In a narrow window, the cells are stacked. If there are many columns, each cell then shows its column title.
  const labels = head.length > 2;
  return (
    <div className={classes.table} data-labels={labels || undefined}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col" dir="auto">
                <InlineText text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} dir="auto" data-label={labels && column > 0 ? head[column] : undefined}>
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const languageNames = { json: 'JSON', sh: 'Command line', ts: 'TypeScript', text: 'Text' } as const;

function CodeBlock({ language, text }: Extract<Block, { kind: 'code' }>) {
  return (
    <pre
      className={classes.codeBlock}
      role="region"
      aria-label={languageNames[language]}
      dir="ltr"
      // The focus lets people scroll long lines with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <code dir={language === 'text' ? 'auto' : undefined}>{text}</code>
    </pre>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p dir="auto">
          <InlineText text={block.text} />
        </p>
      );
    case 'heading':
      return (
        <h2 dir="auto">
          <InlineText text={block.text} />
        </h2>
      );
    case 'list':
      return <ListBlock {...block} />;
    case 'table':
      return <TableBlock {...block} />;
    case 'code':
      return <CodeBlock {...block} />;
  }
}

interface EntryBlocksProps {
  readonly body: readonly Block[];
  /** The authority of the entry, which pieces with the same authority do not repeat. */
  readonly authority: Authority;
}

/** The body of an entry. Pieces with a different authority than the entry show theirs below. */
function EntryBlocks({ body, authority }: EntryBlocksProps) {
  return body.map((block, index) => (
    <Fragment key={index}>
      <BlockView block={block} />
      {block.authority && !isSame(block.authority, authority) ? (
        <p className={classes.mark} data-authority={block.authority.kind}>
          {authorityMark(block.authority)}
        </p>
      ) : null}
    </Fragment>
  ));
}

// A list of links to help entries, each with its summary, for search results, related entries and guides.

interface EntryLinksProps {
  readonly entries: readonly ReferenceEntry[];
  /** Returns the kind shown next to the title of an entry. */
  readonly kindOf?: (entry: ReferenceEntry) => string | undefined;
}

export function EntryLinks({ entries, kindOf }: EntryLinksProps) {
  return (
    <ul className={entryLinksClasses.links}>
      {entries.map((entry) => {
        const kind = kindOf?.(entry);
        return (
          <li key={entry.id}>
            <a href={entryAddress(entry.id)} data-entry-link dir="auto">
              {entry.title}
            </a>
            {kind === undefined ? null : <span className={entryLinksClasses.kind}>{kind}</span>}
            <p dir="auto">{entry.summary}</p>
          </li>
        );
      })}
    </ul>
  );
}

const ModelInstructions = lazy(async () => ({
  default: (await import('./model-instructions.tsx')).ModelInstructions,
}));

/** The entry that shows the instructions for a model. */
const aboutModels = 'guide/import-from-a-model';

interface EntryViewProps {
  readonly entry: ReferenceEntry;
  readonly position: Position | undefined;
  readonly onCopyAddress: () => void;
}

export function EntryView({ entry, position, onCopyAddress }: EntryViewProps) {
  const level = levelOf(entry);
  const quote = quoteAuthority(entry.authority);
  const related = entry.related.map((id) => referenceEntry(id)).filter((other) => other !== undefined);
  return (
    <article className={classes.entry} aria-labelledby="help-heading">
      <p className={classes.kind}>
        {position?.group.title}
        {level ? (
          <span className={classes.level} data-level={level}>
            <LevelIcon level={level} size={15} /> {levelWords[level]}
          </span>
        ) : null}
      </p>
      <h1 id="help-heading" data-help-heading tabIndex={-1} dir="auto">
        {entry.title}
      </h1>
      <p className={classes.summary} dir="auto">
        {entry.summary}
      </p>
      <div className={classes.authority} data-authority={entry.authority.kind}>
        {authoritySentence(entry.authority)}
        {quote === '' ? null : <blockquote>{quote}</blockquote>}
        {stepOf(entry.authority)}
      </div>
      <div className={classes.body}>
        <EntryBlocks body={entry.body} authority={entry.authority} />
      </div>
      {entry.id === aboutModels ? (
        <Suspense>
          <ModelInstructions />
        </Suspense>
      ) : null}
      {related.length > 0 ? (
        <section className={classes.related} aria-labelledby="help-related">
          <h2 id="help-related">See also</h2>
          <EntryLinks entries={related} />
        </section>
      ) : null}
      <footer className={classes.foot}>
        <Neighbours position={position} />
        <button type="button" className={classes.copy} onClick={onCopyAddress}>
          <IconLink size={15} aria-hidden /> Copy link
        </button>
      </footer>
    </article>
  );
}

/** The entries before and after, within the group. */
function Neighbours({ position }: Pick<EntryViewProps, 'position'>) {
  if (!position?.previous && !position?.next) return null;
  const { group, previous, next } = position;
  return (
    <nav className={classes.neighbours} aria-label={`Previous and next in “${group.title}”`}>
      {previous ? (
        <a href={entryAddress(previous.id)} rel="prev">
          <IconChevronLeft size={16} aria-hidden />
          <span>
            <span className={classes.direction}>Previous</span>
            <span dir="auto">{previous.title}</span>
          </span>
        </a>
      ) : null}
      {next ? (
        <a href={entryAddress(next.id)} rel="next">
          <span>
            <span className={classes.direction}>Next</span>
            <span dir="auto">{next.title}</span>
          </span>
          <IconChevronRight size={16} aria-hidden />
        </a>
      ) : null}
    </nav>
  );
}
