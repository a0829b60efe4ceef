import { useState } from 'react';
import type { BoardTrip, BoardTruck } from '../../../../domain/board/Board.ts';
import { isAssignable } from '../../../../domain/shipment/isAssignable.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { ReadFailure } from '../../../components/ReadFailure.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { VerdictReasons } from '../../../shared/freight/VerdictReasons.tsx';
import { useCandidates } from '../useCandidates.ts';
import styles from './AssignHereDialog.module.css';
import { useAssignOnBoard } from './useAssignOnBoard.ts';
import { useBoardTexts } from './useBoardTexts.ts';
import { useFit } from './useFit.ts';
import { useTripText } from './useTripText.ts';

interface AssignHereDialogProps {
  readonly truck: BoardTruck;
  /** Shipments without a truck. */
  readonly unassigned: readonly BoardTrip[];
  readonly onClose: () => void;
}

/** Gives a truck a shipment that has none: what a drop on its row does, in words. */
export const AssignHereDialog = ({ truck, unassigned, onClose }: AssignHereDialogProps) => {
  const { here: words, carry, pickup } = useBoardTexts();
  const text = useTripText();
  const fit = useFit();
  const [chosen, setChosen] = useState('');
  const task = useAssignOnBoard();
  const trip = unassigned.find(({ id }) => id === chosen);
  const found = useCandidates(trip?.id);
  const candidate = found.data?.find(({ vehicle }) => vehicle.id === truck.id);
  const mayAssign = candidate !== undefined && isAssignable(candidate);
  return (
    <Dialog title={words.title(truck.plate)} onClose={onClose}>
      <div className={styles.body}>
        <SelectField
          name="shipment"
          label={words.choose}
          value={chosen}
          placeholder={words.chooseFirst}
          options={unassigned.map((each) => ({
            value: each.id,
            label: `${text.route(each)}, ${pickup(text.time(each, each.pickupAt))}, ${each.reference}`,
          }))}
          onChange={setChosen}
        />
        <div role="status">
          {trip && found.data === undefined && !found.isError && <p>{carry.looking}</p>}
          {trip && found.data && <p>{fit(candidate, false).whole}</p>}
          {candidate && <VerdictReasons verdict={candidate.verdict} />}
        </div>
        {found.isError && <ReadFailure failure={found.error} onRetry={() => void found.refetch()} />}
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {words.no}
        </Button>
        <Button
          disabled={!mayAssign}
          busy={task.pending}
          onClick={() => {
            if (!trip || !candidate) return;
            void task.run({ trip, truck, candidate }).then((isDone) => isDone && onClose());
          }}
        >
          {words.yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
