/** Shows the import sheet while the person is asked about sources. */
import { lazy, Suspense } from 'react';
import { useSourceImport } from '../../shared/context.tsx';

const ImportSheet = lazy(async () => ({ default: (await import('./import-sheet.tsx')).ImportSheet }));

export function ImportHost() {
  const request = useSourceImport();
  return <Suspense>{request && <ImportSheet request={request} />}</Suspense>;
}
