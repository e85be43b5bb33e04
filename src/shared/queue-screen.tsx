/**
 * A screen that goes through a queue of claims, such as “Move claims”. It takes the focus when it opens, and what it
 * shows in the passage is no longer marked when it closes.
 */
import { useEffect } from 'react';
import { focusQueueTitle, QueueFrame, type QueueFrameProps } from '../ui/queue.tsx';
import { useView, useViewActions } from './context.tsx';

export function QueueScreen(props: QueueFrameProps) {
  const { setPending } = useViewActions();
  const focusSerial = useView((state) => state.focus?.serial ?? 0);
  useEffect(focusQueueTitle, [focusSerial]);
  useEffect(() => () => setPending(null), [setPending]);
  return <QueueFrame {...props} />;
}
