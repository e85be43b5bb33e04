/** On the review card: the thread on the reviewer's own verdict, and the buttons to reply, resolve and reopen. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { messagesOn, threadState } from '../../core/review-shape/thread.ts';
import { useCanWrite } from '../../shared/context.tsx';
import { Thread } from '../../shared/thread.tsx';
import { useUnfinished } from '../../shared/unfinished.ts';
import { ReplyForm } from '../../ui/reply-form.tsx';
import type { Subject } from './model.ts';
import type { OwnVerdict } from './queue.ts';
import { useReviewDesk } from './use-review.ts';
import classes from './verdict-form.module.css';

interface RepliesProps {
  readonly ownVerdict: OwnVerdict;
  readonly subject: Subject;
}

/** The thread. Renders nothing if nobody has replied: until then, the note says everything. */
export function Replies({ ownVerdict: { verdict }, subject }: RepliesProps) {
  const { name, reply, heading } = useReviewDesk();
  const canWrite = useCanWrite();
  const [text, setText] = useUnfinished(`/reply/${subject.key}`);
  /** A form that was left open takes no focus when its item is selected again. */
  const [isNew, setNew] = useState(false);
  if (messagesOn(verdict).length === 0) return null;
  const close = (): void => {
    setText(undefined);
    heading.current?.focus({ preventScroll: true });
  };
  const isResolved = threadState(verdict) === 'resolved';
  return (
    <div className={classes.replies}>
      <Thread verdict={verdict} reviewer={name} />
      {text !== undefined ? (
        <ReplyForm
          lang=""
          text={text}
          onText={setText}
          autoFocus={isNew}
          description="Your reply is included when you export your verdicts."
          onSave={(note) => {
            if (reply(subject, 'note', note)) close();
          }}
          onCancel={close}
        />
      ) : (
        <div className={classes.verdicts}>
          <Button
            size="compact-xs"
            variant="default"
            disabled={!canWrite}
            onClick={() => {
              setNew(true);
              setText('');
            }}
          >
            Reply…
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            disabled={!canWrite}
            onClick={() => reply(subject, isResolved ? 'reopened' : 'resolved', '')}
          >
            {isResolved ? 'Reopen' : 'Resolve'}
          </Button>
        </div>
      )}
    </div>
  );
}
