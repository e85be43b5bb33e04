/** A page with one message and links to continue. */
import { useEffect, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useRouteError } from 'react-router';
import classes from './message-page.module.css';
import { messageOf } from '../../core/json/words.ts';
import { useStores } from '../../shared/context.tsx';

interface MessagePageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Links within the application, with their names. */
  readonly links?: readonly (readonly [address: string, name: string])[];
  readonly actions?: ReactNode;
}

export function MessagePage({ title, children, links = [], actions }: MessagePageProps) {
  useEffect(() => {
    document.title = `${title} – Assessment Desk`;
  }, [title]);
  return (
    <main className={classes.page}>
      <h1>{title}</h1>
      <div>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
      {links.length > 0 && (
        <p className={classes.links}>
          {links.map(([address, name]) => (
            <a key={address} href={`#${address}`}>
              {name}
            </a>
          ))}
        </p>
      )}
    </main>
  );
}

// The page after a rendering error. The open draft can still be downloaded there.

/**
 * Shown when rendering the page failed. The draft is still in the store and on the device, so it can be downloaded here
 * before the user tries anything else.
 */
export function CrashPage() {
  const error = useRouteError();
  const { desk, exports } = useStores();
  const save = (): void => {
    const { fileName, text } = exports.render('desk');
    exports.download(fileName, text);
  };
  return (
    <MessagePage
      title="Something went wrong on this page"
      actions={
        <>
          {desk.getState().draft && <Button onClick={save}>Download this draft</Button>}
          <Button variant="default" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </>
      }
      links={[['/', 'Library']]}
    >
      <p>
        This is a bug in Assessment Desk. Everything saved on this device is still there
        {desk.getState().draft ? ', and you can download the open draft now.' : '.'}
      </p>
      <pre>{messageOf(error)}</pre>
    </MessagePage>
  );
}

/** The page for an unknown address. */
export function NoSuchPage() {
  return (
    <MessagePage title="Page not found" links={[['/', 'Library']]}>
      Your drafts are in the library.
    </MessagePage>
  );
}
