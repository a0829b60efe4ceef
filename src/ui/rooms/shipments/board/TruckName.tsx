import { recordPath } from '../../../../domain/access/recordPath.ts';
import type { BoardTruck } from '../../../../domain/board/Board.ts';
import { driverNow } from '../../../../domain/board/driverNow.ts';
import { ownText } from '../../../../domain/outside/ownText.ts';
import { BoardLink } from './BoardLink.tsx';
import styles from './TruckName.module.css';
import type { Fit } from './useFit.ts';
import { useBoardTexts } from './useBoardTexts.ts';

interface TruckNameProps {
  readonly truck: BoardTruck;
  /** How it suits the shipment that is moved. */
  readonly fitKind?: Fit['kind'] | undefined;
  readonly fitText?: string | undefined;
}

/** Plate, type and driver of a truck; while a shipment is moved, how it suits that. */
export const TruckName = ({ truck, fitKind, fitText }: TruckNameProps) => {
  const { kind, noDriver } = useBoardTexts();
  const { plate, trailer } = truck;
  const driver = driverNow(truck);
  return (
    <div className={styles.name}>
      <span className={styles.plate}>
        <BoardLink href={recordPath('vehicles', truck.id)}>{plate}</BoardLink>
        <span className={styles.kind}>{trailer?.plate ?? ownText(kind, truck.kind) ?? truck.kind}</span>
      </span>
      {fitText === undefined ? (
        <span className={styles.driver} data-none={driver === undefined || undefined}>
          {driver?.name ?? noDriver}
        </span>
      ) : (
        <span className={styles.fit} data-fit={fitKind} title={fitText}>
          {fitText}
        </span>
      )}
    </div>
  );
};
