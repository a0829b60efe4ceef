import { useState } from 'react';
import { taskOf } from '../../../domain/load/taskOf.ts';
import type { Load } from '../../../domain/load/Load.ts';
import type { Money } from '../../../domain/money/Money.ts';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { VerdictReasons } from '../../shared/freight/VerdictReasons.tsx';
import { CombinationFields } from '../../shared/offering/CombinationFields.tsx';
import { OvertakenNote } from '../../shared/offering/OvertakenNote.tsx';
import { type ChosenIds, useCombination } from '../../shared/offering/useCombination.ts';
import styles from './BookPanel.module.css';
import { RefusedReasons } from './RefusedReasons.tsx';
import { useBookLoad } from './useBookLoad.ts';
import { useLoadTexts } from './useLoadTexts.ts';

interface BookPanelProps {
  readonly load: Load;
  readonly price: Money;
}

const nothing: ChosenIds = { vehicleId: '', trailerId: '', driverId: '' };

/** Takes a load at its fixed price with a vehicle and a driver. */
export const BookPanel = ({ load, price }: BookPanelProps) => {
  const { book, own } = useLoadTexts();
  const money = useMoneyText();
  const [chosen, setChosen] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const task = useBookLoad(load.id);
  const { booked, refused } = task;
  const isUnfit = refused?.trouble.kind === 'refused' && refused.trouble.status === 422;
  const combination = useCombination(taskOf(load), chosen);
  if (booked)
    return (
      <Card title={book.booked(booked.reference)}>
        <div className={styles.booked}>
          <p role="status">{book.bookedText}</p>
          <ButtonRoute to={recordPath('shipments', booked.id)}>{own.shipment}</ButtonRoute>
        </div>
      </Card>
    );
  const isMissing = chosen.vehicleId === '' || chosen.driverId === '';
  const field = (name: keyof ChosenIds) => ({
    name,
    value: chosen[name],
    problem: isTried && name !== 'trailerId' && chosen[name] === '' ? book.missing : undefined,
    onChange: (value: string) => {
      setChosen((before) => ({ ...before, [name]: value }));
      task.forgive();
    },
    onBlur: () => undefined,
  });
  return (
    <Card title={book.title}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isMissing) void task.run(chosen);
        }}
      >
        {isUnfit ? <RefusedReasons failure={refused} /> : <OvertakenNote failure={refused} />}
        <p>{book.lead(money(price))}</p>
        {combination.failure ? (
          <ReadFailure failure={combination.failure} onRetry={combination.retry} />
        ) : (
          <CombinationFields field={field} combination={combination} none={book.choose} onFill={setChosen} />
        )}
        {combination.verdict && <VerdictReasons verdict={combination.verdict} />}
        {!combination.failure && (
          <Button type="submit" wide busy={task.pending}>
            {book.send}
          </Button>
        )}
      </form>
    </Card>
  );
};
