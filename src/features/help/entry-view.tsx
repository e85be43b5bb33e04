/**
 * One entry of the help, with its authority and related entries. The page focuses its heading (`data-help-heading`).
 */
import { IconChevronLeft, IconChevronRight, IconLink } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { authoritySentence, stepOf } from '../../core/authority/authority.ts';
import { quoteAuthority } from '../../core/authority/quote-authority.ts';
import { canonEntry } from '../../core/canon/canon.ts';
import { entryAddress, type CanonEntry } from '../../core/canon/entry.ts';
import { LevelIcon, levelWords } from '../../ui/level-icon.tsx';
import type { Position } from './contents.ts';
import { EntryBlocks } from './entry-blocks.tsx';
import { EntryLinks } from './entry-links.tsx';
import { levelOf } from './rule-levels.ts';
import classes from './entry.module.css';

const ModelInstructions = lazy(async () => ({
  default: (await import('./model-instructions.tsx')).ModelInstructions,
}));

/** The entry that shows the instructions for a model. */
const aboutModels = 'guide/import-from-a-model';

interface EntryViewProps {
  readonly entry: CanonEntry;
  readonly position: Position | undefined;
  readonly onCopyAddress: () => void;
}

export function EntryView({ entry, position, onCopyAddress }: EntryViewProps) {
  const level = levelOf(entry);
  const quote = quoteAuthority(entry.authority);
  const related = entry.related.map((id) => canonEntry(id)).filter((other) => other !== undefined);
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
