/** The replies on a verdict, with who wrote them and when, and when the thread was resolved and reopened. */
import { AuthorText } from './author-text.tsx';
import { messageAction, writerOf } from '../core/review/target-words.ts';
import { messagesOn } from '../core/review-shape/thread.ts';
import type { Verdict } from '../core/review-shape/types.generated.ts';
import classes from './thread.module.css';

interface ThreadProps {
  readonly verdict: Verdict;
  readonly reviewer: string;
}

/** Shows the replies. Renders nothing if there are none. */
export function Thread({ verdict, reviewer }: ThreadProps) {
  const messages = messagesOn(verdict);
  if (messages.length === 0) return null;
  return (
    <ol className={classes.thread} aria-label="Replies">
      {messages.map((message, index) => (
        <li key={index} data-by={message.by} data-kind={message.kind}>
          <p>
            <strong dir="auto">{writerOf(message, reviewer).name}</strong>
            {writerOf(message, reviewer).role} {messageAction(message)},{' '}
            <time dateTime={message.at}>{whenInWords(message.at)}</time>
          </p>
          {message.note === '' ? null : (
            // A review does not state the language of its writer.
            <AuthorText as="blockquote" lang={message.by === 'author' ? undefined : ''}>
              {message.note}
            </AuthorText>
          )}
        </li>
      ))}
    </ol>
  );
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Formats a date-time in this device's zone; returns anything else unchanged. */
export function whenInWords(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? at : moment.format(time).replace(' at ', ', ');
}
