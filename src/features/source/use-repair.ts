/** Gives the repair view its editor: creates it for a file under repair in an element, until the element is removed. */
import { useEffect, useState, type RefObject } from 'react';
import type { Repair } from '../../store/source-texts.ts';
import { useSourceTexts } from '../../shared/source-texts.tsx';
import { startRepairSession, type RepairSession, type RepairStatus } from './repair-session.ts';
import { createSourceEditor } from './source-editor.ts';

export function useRepair(
  host: RefObject<HTMLDivElement | null>,
  { id, text }: Pick<Repair, 'id' | 'text'>,
): { readonly status: RepairStatus; readonly session: RepairSession | null } {
  const texts = useSourceTexts();
  const [status, setStatus] = useState<RepairStatus>({ kind: 'pending' });
  const [session, setSession] = useState<RepairSession | null>(null);
  useEffect(() => {
    if (!host.current) return undefined;
    const running: { session?: RepairSession } = {};
    const editor = createSourceEditor({
      parent: host.current,
      text,
      label: 'JSON',
      readOnly: false,
      ownUndo: true,
      onEdit: () => running.session?.onEdit(),
      onCursor: () => undefined,
    });
    const started = startRepairSession(id, editor, texts, (next) => {
      setStatus(next);
      setSession(started);
    });
    running.session = started;
    return () => {
      started.end();
      editor.destroy();
    };
  }, [host, id, text, texts]);
  return { status, session };
}
