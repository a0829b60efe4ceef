import { useMemo, useState } from 'react';
import type { ChosenCombination } from '../../../application/loads/CombinationJudge.ts';
import { taskOf } from '../../../domain/load/taskOf.ts';
import type { Failure } from '../../../domain/failure/Failure.ts';
import type { Load } from '../../../domain/load/Load.ts';
import type { Money } from '../../../domain/money/Money.ts';
import type { AwardedShipment } from '../../../domain/shipment/AwardedShipment.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useDoubtQuestion } from '../../shared/freight/useDoubtQuestion.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { VerdictReasons } from '../../shared/freight/VerdictReasons.tsx';
import { CombinationFields } from '../../shared/offering/CombinationFields.tsx';
import { OvertakenNote } from '../../shared/offering/OvertakenNote.tsx';
import { useCombination } from '../../shared/offering/useCombination.ts';
import styles from './BookPanel.module.css';
import { RefusedReasons } from './RefusedReasons.tsx';
import { useBookLoad } from './useBookLoad.ts';
import { useLoadTexts } from './useLoadTexts.ts';

interface BookPanelProps {
  readonly load: Load;
  readonly price: Money;
  readonly onBooked: (shipment: AwardedShipment) => void;
}

const nothing: ChosenCombination = { vehicleId: '', trailerId: '', driverId: '' };

/** Why a booking was refused: what was chosen does not fit, the price is another, or the load is gone. */
const BookingRefusal = ({ failure }: { readonly failure: Failure | undefined }) => {
  const { book } = useLoadTexts();
  if (failure?.trouble.kind !== 'refused') return null;
  const { status, reason } = failure.trouble;
  if (status === 422) return <RefusedReasons failure={failure} />;
  return reason === 'stale' ? <Banner>{book.repriced}</Banner> : <OvertakenNote failure={failure} />;
};

/** Takes a load at its fixed price with a vehicle and a driver. */
export const BookPanel = ({ load, price, onBooked }: BookPanelProps) => {
  const { book } = useLoadTexts();
  const money = useMoneyText();
  const [chosen, setChosen] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const asked = useMemo(() => taskOf(load), [load]);
  const combination = useCombination(load.id, asked, chosen);
  const mayBeDoubtful = useDoubtQuestion();
  const isMeant = async (): Promise<boolean> => {
    const verdict = await combination.settledVerdict();
    // What does not fit is refused anyway.
    return (
      verdict?.fits === false ||
      mayBeDoubtful({ verdict, plate: combination.vehicle?.plate ?? '', until: load.stops[0]?.window?.to })
    );
  };
  const task = useBookLoad(load, price, { isMeant, onBooked });
  const isMissing = chosen.vehicleId === '' || chosen.driverId === '';
  const field = (name: keyof ChosenCombination) => ({
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
        <BookingRefusal failure={task.refused} />
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
