import { recordPath } from '../../../../domain/access/recordPath.ts';
import type { BoardTruck } from '../../../../domain/board/Board.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonRoute } from '../../../components/ButtonRoute.tsx';
import styles from './CarryBar.module.css';
import type { Carry } from './useCarry.ts';
import { useBoardTexts } from './useBoardTexts.ts';
import { useTripText } from './useTripText.ts';

interface CarryBarProps {
  readonly carry: Carry;
  readonly trucks: readonly BoardTruck[];
}

/** What is moved and how, and whether the row chosen fits; read out as it changes. */
export const CarryBar = ({ carry, trucks }: CarryBarProps) => {
  const { carry: words } = useBoardTexts();
  const text = useTripText();
  const { carried, target, isKnown, isFailed, pending, fitOf, putBack } = carry;
  const truck = trucks.find(({ id }) => id === target);
  const fit = truck && fitOf(truck.id);
  const standing = (): string => {
    if (isFailed) return words.failed;
    if (truck && pending) return words.sending(truck.plate);
    if (truck && fit) return words.target(truck.plate, fit.whole);
    return isKnown ? words.help : words.looking;
  };
  return (
    <div className={styles.place} data-shown={carried !== undefined || undefined}>
      <div className={styles.bar}>
        <p role="status" className={styles.words}>
          {carried && <strong>{words.moving(carried.trip.reference, text.route(carried.trip))}</strong>}
          {carried && <span data-fit={fit?.kind}> {standing()}</span>}
        </p>
        {carried && (
          <span className={styles.ways}>
            <ButtonRoute variant="quiet" to={recordPath('shipments', carried.trip.id)}>
              {words.open}
            </ButtonRoute>
            <Button variant="secondary" onClick={putBack}>
              {words.putBack}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
};
