import { useState } from 'react';
import { type Answered, AnswerOffer } from '../../../../application/requests/answerOffer.ts';
import type { CounterDraft } from '../../../../domain/offer/parseCounter.ts';
import type { Overtaken } from '../../../../domain/offer/overtakenBy.ts';
import type { ReceivedOffer } from '../../../../domain/offer/ReceivedOffer.ts';
import type { RejectReason } from '../../../../domain/offer/rejectReasons.ts';
import type { Problems } from '../../../../domain/record/Problem.ts';
import type { ShipmentRequest } from '../../../../domain/request/ShipmentRequest.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useRequestTexts } from '../useRequestTexts.ts';

export type Decision = 'accept' | 'counter' | 'decline';

/** What somebody is about to decide; the offer is as it was when they began. */
interface Asked {
  readonly decision: Decision;
  readonly offer: ReceivedOffer;
}

/** Why a decision came too late. */
export interface TooLate {
  readonly company: string;
  readonly by: Overtaken;
}

/** Accepts, counters and declines offers for a request, one at a time, and tells what became of it. */
export const useOfferDecisions = (request: Pick<ShipmentRequest, 'id' | 'pricing'>) => {
  const answer = useInjection(AnswerOffer);
  const { told } = useRequestTexts().offers;
  const tell = useTell();
  const [asked, setAsked] = useState<Asked>();
  const [tooLate, setTooLate] = useState<TooLate>();
  const [problems, setProblems] = useState<Problems<keyof CounterDraft>>({});
  const currency = request.pricing?.currency ?? '';
  const whichOf = ({ id, version }: ReceivedOffer) => ({ requestId: request.id, offerId: id, version });

  const finish = (answered: Answered, { company }: ReceivedOffer, news: string): void => {
    setAsked(undefined);
    if (answered.kind === 'overtaken') setTooLate({ company: company.name, by: answered.by });
    else tell(news);
  };
  const accepting = useWriteTask<ReceivedOffer>(async (offer) => {
    const answered = await answer.accept(whichOf(offer));
    if (answered.kind === 'overtaken') return finish(answered, offer, '');
    return finish({ kind: 'done' }, offer, told.awarded(offer.company.name, answered.shipment.reference));
  });
  const countering = useWriteTask<{ readonly offer: ReceivedOffer; readonly draft: CounterDraft }>(
    async ({ offer, draft }) => {
      const answered = await answer.counter(whichOf(offer), draft, offer, currency);
      if (answered.kind === 'invalid') setProblems(answered.problems);
      else finish(answered, offer, told.countered(offer.company.name));
    },
  );
  const declining = useWriteTask<{ readonly offer: ReceivedOffer; readonly reason: RejectReason | undefined }>(
    async ({ offer, reason }) =>
      finish(await answer.reject(whichOf(offer), reason), offer, told.declined(offer.company.name)),
  );
  return {
    asked,
    tooLate,
    problems,
    pending: accepting.pending || countering.pending || declining.pending,
    ask: (decision: Decision, offer: ReceivedOffer): void => {
      setTooLate(undefined);
      setProblems({});
      setAsked({ decision, offer });
    },
    close: (): void => setAsked(undefined),
    accept: (offer: ReceivedOffer) => void accepting.run(offer),
    counter: (offer: ReceivedOffer, draft: CounterDraft) => void countering.run({ offer, draft }),
    decline: (offer: ReceivedOffer, reason: RejectReason | undefined) => void declining.run({ offer, reason }),
  };
};
