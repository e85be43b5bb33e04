/** Above the document’s form: the next steps, the producer that was last used, and the language of the texts. */
import { LastProducer } from './last-producer.tsx';
import { NextSteps } from './next-steps.tsx';
import { TextLanguage } from './text-language.tsx';

export function DocumentSteps() {
  return (
    <>
      <NextSteps />
      <LastProducer />
      <TextLanguage />
    </>
  );
}
