import { useState } from 'react';
import { ExportAcceptance } from '../../../../application/edi/exportAcceptance.ts';
import { ExportStatus } from '../../../../application/edi/exportStatus.ts';
import type { PartnerCodes } from '../../../../domain/edi/partner/PartnerCodes.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useScac } from '../../../shared/edi/useScac.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** A shipment as files for the other side's systems, with the carrier code that is typed for them. */
export const useEdiExports = (shipment: ShipmentRecord, partner: PartnerCodes | undefined) => {
  const { ediStatus: words } = useShipmentTexts();
  const [exportStatus, exportAcceptance] = [useInjection(ExportStatus), useInjection(ExportAcceptance)];
  const scac = useScac();
  const [outcome, setOutcome] = useState<readonly string[] | 'nothing'>([]);
  const fileNameOf = (kind: string): string => words.fileName(shipment.reference, kind);
  return {
    scac,
    outcome,
    saveStatus: (): void =>
      scac.optional((code) =>
        setOutcome(exportStatus(shipment, { kind: '214', scac: code, fileName: fileNameOf('214'), partner })),
      ),
    saveIftsta: (): void =>
      scac.none(() =>
        setOutcome(
          exportStatus(shipment, { kind: 'IFTSTA', scac: undefined, fileName: fileNameOf('iftsta'), partner }),
        ),
      ),
    saveAcceptance: (): void =>
      scac.needed('990', (code) =>
        setOutcome(exportAcceptance(shipment, { scac: code, fileName: fileNameOf('990'), partner })),
      ),
  };
};
