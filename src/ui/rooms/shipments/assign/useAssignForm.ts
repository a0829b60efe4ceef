import { useState } from 'react';
import { singleSpaced } from '../../../../domain/outside/singleSpaced.ts';
import { findCandidates } from '../../../../domain/shipment/findCandidates.ts';
import { isAssignable } from '../../../../domain/shipment/isAssignable.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useAssignTruck } from './useAssignTruck.ts';
import { useCandidates } from './useCandidates.ts';

/** The trucks to choose from, what was chosen of them, and what is wrong with that. */
export const useAssignForm = (shipment: ShipmentRecord, onDone: () => void) => {
  const { assign: words } = useShipmentTexts();
  const [chosen, setChosen] = useState<string>();
  const [reason, setReason] = useState('');
  const [q, setSearch] = useState('');
  const [onlyFitting, setOnlyFitting] = useState<boolean>();
  const [isTried, setTried] = useState(false);
  const reading = useCandidates(shipment);
  const { candidates } = reading;
  const task = useAssignTruck(shipment, onDone, () => void reading.refetch());
  const fitting = candidates?.filter(isAssignable).length ?? 0;
  const isNarrowed = onlyFitting ?? fitting > 0;
  const picked = candidates?.find(({ vehicle }) => vehicle.id === chosen);
  const needsReason = shipment.status !== 'booked' && shipment.status !== 'assigned';
  const lacksReason = needsReason && singleSpaced(reason) === '';
  const choiceProblem = (): string | undefined => {
    if (!isTried || candidates === undefined) return undefined;
    if (!picked) return words.chooseFirst;
    return isAssignable(picked) ? undefined : words.blockedChoice;
  };
  return {
    reading,
    task,
    fitting,
    picked,
    search: { q, setSearch, isNarrowed, setOnlyFitting },
    shown: findCandidates(candidates ?? [], { q, onlyFitting: isNarrowed }),
    choiceProblem: choiceProblem(),
    reason: needsReason
      ? { value: reason, set: setReason, problem: isTried && lacksReason ? words.reasonMissing : undefined }
      : undefined,
    choose: (vehicleId: string): void => {
      setChosen(vehicleId);
      setTried(false);
      task.forgive();
    },
    send: (): void => {
      setTried(true);
      if (!picked?.driver || !isAssignable(picked) || lacksReason) return;
      void task.run({
        vehicleId: picked.vehicle.id,
        trailerId: picked.trailer?.id ?? null,
        driverId: picked.driver.id,
        reason: singleSpaced(reason) || undefined,
      });
    },
  };
};
