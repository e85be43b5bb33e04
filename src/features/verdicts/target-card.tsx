/** A card in both lists of the verdicts screen: a reviewed target with what was said about it. */
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AuthorText } from '../../shared/author-text.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './verdict-list.module.css';

interface TargetCardProps {
  readonly title: string;
  /** Shown beside the title. */
  readonly badge: ReactNode;
  /** The reviewed text; empty if there is none. */
  readonly text: string;
  /** Whether the text is from a passage. */
  readonly isQuote: boolean;
  /** The language of a text from a passage; missing for a text of the author. */
  readonly language: string | undefined;
  /** Where the text is in the file of its passage; empty if that is not known. */
  readonly inFile: string;
  /** Whether the Tab key reaches it. */
  readonly active: boolean;
  /** Opens the target in the editor; undefined if it is missing. */
  readonly onGo: (() => void) | undefined;
  /** Whether there are several children, shown side by side. */
  readonly several: boolean;
  readonly children: ReactNode;
}

export function TargetCard(props: TargetCardProps) {
  const { title, badge, text, isQuote, language, inFile, active, onGo, several, children } = props;
  return (
    <article className={classes.card} data-active={active || undefined}>
      <header className={classes.cardHead}>
        {onGo ? (
          <button
            type="button"
            className={classes.go}
            data-main
            tabIndex={active ? 0 : -1}
            title="Open in editor"
            onClick={onGo}
          >
            <Bdi>{title}</Bdi>
            <IconArrowRight size={15} className={classes.arrow} aria-hidden />
          </button>
        ) : (
          // A missing target cannot be opened, but the arrow keys reach it like the others.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <span className={classes.go} data-main data-gone tabIndex={active ? 0 : -1}>
            <Bdi>{title}</Bdi>
          </span>
        )}
        {badge}
      </header>
      {text === '' ? null : (
        <AuthorText as="p" className={classes.words} data-quote={isQuote || undefined} lang={language}>
          {text}
        </AuthorText>
      )}
      {inFile === '' ? null : (
        <p className={classes.inFile} dir="auto">
          In the file: {inFile}
        </p>
      )}
      <div className={classes.cells} data-several={several || undefined}>
        {children}
      </div>
    </article>
  );
}
