import { statusesByHand } from '../../../domain/vehicle/statusesByHand.ts';
import type { VehicleStatus } from '../../../domain/vehicle/VehicleStatus.ts';
import { vehicleMoveRefusal } from '../../../domain/vehicle/vehicleMoveRefusal.ts';
import type { VehicleRecord } from '../../../domain/vehicle/VehicleRecord.ts';
import { Card } from '../../components/Card.tsx';
import { ConflictDialogue } from '../../components/ConflictDialogue.tsx';
import { MoveList } from '../../components/record/MoveList.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useVehicleTexts } from './useVehicleTexts.ts';
import { useQuestion } from '../../shared/useQuestion.ts';
import { useMoveVehicle } from './useMoveVehicle.ts';
import { VehicleStatusBadge } from './VehicleStatusBadge.tsx';

interface StatusCardProps {
  readonly vehicle: VehicleRecord;
  readonly mayWrite: boolean;
}

/** Whether a vehicle works, the moves that are allowed, and the reason for those that are not. What is final is asked first. */
export const StatusCard = ({ vehicle, mayWrite }: StatusCardProps) => {
  const { vehicleStatus: status } = useAdminTexts();
  const { move: words, refusal, list } = useVehicleTexts();
  const { clash, pending, move, insist, yield: giveWay } = useMoveVehicle(vehicle);
  const ask = useQuestion();
  const moves = statusesByHand
    .filter((to) => to !== vehicle.status)
    .map((to) => {
      const refused = vehicleMoveRefusal(vehicle.status, to);
      return { to, label: words[to], refusal: refused && refusal[refused], isFinal: to === 'retired' };
    });

  const go = async (to: VehicleStatus): Promise<void> => {
    const { retireTitle, retireText: text, retireYes: yes, retireNo: no } = words;
    const question = { title: retireTitle(vehicle.fleetNo), text, yes, no, isDangerous: true };
    if (to === 'retired' && !(await ask(question))) return;
    move(to);
  };

  return (
    <Card title={list.status} aside={<VehicleStatusBadge status={vehicle.status} />}>
      {mayWrite && <MoveList moves={moves} busy={pending} onMove={(to) => void go(to)} />}
      {clash && (
        <ConflictDialogue
          rows={[{ label: list.status, mine: status[clash.wanted], theirs: status[clash.theirs.status] }]}
          busy={pending}
          onTakeTheirs={giveWay}
          onSaveMine={insist}
          onClose={giveWay}
        />
      )}
    </Card>
  );
};
