import { useState } from 'react';
import type { Candidate } from '../../../../domain/shipment/Candidate.ts';
import { parseRecord } from '../../../../domain/record/parseRecord.ts';
import { findCandidates } from '../../../../domain/shipment/findCandidates.ts';
import { isAssignable } from '../../../../domain/shipment/isAssignable.ts';
import { fitsWell } from '../../../../domain/shipment/fitsWell.ts';
import { otherCandidates } from '../../../../domain/shipment/otherCandidates.ts';
import { reportFields } from '../../../../domain/shipment/reportFields.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useNamedReason } from '../../../shared/freight/useNamedReason.ts';
import { useProblemText } from '../../../shared/record/useProblemText.ts';
import { useVerdictTexts } from '../../../shared/freight/useVerdictTexts.ts';
import { useCandidates } from '../useCandidates.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useAssignTruck } from './useAssignTruck.ts';

const forReason = { reason: reportFields.reason } as const;

/** The trucks to choose from, what was chosen of them (the one of the offer to begin with), and what is wrong with that. */
export const useAssignForm = (shipment: ShipmentRecord, onDone: () => void) => {
  const { assign: words } = useShipmentTexts();
  const verdictWords = useVerdictTexts();
  const reasonText = useNamedReason();
  const [chosen, setChosen] = useState<string>();
  const [reason, setReason] = useState('');
  const [q, setSearch] = useState('');
  const [onlyFitting, setOnlyFitting] = useState<boolean>();
  const [isTried, setTried] = useState(false);
  const { data, ...found } = useCandidates(shipment.id);
  const candidates = data && otherCandidates(data, shipment.assignment);
  const reading = { ...found, candidates };
  const task = useAssignTruck(shipment, onDone, () => void reading.refetch());
  const fitting = candidates?.filter(fitsWell).length ?? 0;
  const isNarrowed = onlyFitting ?? fitting > 0;
  const named = shipment.status === 'booked' ? candidates?.find((each) => each.offered && fitsWell(each)) : undefined;
  const picked = chosen === undefined ? named : candidates?.find(({ vehicle }) => vehicle.id === chosen);
  const needsReason = shipment.status !== 'booked' && shipment.status !== 'assigned';
  const lacksReason = needsReason && reason.trim() === '';
  const why = parseRecord(forReason, { reason });
  const problemText = useProblemText(forReason, { reason: words.reason });
  const whyNot = ({ verdict }: Candidate): string => {
    const against = verdict.reasons.find(({ severity }) => severity === 'block');
    return against ? reasonText(against) : `${verdictWords.nobodyDrives}.`;
  };
  const reasonProblem = (): string | undefined => {
    if (!isTried) return undefined;
    if (lacksReason) return words.reasonMissing;
    const wrong = why.ok ? undefined : why.problems.reason;
    return wrong && problemText(wrong, 'reason');
  };
  const choiceProblem = (): string | undefined => {
    if (picked && !isAssignable(picked)) return words.blockedChoice(picked.vehicle.plate, whyNot(picked));
    return isTried && candidates !== undefined && !picked ? words.chooseFirst : undefined;
  };
  return {
    reading,
    task,
    fitting,
    picked,
    /** Whether the truck that is picked could be assigned. */
    isReady: picked === undefined || isAssignable(picked),
    search: { q, setSearch, isNarrowed, setOnlyFitting },
    shown: findCandidates(candidates ?? [], { q, onlyFitting: isNarrowed }),
    choiceProblem: choiceProblem(),
    reason: needsReason ? { value: reason, set: setReason, problem: reasonProblem() } : undefined,
    choose: (vehicleId: string): void => {
      setChosen(vehicleId);
      setTried(false);
      task.forgive();
    },
    send: (): void => {
      setTried(true);
      if (!picked?.driver || !isAssignable(picked) || lacksReason || !why.ok) return;
      const { vehicle, trailer, driver, verdict } = picked;
      const { reason: said } = why.value;
      const entry = { vehicleId: vehicle.id, trailerId: trailer?.id ?? null, driverId: driver.id, reason: said };
      void task.run({ entry, plate: vehicle.plate, verdict });
    },
  };
};
