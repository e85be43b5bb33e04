import { systemClock } from '../services/clock.ts';
import { randomDraftId } from '../services/ids.ts';
import { openDrafts } from '../services/drafts/open-drafts.ts';
import { onPageHidden } from '../services/page-events.ts';
import { askToKeepStorage } from '../services/persistence.ts';
import { createDeletedDrafts } from '../services/deleted-drafts.ts';
import { arrangeDrafts, withDeleted, type RoomWithDeleted } from './deleted-room.ts';
import { createDraftRoom, type DraftRoomParts } from './draft-room.ts';

/** The drafts on this device. The browser is asked to keep them once there is one. */
export function draftRoomOnDevice(stores: Pick<DraftRoomParts, 'desk' | 'library'>): RoomWithDeleted {
  const bin = createDeletedDrafts();
  const arrange: DraftRoomParts['arrange'] = (list) => arrangeDrafts(list, bin.all());
  const newId = randomDraftId;
  const kept = createDraftRoom({ ...stores, openDrafts, newId, clock: systemClock, onPageHidden, arrange });
  const room = withDeleted({ room: kept, desk: stores.desk, bin, clock: systemClock });
  return {
    ...room,
    async add(workspace) {
      const id = await room.add(workspace);
      void askToKeepStorage();
      return id;
    },
  };
}
