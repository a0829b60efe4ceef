import { countedPackages } from '../../../../domain/shipment/countedPackages.ts';
import type { ProofDraft } from '../../../../domain/shipment/proofFields.ts';
import { repeatsCounts } from '../../../../domain/shipment/repeatsCounts.ts';
import type { ShipmentDocument } from '../../../../domain/shipment/ShipmentDocument.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useQuestion } from '../../../shared/useQuestion.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** Asks whether a proof is right that leaves packages unaccounted for, or says again what was rejected. True for a yes, or without a doubt. */
export const useCountQuestion = (ordered: number, rejected: ShipmentDocument | undefined) => {
  const { counts } = useShipmentTexts().proof.form;
  const figure = new Intl.NumberFormat(useLocale());
  const ask = useQuestion();
  return async (draft: ProofDraft): Promise<boolean> => {
    const counted = countedPackages(draft, ordered);
    if (!counted) return true;
    const { delivered, short, missing } = counted;
    const doubts = [
      ...(repeatsCounts(rejected, counted) ? [counts.same] : []),
      ...(missing > 0 ? [counts.missing(missing, figure.format(missing))] : []),
    ];
    if (doubts.length === 0) return true;
    const sum = counts.sum(figure.format(delivered), figure.format(short), figure.format(ordered));
    const { title, yes, no } = counts.sure;
    return ask({ title, text: [sum, ...doubts].join(' '), yes, no });
  };
};
