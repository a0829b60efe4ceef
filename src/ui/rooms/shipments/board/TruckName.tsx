import { Link } from 'react-router-dom';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import type { BoardTruck } from '../../../../domain/board/Board.ts';
import { ownText } from '../../../../domain/outside/ownText.ts';
import styles from './TruckName.module.css';
import { useBoardTexts } from './useBoardTexts.ts';

/** Plate, type and driver of a truck. */
export const TruckName = ({ truck }: { readonly truck: BoardTruck }) => {
  const { kind, noDriver } = useBoardTexts();
  const { plate, trailer, driver } = truck;
  return (
    <div className={styles.name}>
      <span className={styles.plate}>
        <Link to={recordPath('vehicles', truck.id)}>{plate}</Link>
        <span className={styles.kind}>{trailer?.plate ?? ownText(kind, truck.kind) ?? truck.kind}</span>
      </span>
      <span className={styles.driver} data-none={driver === undefined || undefined}>
        {driver?.name ?? noDriver}
      </span>
    </div>
  );
};
