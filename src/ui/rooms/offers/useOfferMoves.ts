import { useState } from 'react';
import { AcceptCounter } from '../../../application/offers/acceptCounter.ts';
import { MoveOffer } from '../../../application/offers/moveOffer.ts';
import type { OfferMove } from '../../../application/offers/OfferRegister.ts';
import { Failure } from '../../../domain/failure/Failure.ts';
import { isStaleFailure } from '../../../domain/failure/isStaleFailure.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import type { AwardedShipment } from '../../../domain/shipment/AwardedShipment.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useQuestion } from '../../shared/useQuestion.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useOfferTexts } from './useOfferTexts.ts';

type Act = OfferMove | 'accept';

/** Takes an offer back, confirms it, or accepts the counter-offer; asks first where that binds somebody. */
export const useOfferMoves = (offer: Offer) => {
  const { act } = useOfferTexts();
  const money = useMoneyText();
  const ask = useQuestion();
  const tell = useTell();
  const moveOffer = useInjection(MoveOffer);
  const acceptCounter = useInjection(AcceptCounter);
  const [overtaken, setOvertaken] = useState<Failure>();
  const [booked, setBooked] = useState<AwardedShipment>();
  const price = money(offer.counter?.amount ?? offer.amount);
  const isAgreed = async (what: Act): Promise<boolean> => {
    if (what === 'confirm') return true;
    const question =
      what === 'accept'
        ? { title: act.acceptTitle(price), text: act.acceptText, yes: act.acceptYes, no: act.no }
        : { title: act.withdrawTitle, text: act.withdrawText, yes: act.withdrawYes, no: act.no, isDangerous: true };
    return ask(question);
  };
  const task = useWriteTask<Act>(async (what) => {
    if (!(await isAgreed(what))) return false;
    setOvertaken(undefined);
    try {
      if (what === 'accept') {
        const shipment = await acceptCounter(offer);
        setBooked(shipment);
        tell(act.booked(shipment.reference));
      } else {
        await moveOffer(offer, what);
        tell(what === 'withdraw' ? act.withdrawn : act.confirmed);
      }
      return true;
    } catch (error) {
      if (!(error instanceof Failure) || !isStaleFailure(error)) throw error;
      setOvertaken(error);
      return false;
    }
  });
  return { run: (what: Act) => void task.run(what), pending: task.pending, overtaken, booked };
};
