import { useState } from 'react';
import { ExportAcceptance } from '../../../../application/edi/exportAcceptance.ts';
import { ExportStatus } from '../../../../application/edi/exportStatus.ts';
import { isScac } from '../../../../domain/edi/isScac.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** A shipment as files for the other side's systems, with the carrier code that is typed for them. */
export const useEdiExports = (shipment: ShipmentRecord) => {
  const { ediStatus: words } = useShipmentTexts();
  const [exportStatus, exportAcceptance] = [useInjection(ExportStatus), useInjection(ExportAcceptance)];
  const [typed, setScac] = useState('');
  const [problem, setProblem] = useState<string>();
  const [changed, setChanged] = useState<readonly string[]>([]);
  const scac = typed.trim().toUpperCase();
  const { reference } = shipment;
  return {
    scac: typed,
    setScac,
    problem,
    changed,
    saveStatus: (): void => {
      const isGood = scac === '' || isScac(scac);
      setProblem(isGood ? undefined : words.scacWrong);
      if (!isGood) return;
      const fileName = words.fileName(reference, '214');
      setChanged(exportStatus(shipment, { kind: '214', scac: scac === '' ? undefined : scac, fileName }));
    },
    saveIftsta: (): void => {
      setProblem(undefined);
      setChanged(
        exportStatus(shipment, { kind: 'IFTSTA', scac: undefined, fileName: words.fileName(reference, 'iftsta') }),
      );
    },
    saveAcceptance: (): void => {
      setProblem(isScac(scac) ? undefined : words.scacNeeded);
      if (isScac(scac)) setChanged(exportAcceptance(shipment, { scac, fileName: words.fileName(reference, '990') }));
    },
  };
};
