import { useState } from 'react';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { editPath } from '../../../domain/access/editPath.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { mayMove } from '../../../domain/request/RequestStatus.ts';
import { requestProblems } from '../../../domain/request/requestProblems.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { FactList } from '../../components/FactList.tsx';
import { requestTones } from '../../components/requestTones.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useTimeLeft } from '../../shared/freight/useTimeLeft.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import { AlikeDialog } from './AlikeDialog.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { MissingLinks } from './MissingLinks.tsx';
import styles from './RequestStatusCard.module.css';
import { useProblemLines } from './useProblemLines.ts';
import { useRequestMoves } from './useRequestMoves.ts';
import { useRequestTexts } from './useRequestTexts.ts';

interface RequestStatusCardProps {
  readonly request: ShipmentRequest;
  readonly mayWrite: boolean;
}

/** Where a request stands, what that means, and the next step as the first button. */
export const RequestStatusCard = ({ request, mayWrite }: RequestStatusCardProps) => {
  const { freight, notGiven } = useAdminTexts();
  const { list, status: words, act, alike } = useRequestTexts();
  const money = useMoneyText();
  const timeLeft = useTimeLeft();
  const number = numberFormat(useLocale());
  const now = useNow('minute').getTime();
  const moves = useRequestMoves(request);
  const [asksReason, setAsksReason] = useState(false);
  const cancel = async (reason: string): Promise<void> => {
    if (await moves.cancel(reason)) setAsksReason(false);
  };
  const { id, reference, status, endsAt, offers, cancelReason, recovering, shipmentId } = request;
  const left = endsAt === undefined ? undefined : timeLeft(endsAt);
  const deadline = endsAt && (left === undefined ? freight.timeUp : list.decideIn(left));
  const missing = useProblemLines()(requestProblems(request, now), request);
  const mayPublish = mayMove(status, 'open') && status !== 'awarded';
  const facts =
    status === 'open'
      ? [
          { title: words.deadline, value: deadline },
          { title: words.liveOffers, value: number.format(offers.live) },
          ...(offers.best ? [{ title: words.best, value: money(offers.best) }] : []),
        ]
      : [];
  return (
    <Card
      title={words.title}
      aside={<StatusBadge tone={requestTones[status]}>{freight.requestStatus[status]}</StatusBadge>}
    >
      <div className={styles.text}>
        <p>{words.about[status]}</p>
        {recovering && <p>{words.recovering}</p>}
        {cancelReason !== undefined && <p>{words.reason(cancelReason)}</p>}
      </div>
      {shipmentId !== undefined && (
        <div className={styles.ways}>
          <ButtonRoute to={recordPath('shipments', shipmentId)}>{act.shipment}</ButtonRoute>
        </div>
      )}
      {facts.length > 0 && <FactList variant="rows" facts={facts} none={notGiven} />}
      {mayWrite && (
        <div className={styles.ways}>
          {mayPublish && missing.length === 0 && (
            <Button wide busy={moves.pending} onClick={moves.publish}>
              {status === 'draft' ? act.publish : act.publishAgain}
            </Button>
          )}
          {mayPublish && missing.length > 0 && (
            <>
              <ButtonRoute to={editPath('requests', id)}>{act.complete}</ButtonRoute>
              <MissingLinks id={id} missing={missing} />
            </>
          )}
          {mayMove(status, 'withdrawn') && (
            <Button variant="secondary" wide busy={moves.pending} onClick={moves.withdraw}>
              {act.withdraw}
            </Button>
          )}
          {mayMove(status, 'cancelled') && status !== 'draft' && (
            <Button variant="danger" wide onClick={() => setAsksReason(true)}>
              {act.cancel}
            </Button>
          )}
        </div>
      )}
      {moves.question && <AlikeDialog question={moves.question} keep={alike.keep} />}
      {asksReason && (
        <CancelDialog
          title={act.cancelTitle(reference)}
          busy={moves.pending}
          onClose={() => setAsksReason(false)}
          onCancel={(reason) => void cancel(reason)}
        />
      )}
    </Card>
  );
};
