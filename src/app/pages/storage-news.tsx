import { useEffect } from 'react';
import { useLibrary, useStores } from '../../store/context.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Tells what happened to the storage, once: that earlier states had to go, so that the work itself could be kept. */
export function StorageNews() {
  const { library } = useStores();
  const toast = useToast();
  const news = useLibrary((state) => state.news);
  useEffect(() => {
    if (news === null) return;
    toast({ text: news, trouble: true });
    library.setState({ news: null });
  }, [news, toast, library]);
  return null;
}
