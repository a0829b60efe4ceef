import { useLocation, useNavigate } from 'react-router-dom';
import type { Room } from '../../../domain/access/Room.ts';
import { readSelected } from '../../../domain/list/readSelected.ts';
import { withSelected } from '../../../domain/list/withSelected.ts';
import { useLeave } from '../leaving/useLeave.ts';
import type { Split } from './SplitContext.ts';
import { useRecordsBeside } from './useRecordsBeside.ts';

/**
 * A room's list with a record beside it. Which one stands in the address, so that a link shows the same and Back closes
 * it; walking on to another record replaces the history entry.
 */
export const useSplit = (room: Room): Omit<Split, 'enter'> => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const leave = useLeave();
  const { isOn } = useRecordsBeside();
  const selected = readSelected(search);
  const pathOf = (id: string | undefined): string => {
    const query = withSelected(search, id);
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return {
    room,
    isOn,
    selected,
    pathOf,
    select: (id, onSelected) => {
      if (id === selected) onSelected();
      else
        leave(() => {
          void navigate(pathOf(id), { replace: selected !== undefined });
          onSelected();
        });
    },
    close: () => leave(() => void navigate(pathOf(undefined), { replace: true })),
  };
};
