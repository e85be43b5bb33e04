/** The page after a rendering error. The open draft can still be downloaded there. */
import { Button } from '@mantine/core';
import { useRouteError } from 'react-router';
import { messageOf } from '../../core/json/words.ts';
import { useStores } from '../../shared/context.tsx';
import { MessagePage } from './message-page.tsx';

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
