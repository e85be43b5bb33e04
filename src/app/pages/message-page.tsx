/** A page with one message and links to continue. */
import { useEffect, type ReactNode } from 'react';
import classes from './message-page.module.css';

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
