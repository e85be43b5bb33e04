/** A text of a help entry with its code, strong words and links. Nothing in it is interpreted as HTML. */
import { entryAddress } from '../../core/canon/entry.ts';
import { inlineParts } from '../../core/canon/inline.ts';
import classes from './entry.module.css';

export function InlineText({ text }: { readonly text: string }) {
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
