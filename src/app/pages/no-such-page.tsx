import { MessagePage } from './message-page.tsx';

/** What an address that means nothing shows. */
export function NoSuchPage() {
  return (
    <MessagePage title="Page not found" links={[['/', 'Library']]}>
      Your drafts are in the library.
    </MessagePage>
  );
}
