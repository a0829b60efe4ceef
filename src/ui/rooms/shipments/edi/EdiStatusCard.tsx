import { type FormEvent, useState } from 'react';
import { ExportStatus } from '../../../../application/edi/exportStatus.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import styles from '../consignment/Consignment.module.css';
import { useShipmentTexts } from '../useShipmentTexts.ts';

const scacShape = /^[A-Z]{2,4}$/;

/** What happened to a shipment as a file for the other side's systems. */
export const EdiStatusCard = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { ediStatus: words } = useShipmentTexts();
  const exportStatus = useInjection(ExportStatus);
  const [scac, setScac] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const code = scac.trim().toUpperCase();
    const isGood = code === '' || scacShape.test(code);
    setWrong(!isGood);
    if (!isGood) return;
    const fileName = words.fileName(shipment.reference);
    setChanged(exportStatus(shipment, { scac: code === '' ? undefined : code, fileName }));
  };
  return (
    <Card title={words.title}>
      <form className={styles.body} noValidate onSubmit={save}>
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
