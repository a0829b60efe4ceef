import { AssignTruck } from '../../../../application/shipments/assignTruck.ts';
import type { BoardTrip, BoardTruck } from '../../../../domain/board/Board.ts';
import type { Candidate } from '../../../../domain/shipment/Candidate.ts';
import { useDoubtQuestion } from '../../../shared/freight/useDoubtQuestion.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useQuestion } from '../../../shared/useQuestion.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useBoardTexts } from './useBoardTexts.ts';

interface Drop {
  readonly trip: Pick<BoardTrip, 'id' | 'version' | 'reference' | 'stops'>;
  readonly truck: BoardTruck;
  readonly candidate: Candidate;
}

/** Gives a shipment a truck as it is coupled and driven; asks before one that is too late or too heavy, and before it gets another trailer or driver than it usually has. */
export const useAssignOnBoard = () => {
  const { carry: words } = useBoardTexts();
  const assign = useInjection(AssignTruck);
  const ask = useQuestion();
  const isMeant = useDoubtQuestion();
  const tell = useTell();
  return useWriteTask<Drop>(async ({ trip, truck, candidate }) => {
    const { vehicle, trailer, driver, verdict } = candidate;
    if (!driver || !(await isMeant({ verdict, plate: truck.plate, until: trip.stops[0]?.window?.to }))) return false;
    const isUsual = trailer?.id === truck.trailer?.id && driver.id === truck.driver?.id;
    const crew = [trailer?.plate, driver.name].filter((name) => name !== undefined).join(', ');
    const text =
      trailer === undefined && truck.trailer ? `${words.askText(crew)} ${words.askAlone}` : words.askText(crew);
    const question = { title: words.askTitle(truck.plate), text, yes: words.yes, no: words.no };
    if (!isUsual && !(await ask(question))) return false;
    await assign(trip, {
      vehicleId: vehicle.id,
      trailerId: trailer?.id ?? null,
      driverId: driver.id,
      reason: undefined,
    });
    tell(words.told(truck.plate, trip.reference));
    return true;
  });
};
