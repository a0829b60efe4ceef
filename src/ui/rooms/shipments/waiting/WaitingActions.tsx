import { useState } from 'react';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { AskedDialog } from '../dialogs/AskedDialog.tsx';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import { useAcceptWaiting } from './useAcceptWaiting.ts';
import styles from './Waiting.module.css';

interface WaitingActionsProps {
  readonly shipment: ShipmentRecord;
  /** Index of the stop. */
  readonly stop: number;
  /** The charge in words. */
  readonly amount: string;
  readonly mayDispute: boolean;
}

/** What a shipper can say to the charge for waiting at a stop. */
export const WaitingActions = ({ shipment, stop, amount, mayDispute }: WaitingActionsProps) => {
  const { accept, dispute } = useShipmentTexts().waiting;
  const town = useStopWords(shipment).town(stop);
  const accepting = useAcceptWaiting(shipment, stop);
  const [disputes, setDisputes] = useState(false);
  return (
    <div className={styles.ways}>
      <Button busy={accepting.pending} onClick={() => void accepting.run({ amount, town })}>
        {accept.act(amount)}
      </Button>
      {mayDispute && (
        <Button variant="secondary" aria-label={dispute.actOf(town)} onClick={() => setDisputes(true)}>
          {dispute.act}
        </Button>
      )}
      {disputes && (
        <AskedDialog shipment={shipment} asked={{ to: 'dispute', stop }} onClose={() => setDisputes(false)} />
      )}
    </div>
  );
};
