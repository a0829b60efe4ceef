import { useDeferredValue, useMemo } from 'react';
import { roomPath } from '../../../../domain/access/roomPath.ts';
import { ButtonRoute } from '../../../components/ButtonRoute.tsx';
import { CardFailure } from '../../../components/CardFailure.tsx';
import { EmptyState } from '../../../components/list/EmptyState.tsx';
import { ListHeader } from '../../../components/list/ListHeader.tsx';
import { RoomIcon } from '../../../components/RoomIcon.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import { useMediaQuery } from '../../../shared/useMediaQuery.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { BoardGrid } from './BoardGrid.tsx';
import { BoardList } from './BoardList.tsx';
import { BoardSwitch } from './BoardSwitch.tsx';
import { BoardTools } from './BoardTools.tsx';
import { CarryBar } from './CarryBar.tsx';
import { CarryHint } from './CarryHint.tsx';
import { UnassignedTray } from './UnassignedTray.tsx';
import styles from './BoardPage.module.css';
import { useCarry } from './useCarry.ts';
import { useCarryHands } from './useCarryHands.ts';
import { useBoardLinks } from './useBoardLinks.ts';
import { useBoard } from './useBoard.ts';
import { useBoardTexts } from './useBoardTexts.ts';

/** Below this there is no room for days side by side. */
const narrow = '(width < 48rem)';

/** The trucks of a fleet over some days: what each does, what keeps it off the road, and what has no truck yet. */
export const BoardPage = () => {
  const { title } = useShipmentTexts();
  const words = useBoardTexts();
  const number = new Intl.NumberFormat(useLocale());
  const isNarrow = useMediaQuery(narrow);
  const board = useBoard();
  const { view, today, zone, now, days, range, found } = board;
  const shown = found.data;
  const carry = useCarry(shown);
  const hands = useCarryHands(carry);
  const followLink = useBoardLinks();
  const isList = isNarrow || view.isList;
  const latest = useMemo(
    () => shown && { shown, isList, board: { today, zone, now, days, range } },
    [shown, isList, today, zone, now, days, range],
  );
  // Drawn behind what was pressed, and given up for whatever is pressed meanwhile.
  const drawn = useDeferredValue(latest);
  const Trucks = drawn?.isList === true ? BoardList : BoardGrid;
  return (
    <>
      <ListHeader title={title}>
        <BoardSwitch shown="board" />
      </ListHeader>
      <BoardTools view={view} today={today} days={days} isNarrow={isNarrow} />
      {shown && drawn && drawn.shown.trucks.length > 0 && (
        <div
          role="presentation"
          className={styles.board}
          data-moving={carry.carried !== undefined || undefined}
          onClick={followLink}
          {...hands}
        >
          <CarryHint />
          <UnassignedTray board={drawn.shown} now={drawn.board.now} carry={carry} />
          <Trucks
            trucks={drawn.shown.trucks}
            board={drawn.board}
            carry={carry}
            unassigned={drawn.shown.unassigned}
            mayAssign={carry.mayAssign}
          />
          {shown.truckCount > shown.trucks.length && (
            <p className={styles.more}>
              {words.moreTrucks(number.format(shown.trucks.length), number.format(shown.truckCount))}
            </p>
          )}
          <CarryBar carry={carry} trucks={shown.trucks} />
        </div>
      )}
      {shown?.trucks.length === 0 && (
        <EmptyState icon={<RoomIcon room="vehicles" />} title={words.emptyTitle} text={words.emptyText}>
          <ButtonRoute to={roomPath('vehicles')}>{words.emptyLink}</ButtonRoute>
        </EmptyState>
      )}
      {!shown && found.isError && <CardFailure failure={found.error} onRetry={() => void found.refetch()} />}
      {!(shown && drawn) && !found.isError && <Skeleton width="100%" height="32rem" />}
    </>
  );
};
