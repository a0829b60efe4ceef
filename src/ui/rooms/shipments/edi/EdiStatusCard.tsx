import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { TextField } from '../../../components/TextField.tsx';
import styles from '../consignment/Consignment.module.css';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStatusExport } from './useStatusExport.ts';

/** What happened to a shipment as a file for the other side's systems. */
export const EdiStatusCard = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { ediStatus: words } = useShipmentTexts();
  const { scac, setScac, isWrong, changed, save } = useStatusExport(shipment);
  return (
    <Card title={words.title}>
      <form
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p className={styles.muted}>{words.lead}</p>
        <TextField
          name="scac"
          label={words.scac}
          aside={words.optional}
          hint={words.scacHint}
          autoComplete="off"
          value={scac}
          onChange={setScac}
          problem={isWrong ? words.scacWrong : undefined}
        />
        <div className={styles.ways}>
          <Button type="submit" variant="secondary">
            {words.export}
          </Button>
        </div>
        <p role="status">{changed.length > 0 && words.changed(changed.join(', '))}</p>
      </form>
    </Card>
  );
};
