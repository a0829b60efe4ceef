import { useState } from 'react';
import { ExportRequest } from '../../../../application/edi/exportRequest.ts';
import { exportRefusal } from '../../../../domain/edi/tender/exportRefusal.ts';
import { leftOut } from '../../../../domain/edi/tender/leftOut.ts';
import type { TenderKind } from '../../../../domain/edi/tender/TenderKind.ts';
import { usualKind } from '../../../../domain/edi/tender/usualKind.ts';
import type { ShipmentRequest } from '../../../../domain/request/ShipmentRequest.ts';
import { useScac } from '../../../shared/edi/useScac.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useWorkplace } from '../../../shared/workplace/useWorkplace.ts';
import type { ediExportTextsEnUS } from './ediExportTextsEnUS.ts';
import { useEdiExportTexts } from './useEdiExportTexts.ts';

type Purpose = keyof typeof ediExportTextsEnUS.purposes;

/** A request as a file for a carrier, as it is chosen and typed. */
export const useRequestExport = (request: ShipmentRequest) => {
  const words = useEdiExportTexts();
  const exportRequest = useInjection(ExportRequest);
  const { membership } = useWorkplace();
  const [kind, setKind] = useState(() => usualKind(request));
  const [purpose, setPurpose] = useState<Purpose>(request.status === 'cancelled' ? 'cancel' : 'original');
  const [carrier, setCarrier] = useState('');
  const scac = useScac();
  const [told, setTold] = useState('');
  const saveWith = (code: string | undefined): void => {
    const fileName = words.fileName(request.reference, kind);
    const options = {
      kind,
      purpose,
      shipper: membership.name,
      carrier: carrier.trim(),
      scac: code,
      words,
    };
    const changed = exportRequest(request, options, fileName);
    setTold([words.saved(fileName), ...(changed.length > 0 ? [words.changed(changed.join(', '))] : [])].join(' '));
  };
  return {
    kind,
    setKind: (chosen: TenderKind): void => {
      setKind(chosen);
      setTold('');
    },
    purpose,
    setPurpose,
    carrier,
    setCarrier,
    scac,
    told,
    refusal: exportRefusal(request, kind),
    left: leftOut(request, kind),
    save: (): void => scac.optional(saveWith),
  };
};
