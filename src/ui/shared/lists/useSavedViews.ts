import { useLocation, useNavigate } from 'react-router-dom';
import { ListViewWrites } from '../../../application/shared/listViewWrites.ts';
import type { RoomList } from '../../../application/shared/RoomLists.ts';
import type { SavedView, SavedViewFacts } from '../../../domain/list/SavedView.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useTell } from '../useTell.ts';
import { useWriteTask } from '../useWriteTask.ts';

interface SavedViews {
  readonly list: RoomList;
  /** What the list shows now. */
  readonly shown: Omit<SavedViewFacts, 'name' | 'isShared'>;
  /** Reads the views again. */
  readonly reread: () => Promise<void>;
}

/** Saves and deletes views of a list, and goes to what is left of them. */
export const useSavedViews = ({ list, shown, reread }: SavedViews) => {
  const writes = useInjection(ListViewWrites);
  const { views: words } = useAdminTexts().list;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const goTo = (view: string): void => void navigate({ pathname, search: view });
  const saving = useWriteTask<{ facts: SavedViewFacts; base: SavedView | undefined }>(async ({ facts, base }) => {
    try {
      const { id } = await writes.save(list, facts, base);
      await reread();
      goTo(`view=${id}`);
    } catch (error) {
      await reread();
      throw error;
    }
  });
  const removing = useWriteTask<SavedView>(async (view) => {
    const { removeTitle, removeText, removeSharedText, remove: yes, keep: no } = words;
    const text = view.isShared ? removeSharedText : removeText;
    if (!(await writes.remove(view, { title: removeTitle(view.name), text, yes, no, isDangerous: true }))) return false;
    goTo('');
    await reread();
    return true;
  });
  const tell = useTell();
  const alerting = useWriteTask<SavedView>(async ({ id, hasAlert }) => {
    await writes.alert(id, !hasAlert);
    tell(hasAlert ? words.alertOff : words.alertOn);
    await reread();
  });
  return {
    pending: saving.pending || removing.pending || alerting.pending,
    /** Changes `base`, or saves a new view without one; returns whether it did. */
    save: ({ name, isShared }: Pick<SavedView, 'name' | 'isShared'>, base: SavedView | undefined): Promise<boolean> =>
      saving.run({ facts: { ...shown, name, isShared }, base }),
    remove: (view: SavedView): Promise<boolean> => removing.run(view),
    /** Tells the user of new records that match a view, or ends that; undefined for lists without alerts. */
    alert: list === 'loads' ? (view: SavedView): void => void alerting.run(view) : undefined,
  };
};
