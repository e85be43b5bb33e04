/** The JSON view in place of the form, with navigation between the two. */
import { useNavigate } from 'react-router';
import { SourceView, type SourceTarget } from '../../screens/json-view/json-view.tsx';
import { useCanWrite, useDraft, useViewActions } from '../../shared/context.tsx';
import { jsonViewAddress } from '../../desk/json-view-address.ts';
import { addressOf } from '../addresses.ts';

export function SourceRegion({ target }: { readonly target: SourceTarget }) {
  const id = useDraft((draft) => draft.id);
  const canWrite = useCanWrite();
  const navigate = useNavigate();
  const { select } = useViewActions();
  return (
    <SourceView
      key={id}
      target={target}
      readOnly={!canWrite}
      onShow={(document) => void navigate(jsonViewAddress(id, document))}
      onOpenForm={(selection, field) => {
        select(selection, field);
        void navigate(addressOf(id, selection));
      }}
    />
  );
}
