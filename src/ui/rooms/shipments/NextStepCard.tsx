import { useState } from 'react';
import { nextSteps } from '../../../domain/shipment/nextSteps.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { AssignDialog } from './assign/AssignDialog.tsx';
import { useUnassignTruck } from './assign/useUnassignTruck.ts';
import { ShipperEnding } from './cancel/ShipperEnding.tsx';
import styles from './NextStepCard.module.css';
import { OvertakenShipment } from './OvertakenShipment.tsx';
import { StandingNotes } from './StandingNotes.tsx';
import { useFolded } from './useFolded.ts';
import { useOwnSide } from './useOwnSide.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

interface NextStepCardProps {
  readonly shipment: ShipmentRecord;
  readonly mayWrite: boolean;
}

/** Where a shipment stands, and the one step that comes next. */
export const NextStepCard = ({ shipment, mayWrite }: NextStepCardProps) => {
  const { next: words, assign } = useShipmentTexts();
  const [isAssigning, setAssigning] = useState(false);
  const side = useOwnSide();
  const { main, others } = nextSteps(useFolded(shipment), side);
  const unassigning = useUnassignTruck(shipment);
  const isPossible = (type: string): boolean => mayWrite && others.some((step) => step.type === type);
  return (
    <Card title={words.standing}>
      <div className={styles.body}>
        <OvertakenShipment failure={unassigning.overtaken} status={shipment.status} />
        <StandingNotes shipment={shipment} />
        {mayWrite && main?.type === 'assigned' && (
          <div className={styles.step}>
            <Button wide onClick={() => setAssigning(true)}>
              {words.assign}
            </Button>
          </div>
        )}
        {isPossible('assigned') && (
          <details className={styles.more}>
            <summary>{words.more}</summary>
            <ul className={styles.menu}>
              <li>
                <Button variant="quiet" onClick={() => setAssigning(true)}>
                  {words.reassign}
                </Button>
              </li>
              {isPossible('unassigned') && (
                <li>
                  <Button variant="quiet" busy={unassigning.pending} onClick={unassigning.run}>
                    {assign.unassign}
                  </Button>
                </li>
              )}
            </ul>
          </details>
        )}
        {side === 'shipper' && mayWrite && <ShipperEnding shipment={shipment} />}
      </div>
      {isAssigning && <AssignDialog shipment={shipment} onClose={() => setAssigning(false)} />}
    </Card>
  );
};
