/**
 * The body of a help entry: text, headings, lists, tables and code. A piece with a different authority shows it below.
 */
import { Fragment } from 'react';
import { authorityMark, isSame, type Authority } from '../../core/authority/authority.ts';
import type { Block } from '../../core/canon/entry.ts';
import { InlineText } from './inline-text.tsx';
import classes from './entry.module.css';

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
export function EntryBlocks({ body, authority }: EntryBlocksProps) {
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
