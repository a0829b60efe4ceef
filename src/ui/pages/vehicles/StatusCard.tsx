import { statusesByHand } from '../../../domain/vehicle/statusesByHand.ts';
import type { VehicleStatus } from '../../../domain/vehicle/VehicleStatus.ts';
import { vehicleMoveRefusal } from '../../../domain/vehicle/vehicleMoveRefusal.ts';
import type { VehicleRecord } from '../../../domain/vehicle/VehicleRecord.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { ConflictDialogue } from '../../components/ConflictDialogue.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useQuestion } from '../../hooks/useQuestion.ts';
import { useVehicleMove } from '../../hooks/useVehicleMove.ts';
import styles from './StatusCard.module.css';
import { VehicleStatusBadge } from './VehicleStatusBadge.tsx';

interface StatusCardProps {
  readonly vehicle: VehicleRecord;
  readonly mayWrite: boolean;
}

/** Whether a vehicle works, the moves that are allowed, and the reason for those that are not. What is final is asked first. */
export const StatusCard = ({ vehicle, mayWrite }: StatusCardProps) => {
  const { status, move: words, refusal, list } = useAdminTexts().vehicles;
  const { clash, pending, move, insist, yield: giveWay } = useVehicleMove(vehicle);
  const ask = useQuestion();
  const targets = statusesByHand.filter((target) => target !== vehicle.status);

  const go = async (target: VehicleStatus): Promise<void> => {
    const { retireTitle, retireText: text, retireYes: yes, retireNo: no } = words;
    if (target === 'retired' && !(await ask({ title: retireTitle(vehicle.fleetNo), text, yes, no }))) return;
    move(target);
  };

  return (
    <Card title={list.status} aside={<VehicleStatusBadge status={vehicle.status} />}>
      {mayWrite && (
        <ul className={styles.moves}>
          {targets.map((target) => {
            const refused = vehicleMoveRefusal(vehicle.status, target, { hasActiveShipment: false });
            return (
              <li key={target}>
                <Button
                  variant="secondary"
                  wide
                  disabled={refused !== undefined}
                  busy={pending}
                  aria-describedby={refused && `why-${target}`}
                  onClick={() => void go(target)}
                >
                  {words[target]}
                </Button>
                {refused && (
                  <p id={`why-${target}`} className={styles.why}>
                    {refusal[refused]}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
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
