/** Foreign text among words of ours: isolated, and with the controls of its direction as visible codes. */
import { Children, type ComponentPropsWithRef } from 'react';
import { showDirections } from '../core/text/directions.ts';

/** The element `bdi`, which closes what its text leaves open, for names, titles and quotations in a sentence. */
export function Bdi({ children, ...props }: ComponentPropsWithRef<'bdi'>) {
  return (
    <bdi {...props}>
      {Children.map(children, (child) => (typeof child === 'string' ? showDirections(child) : child))}
    </bdi>
  );
}
