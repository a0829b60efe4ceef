import { useState } from 'react';
import { ExportStatus } from '../../../../application/edi/exportStatus.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

const scacShape = /^[A-Z]{2,4}$/;

/** The status of a shipment as a file, with the carrier code that is typed for it. */
export const useStatusExport = (shipment: ShipmentRecord) => {
  const { ediStatus: words } = useShipmentTexts();
  const exportStatus = useInjection(ExportStatus);
  const [scac, setScac] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const save = (): void => {
    const code = scac.trim().toUpperCase();
    const isGood = code === '' || scacShape.test(code);
    setWrong(!isGood);
    if (!isGood) return;
    const fileName = words.fileName(shipment.reference);
    setChanged(exportStatus(shipment, { scac: code === '' ? undefined : code, fileName }));
  };
  return { scac, setScac, isWrong, changed, save };
};
