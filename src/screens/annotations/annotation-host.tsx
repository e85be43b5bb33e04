/** Shows the question whether annotations become claims, while there is one. */
import { lazy, Suspense } from 'react';
import { useAnnotationRequest } from '../../shared/context.tsx';

const AnnotationDialog = lazy(async () => ({ default: (await import('./annotation-dialog.tsx')).AnnotationDialog }));

export function AnnotationHost() {
  const request = useAnnotationRequest();
  return <Suspense>{request && <AnnotationDialog request={request} />}</Suspense>;
}
