import { useState } from 'react';
import { MakeOffer, type OfferFor } from '../../../application/offers/makeOffer.ts';
import { Failure } from '../../../domain/failure/Failure.ts';
import { isStaleFailure } from '../../../domain/failure/isStaleFailure.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import type { OfferDraft } from '../../../domain/offer/readOffer.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useProblemText } from '../record/useProblemText.ts';
import { useDraft } from '../useDraft.ts';
import { useWriteTask } from '../useWriteTask.ts';
import { useOfferingTexts } from './useOfferingTexts.ts';

/** The form of an offer. `overtaken` is set if the load was gone or the offer had ended before this one arrived. */
export const useOfferForm = (what: OfferFor, initial: OfferDraft, onSent: (offer: Offer) => void) => {
  const offers = useInjection(MakeOffer);
  const { field: labels } = useOfferingTexts();
  const [overtaken, setOvertaken] = useState<Failure>();
  const task = useWriteTask<OfferDraft>(async (typed) => {
    setOvertaken(undefined);
    try {
      const offer = await offers.send(typed, what);
      if (!offer) return false;
      onSent(offer);
      return true;
    } catch (error) {
      if (!(error instanceof Failure) || !isStaleFailure(error)) throw error;
      setOvertaken(error);
      return false;
    }
  }, labels);
  const form = useDraft({
    initial,
    check: (typed) => offers.check(typed, what),
    // An offer has no table of fields: its amount depends on the currency of the request.
    wordsOf: useProblemText({}, labels),
    task,
  });
  return { ...form, pending: task.pending, overtaken };
};
