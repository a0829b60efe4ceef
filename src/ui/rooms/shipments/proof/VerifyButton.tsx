import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { Caution } from '../../../components/Caution.tsx';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useMismatchText } from './useMismatchText.ts';
import { useVerifyProofs } from './useVerifyProofs.ts';

interface VerifyButtonProps {
  readonly shipment: ShipmentRecord;
  /** As the next step of the shipment, away from its proofs. */
  readonly isMain?: boolean;
}

/** Accepts all proofs of a shipment, which completes it. Away from the proofs it says where they do not come to the order. */
export const VerifyButton = ({ shipment, isMain = false }: VerifyButtonProps) => {
  const { proof: words } = useShipmentTexts();
  const verifying = useVerifyProofs(shipment);
  const mismatch = useMismatchText(shipment);
  return (
    <>
      {isMain && mismatch !== undefined && <Caution>{mismatch}</Caution>}
      <Button wide={isMain} busy={verifying.pending} onClick={() => void verifying.run()}>
        {isMain ? words.verify.main : words.verify.act}
      </Button>
    </>
  );
};
