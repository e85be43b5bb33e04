/** The page for an unknown address. */
import { MessagePage } from './message-page.tsx';

export function NoSuchPage() {
  return (
    <MessagePage title="Page not found" links={[['/', 'Library']]}>
      Your drafts are in the library.
    </MessagePage>
  );
}
