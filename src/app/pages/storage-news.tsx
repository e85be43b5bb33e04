/** Shows storage events once, for example that versions were deleted to make space for new changes. */
import { useEffect } from 'react';
import { useLibrary, useStores } from '../../shared/context.tsx';
import { useToast } from '../../ui/toast.tsx';

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
