import { useEffect, type ReactNode } from 'react';
import classes from './message-page.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Addresses within the application, and what they are called. */
  readonly links?: readonly (readonly [address: string, name: string])[];
  readonly actions?: ReactNode;
}

/** A page that says one thing, and where to go from there. */
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
