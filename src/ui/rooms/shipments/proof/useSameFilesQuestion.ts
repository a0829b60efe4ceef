import { ownText } from '../../../../domain/outside/ownText.ts';
import { isSigned } from '../../../../domain/shipment/isSigned.ts';
import { repeatsFiles } from '../../../../domain/shipment/repeatsFiles.ts';
import type { ShipmentDocument } from '../../../../domain/shipment/ShipmentDocument.ts';
import type { Signature } from '../../../../domain/shipment/Signature.ts';
import { useQuestion } from '../../../shared/useQuestion.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** Asks before files that were rejected are sent again, and nothing else. True for a yes, or where there is something new. */
export const useSameFilesQuestion = (rejected: ShipmentDocument | undefined) => {
  const { form, reasons } = useShipmentTexts().proof;
  const ask = useQuestion();
  return async (files: readonly File[], signature: Signature): Promise<boolean> => {
    if (!rejected || !repeatsFiles(rejected, { files, isSigned: isSigned(signature) })) return true;
    const { title, text, yes, no } = form.sameFiles;
    const reason = rejected.rejected?.reason ?? '';
    return ask({ title, text: text(ownText(reasons, reason) ?? reason), yes, no });
  };
};
