import { useState } from 'react';
import { TellShipment } from '../../../../application/shipments/tellShipment.ts';
import { Clock } from '../../../../application/shared/Clock.ts';
import { Failure } from '../../../../domain/failure/Failure.ts';
import { isStaleFailure } from '../../../../domain/failure/isStaleFailure.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import type { ToldEvent } from '../../../../domain/shipment/ToldEvent.ts';
import { toldProblem } from '../../../../domain/shipment/toldProblem.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useFolded } from '../useFolded.ts';
import { useOwnSide } from '../useOwnSide.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { type ToldProblem, useRefusalWords } from './useRefusalWords.ts';

/** An event, and what its sender is told when it is done. */
export interface Telling {
  readonly event: ToldEvent;
  readonly done: string;
  /** Asks whether it is meant, once the rules allow it. */
  readonly isMeant?: () => Promise<boolean>;
}

/**
 * Tells what happened to a shipment, once the rules allow it. `problem` says what is wrong with it, `overtaken` that the shipment moved
 * on meanwhile; nothing that was typed is lost by either.
 */
export const useTellShipment = (shipment: ShipmentRecord, onDone = (): void => {}) => {
  const folded = useFolded(shipment);
  const side = useOwnSide();
  const clock = useInjection(Clock);
  const tellShipment = useInjection(TellShipment);
  const { outbox } = useShipmentTexts();
  const tell = useTell();
  const words = useRefusalWords(shipment);
  const [problem, setProblem] = useState<ToldProblem>();
  const [overtaken, setOvertaken] = useState<Failure>();
  const task = useWriteTask<Telling>(async ({ event, done, isMeant }) => {
    const refusal = toldProblem(folded, side, event, clock.now());
    setOvertaken(undefined);
    setProblem(refusal ? words.ofRule(refusal) : undefined);
    if (refusal || (isMeant && !(await isMeant()))) return false;
    try {
      const told = await tellShipment(shipment, event);
      if (told === 'full') {
        setProblem({ field: undefined, text: outbox.full });
        return false;
      }
      tell(told === 'kept' ? outbox.kept : done);
    } catch (error) {
      if (!(error instanceof Failure) || error.trouble.kind !== 'refused') throw error;
      const wrong = error.trouble.status === 422 ? words.ofService(error.trouble.errors) : undefined;
      if (!wrong && !isStaleFailure(error)) throw error;
      if (wrong) setProblem(wrong);
      else setOvertaken(error);
      return false;
    }
    onDone();
    return true;
  });
  return { ...task, problem, overtaken, forgive: () => setProblem(undefined) };
};
