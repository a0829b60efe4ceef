import { useNavigate } from 'react-router-dom';
import { type RequestMove, RequestMoves } from '../../../application/requests/requestMoves.ts';
import type { RequestStatus } from '../../../domain/request/RequestStatus.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { useRemoveAtOnce } from '../../shared/record/useRemoveAtOnce.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useQuestion } from '../../shared/useQuestion.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useAlikeQuestion } from './useAlikeQuestion.ts';
import { useRequestTexts } from './useRequestTexts.ts';
import { useUnlikelyQuestion } from './useUnlikelyQuestion.ts';

/** Publishes, withdraws, cancels and deletes a request, and says what became of it. */
export const useRequestMoves = (request: ShipmentRequest) => {
  const { freight } = useAdminTexts();
  const { act, field: labels } = useRequestTexts();
  const { move } = useInjection(RequestMoves);
  const ask = useQuestion();
  const tell = useTell();
  const { askFirst, question } = useAlikeQuestion();
  const isMeant = useUnlikelyQuestion();
  const navigate = useNavigate();
  const list = useListPath('requests');
  const { reference } = request;
  const newsOf = { open: act.published, withdrawn: act.withdrawn, cancelled: act.cancelled };
  const told = (status: RequestStatus): string => act.changedMeanwhile(freight.requestStatus[status]);

  const moving = useWriteTask<RequestMove>(async (to) => {
    const send = () => move(request, to);
    if (to.to === 'open' && !(await isMeant(request))) return;
    const written =
      to.to === 'open' ? await askFirst({ content: request, ownId: request.id, publish: send }) : await send();
    if (!written) return;
    tell(written.kind === 'done' ? newsOf[to.to](reference) : told(written.record.status));
  }, labels);
  const remove = useRemoveAtOnce(RequestMoves, () => void navigate(list, { replace: true }));
  const withdraw = async (): Promise<void> => {
    const asked = {
      title: act.withdrawTitle(reference),
      text: act.withdrawText,
      yes: act.withdrawYes,
      no: act.keep,
      // Offers that end so do not come back.
      isDangerous: true,
    };
    if (await ask(asked)) void moving.run({ to: 'withdrawn' });
  };
  return {
    pending: moving.pending,
    /** Whether to publish what looks like an open request. */
    question,
    publish: () => void moving.run({ to: 'open' }),
    withdraw: () => void withdraw(),
    cancel: (reason: string) => moving.run({ to: 'cancelled', ...(reason !== '' && { reason }) }),
    remove: () => remove(request, act.removed(reference)),
  };
};
