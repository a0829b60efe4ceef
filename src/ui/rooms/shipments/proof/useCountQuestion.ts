import { countedPackages } from '../../../../domain/shipment/countedPackages.ts';
import type { ProofDraft } from '../../../../domain/shipment/proofFields.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useQuestion } from '../../../shared/useQuestion.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** Asks whether a proof is right that leaves packages unaccounted for. True where it leaves none, or for a yes. */
export const useCountQuestion = (ordered: number) => {
  const { counts } = useShipmentTexts().proof.form;
  const figure = new Intl.NumberFormat(useLocale());
  const ask = useQuestion();
  return async (draft: ProofDraft): Promise<boolean> => {
    const counted = countedPackages(draft, ordered);
    if (!counted || counted.missing <= 0) return true;
    const { delivered, short, missing } = counted;
    const sum = counts.sum(figure.format(delivered), figure.format(short), figure.format(ordered));
    const { title, yes, no } = counts.sure;
    return ask({ title, text: `${sum} ${counts.missing(missing, figure.format(missing))}`, yes, no });
  };
};
