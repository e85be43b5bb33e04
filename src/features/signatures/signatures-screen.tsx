/** The page “Signatures”: checks signatures of files, and manages the keys that make and check them. */
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { CheckSignature } from './check-signature.tsx';
import { KeyList } from './key-list.tsx';
import { AddKey, CreateKey } from './new-key.tsx';
import { useKeys } from './use-keys.ts';
import classes from './signatures.module.css';

interface SignaturesScreenProps {
  /** Settings, shown at the end of the header. */
  readonly aside: ReactNode;
}

export function SignaturesScreen({ aside }: SignaturesScreenProps) {
  const { keys, supported, trouble, change } = useKeys();
  const own = keys.filter(({ isOwn }) => isOwn);
  const others = keys.filter(({ isOwn }) => !isOwn);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <a className={classes.home} href="#/">
          Assessment Desk
        </a>
        <nav aria-label="Pages" className={classes.links}>
          <a href="#/help/guide/signatures">Help</a>
          {aside}
        </nav>
      </header>
      <main aria-label="Signatures" className={classes.main}>
        <h1>Signatures</h1>
        <p className={classes.lead}>
          A signature shows that the owner of a key signed a file, and that the file has not changed since. It says
          nothing about whether the content is true. Keys and files stay in this browser.
        </p>
        {supported === false && (
          <Alert color="yellow" title="This browser cannot sign files or check signatures">
            Use Chrome or Edge 137, Firefox 129 or Safari 17, or a newer version. The command “assessment-desk
            verify-signature” also checks signatures.
          </Alert>
        )}
        {trouble !== null && (
          <Alert color="red" role="alert">
            {trouble}
          </Alert>
        )}
        <CheckSignature disabled={supported === false} change={change} keys={keys} />
        <section aria-labelledby="own-keys" className={classes.section}>
          <h2 id="own-keys">Your keys</h2>
          <p className={classes.note}>
            Your key signs files when you export them. Its private part stays in this browser and cannot be copied. If
            you clear the browser’s data, it is lost. Then create a new one.
          </p>
          <KeyList label="Your keys" keys={own} change={change} />
          <CreateKey disabled={supported !== true} change={change} />
        </section>
        <section aria-labelledby="other-keys" className={classes.section}>
          <h2 id="other-keys">Keys of other people</h2>
          <p className={classes.note}>
            Add the public keys of people whose signatures you check. Compare the fingerprint with them in another way,
            for example by phone.
          </p>
          <KeyList label="Keys of other people" keys={others} change={change} />
          <AddKey change={change} />
        </section>
      </main>
    </div>
  );
}
