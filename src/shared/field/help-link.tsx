/** The question mark beside a field’s label, which opens the field’s help entry. */
import { memo } from 'react';
import { entryAddress } from '../../core/reference/entry.ts';
import classes from './help-link.module.css';

interface HelpLinkProps {
  /** The field's title. */
  readonly title: string;
  readonly entryId: string | undefined;
}

/**
 * Links a field to its help entry. It is visible while the field has the focus or the pointer is over it. It is not a
 * tab stop, because F1 in the field does the same. Every field has one, so it is drawn as a character and hidden by
 * colour: icons, opacity and clips would create layers that the browser processes on each keystroke.
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
