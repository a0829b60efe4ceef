import { useState } from 'react';
import type { ChosenCombination } from '../../../application/loads/CombinationJudge.ts';
import { BookLoad } from '../../../application/offers/bookLoad.ts';
import { Failure } from '../../../domain/failure/Failure.ts';
import type { Load } from '../../../domain/load/Load.ts';
import type { Money } from '../../../domain/money/Money.ts';
import type { AwardedShipment } from '../../../domain/shipment/AwardedShipment.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useLoadTexts } from './useLoadTexts.ts';

/** The page itself says that the load is gone or taken, and why a choice does not fit. */
const shownHere: ReadonlySet<number> = new Set([404, 409, 422]);

interface Booking {
  /** Whether what was chosen is to be booked; asks where that is in doubt. */
  readonly isMeant: () => Promise<boolean>;
  readonly onBooked: (shipment: AwardedShipment) => void;
}

/** Books a load at the price and for the terms that are shown. `refused` is set if it was gone, one of them is another, or what was chosen does not fit. */
export const useBookLoad = (
  { id, terms }: Pick<Load, 'id' | 'terms'>,
  amount: Money,
  { isMeant, onBooked }: Booking,
) => {
  const { book } = useLoadTexts();
  const bookLoad = useInjection(BookLoad);
  const tell = useTell();
  const [refused, setRefused] = useState<Failure>();
  const task = useWriteTask<ChosenCombination>(async ({ vehicleId, trailerId, driverId }) => {
    if (!(await isMeant())) return false;
    setRefused(undefined);
    try {
      const shipment = await bookLoad(id, {
        vehicleId,
        trailerId: trailerId || undefined,
        driverId,
        amount,
        termsVersion: terms?.version,
      });
      tell(book.booked(shipment.reference));
      onBooked(shipment);
      return true;
    } catch (error) {
      if (!(error instanceof Failure) || error.trouble.kind !== 'refused' || !shownHere.has(error.trouble.status))
        throw error;
      setRefused(error);
      return false;
    }
  });
  return { ...task, refused, forgive: () => setRefused(undefined) };
};
