/** Shows the passphrase dialog while an encrypted file is being opened. */
import { lazy, Suspense } from 'react';
import { usePassphraseRequest } from '../../shared/context.tsx';

const PassphraseDialog = lazy(async () => ({
  default: (await import('./passphrase-dialog.tsx')).PassphraseDialog,
}));

/** Numbers the requests, so that a second file begins with an empty field. */
const serials = new WeakMap<object, number>();
let last = 0;

function serialOf(request: object): number {
  const serial = serials.get(request) ?? (last += 1);
  serials.set(request, serial);
  return serial;
}

export function PassphraseHost() {
  const request = usePassphraseRequest();
  return <Suspense>{request && <PassphraseDialog key={serialOf(request)} request={request} />}</Suspense>;
}
