import { memo } from 'react';
import { entryAddress } from '../../../core/canon/entry.ts';
import classes from './help-link.module.css';

interface HelpLinkProps {
  /** What the help is about: the field's title. */
  readonly title: string;
  readonly entryId: string | undefined;
}

/**
 * Leads from a field to its entry in the help. It is seen while the field is worked in or pointed at, and is no stop of
 * the Tab key: F1 in the field does the same. There is one beside every field: it is drawn as a character and hidden by
 * colour, because icons, opacity and clips are layers of their own that the browser goes through at every key.
 */
export const HelpLink = memo(function HelpLink({ title, entryId }: HelpLinkProps) {
  if (entryId === undefined) return null;
  return (
    <a href={entryAddress(entryId)} className={classes.link} title={`Help: ${title} (F1)`} tabIndex={-1} data-help-link>
      <span className={classes.mark} aria-hidden>
        ?
      </span>
      <span className={classes.name}>Help: {title}</span>
    </a>
  );
});
