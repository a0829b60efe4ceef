import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { PartnerFailure } from '../../../shared/edi/PartnerFailure.tsx';
import { ScacField } from '../../../shared/edi/ScacField.tsx';
import { usePartnerOfCompany } from '../../../shared/edi/usePartnerOfCompany.ts';
import styles from '../consignment/Consignment.module.css';
import { useOwnSide } from '../useOwnSide.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useEdiExports } from './useEdiExports.ts';

/** What happened to a shipment as a file for the other side's systems, and that its carrier took the load. */
export const EdiStatusCard = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { ediStatus: words } = useShipmentTexts();
  const side = useOwnSide();
  const partner = usePartnerOfCompany(shipment.shipper.name);
  const { scac, outcome, saveStatus, saveIftsta, saveAcceptance } = useEdiExports(shipment, partner.partner);
  return (
    <Card title={words.title}>
      <form
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saveStatus();
        }}
      >
        <p className={styles.muted}>{words.lead[side]}</p>
        <ScacField
          words={words.scac}
          scac={scac}
          isOptional={side === 'shipper'}
          hint={side === 'carrier' ? words.scacHint : undefined}
        />
        {partner.partner && <p className={styles.muted}>{words.codes(partner.partner.address.id)}</p>}
        <PartnerFailure of={partner} />
        {partner.isKnown && (
          <div className={styles.ways}>
            <Button type="submit" variant="secondary">
              {words.export}
            </Button>
            <Button variant="secondary" onClick={saveIftsta}>
              {words.exportIftsta}
            </Button>
            {side === 'carrier' && shipment.status !== 'cancelled' && (
              <Button variant="secondary" onClick={saveAcceptance}>
                {words.accept}
              </Button>
            )}
          </div>
        )}
        <p role="status">
          {outcome === 'nothing' ? words.nothing : outcome.length > 0 && words.changed(outcome.join(', '))}
        </p>
      </form>
    </Card>
  );
};
