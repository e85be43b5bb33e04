/** Above the document’s form: the next steps, and the producer that was last used. */
import { LastProducer } from './last-producer.tsx';
import { NextSteps } from './next-steps.tsx';

export function DocumentSteps() {
  return (
    <>
      <NextSteps />
      <LastProducer />
    </>
  );
}
