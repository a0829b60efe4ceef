import { useState } from 'react';
import { MakeOffer, type OfferFor } from '../../../application/offers/makeOffer.ts';
import { KeptDrafts } from '../../../application/shared/KeptDrafts.ts';
import { Failure } from '../../../domain/failure/Failure.ts';
import { isStaleFailure } from '../../../domain/failure/isStaleFailure.ts';
import { isCurrency } from '../../../domain/money/isCurrency.ts';
import type { Money } from '../../../domain/money/Money.ts';
import { readMoney } from '../../../domain/money/readMoney.ts';
import { offerFields } from '../../../domain/offer/offerFields.ts';
import { isUnlikelyPrice } from '../../../domain/offer/offerProblems.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import type { OfferDraft } from '../../../domain/offer/readOffer.ts';
import { useFoundDraft } from '../drafts/useFoundDraft.ts';
import { useKeptDraft } from '../drafts/useKeptDraft.ts';
import { useMoneyText } from '../freight/useMoneyText.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useProblemText } from '../record/useProblemText.ts';
import { useDraft } from '../useDraft.ts';
import { useQuestion } from '../useQuestion.ts';
import { useWriteTask } from '../useWriteTask.ts';
import { useOfferingTexts } from './useOfferingTexts.ts';

/**
 * The form of an offer; asks once more about a price that looks like a slip, and before what was typed is left, and keeps that for a reload.
 * `overtaken` is set if the load was gone or the offer had ended before this one arrived.
 */
export const useOfferForm = (
  what: OfferFor,
  initial: OfferDraft,
  target: Money | undefined,
  /** The shipper's own price, if there is one. */
  counter: Money | undefined,
  onSent: (offer: Offer) => void,
) => {
  const offers = useInjection(MakeOffer);
  const drafts = useInjection(KeptDrafts);
  const texts = useOfferingTexts();
  const { field: labels } = texts;
  const ask = useQuestion();
  const money = useMoneyText();
  const amountIn = (typed: string): Money | undefined =>
    isCurrency(what.currency) ? readMoney(typed, what.currency) : undefined;
  const tooModestAt = (typed: string): string | undefined => {
    const less = (counter?.amountMinor ?? 0) - (amountIn(typed)?.amountMinor ?? Infinity);
    return counter?.currency === what.currency && less > 0
      ? texts.lessThanCounter(money({ ...counter, amountMinor: less }))
      : undefined;
  };
  const isMeant = async (typed: string): Promise<boolean> => {
    const amount = amountIn(typed);
    const tooModest = tooModestAt(typed);
    if (tooModest !== undefined)
      return ask({ title: tooModest, text: texts.lessText, yes: texts.sendChange, no: texts.cancel });
    if (!amount || !target || !isUnlikelyPrice(amount, target)) return true;
    const text = amount.amountMinor > target.amountMinor ? texts.tooHigh : texts.tooLow;
    return ask({ title: texts.unlikely(money(amount)), text, yes: texts.send, no: texts.cancel });
  };
  /** As it was before anything was typed, or as it was sent. */
  const [saved, setSaved] = useState(initial);
  const [overtaken, setOvertaken] = useState<Failure>();
  const kept = useFoundDraft('offer', initial, what.offer?.version);
  // A price said to an offer that has changed since is not said again.
  const begun = kept.isOutdated ? { ...kept, found: undefined, initial } : kept;
  const task = useWriteTask<OfferDraft>(async (typed) => {
    if (!(await isMeant(typed.amount))) return false;
    setOvertaken(undefined);
    try {
      const offer = await offers.send(typed, what);
      if (!offer) return false;
      setSaved(typed);
      if (begun.place) drafts.drop(begun.place);
      onSent(offer);
      return true;
    } catch (error) {
      if (!(error instanceof Failure) || !isStaleFailure(error)) throw error;
      setOvertaken(error);
      return false;
    }
  }, labels);
  const form = useDraft({
    initial: begun.initial,
    check: (typed) => offers.check(typed, what),
    // Its terms are in no table: the amount depends on the currency of the request.
    wordsOf: useProblemText(offerFields, labels),
    task,
  });
  const { leave, restored } = useKeptDraft(begun, {
    draft: form.draft,
    before: saved,
    version: what.offer?.version,
    undo: () => form.replace(initial),
  });
  const { amount } = form.draft;
  return {
    ...form,
    amount: amountIn(amount),
    tooModest: tooModestAt(amount),
    pending: task.pending,
    overtaken,
    leave,
    restored,
  };
};
