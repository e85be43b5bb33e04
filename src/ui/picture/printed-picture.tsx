/** Prints a picture alone, as wide as the sheet. It is rendered only while printing, in place of the page. */
import { useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from '../use-printing.ts';
import classes from './printed-picture.module.css';

export function PrintedPicture({ children }: { readonly children: () => ReactNode }) {
  return usePrinting() ? createPortal(<Sheet>{children()}</Sheet>, document.body) : null;
}

function Sheet({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.prints = 'picture';
    return () => {
      delete document.documentElement.dataset.prints;
    };
  }, []);
  return <div className={classes.sheet}>{children}</div>;
}
