/** The page of a file under repair, or the message that the repair no longer exists. */
import { useNavigate, useParams } from 'react-router';
import { useEffect, useState } from 'react';
import { RepairView } from '../../screens/json-view/repair-view.tsx';
import type { Repair } from '../../desk/source-texts.ts';
import { useSourceTexts } from '../../shared/source-texts.tsx';
import { libraryAddress } from '../addresses.ts';
import { ColorSchemeMenu } from '../color-scheme-menu.tsx';
import { MessagePage } from './message-page.tsx';
import { whileMounted } from '../../ui/while-mounted.ts';

type Result = { readonly id: string; readonly repair: Repair | undefined } | null;

/** The page of a file under repair. */
export function RepairPage() {
  const { id = '' } = useParams();
  const texts = useSourceTexts();
  const navigate = useNavigate();
  const [result, setResult] = useState<Result>(null);
  useEffect(() => {
    const show = (repair: Repair | undefined): void => setResult({ id, repair });
    return whileMounted(texts.repair(id), show, () => show(undefined));
  }, [id, texts]);
  useEffect(() => {
    document.title = 'Repair – Assessment Desk';
  }, []);
  if (result?.id !== id) return null;
  if (!result.repair) {
    return (
      <MessagePage title="Repair not found" links={[['/', 'Library']]}>
        The repair was finished or discarded, or it is in another browser. If you have the file, open it from the
        library.
      </MessagePage>
    );
  }
  return (
    <RepairView
      key={id}
      repair={result.repair}
      onLeave={() => void navigate(libraryAddress)}
      aside={<ColorSchemeMenu />}
    />
  );
}
