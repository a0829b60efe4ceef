import { useState } from 'react';
import { type CancelReason, possibleCancelReasons } from '../../../../domain/shipment/possibleCancelReasons.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { useNow } from '../../../shared/useNow.ts';
import { AskedDialog } from '../dialogs/AskedDialog.tsx';
import { useFolded } from '../useFolded.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './ShipperEnding.module.css';

/** How a shipper ends a shipment: by taking back what got no truck in time, or by canceling it. Nothing once goods are on board. */
export const ShipperEnding = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { steps } = useShipmentTexts();
  const now = useNow('minute').getTime();
  const [asked, setAsked] = useState<readonly CancelReason[]>();
  const reasons = possibleCancelReasons(useFolded(shipment), 'shipper', now);
  const others = reasons.filter((reason) => reason !== 'not_assigned');
  if (reasons.length === 0) return null;
  return (
    <div className={styles.ways}>
      {others.length < reasons.length && <Button onClick={() => setAsked(['not_assigned'])}>{steps.takeBack}</Button>}
      <Button variant="danger" onClick={() => setAsked(others)}>
        {steps.cancel}
      </Button>
      {asked && (
        <AskedDialog shipment={shipment} asked={{ to: 'cancel', reasons: asked }} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
};
