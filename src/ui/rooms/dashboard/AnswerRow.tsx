import { recordPath } from '../../../domain/access/recordPath.ts';
import { answerDeadline } from '../../../domain/offer/answerDeadline.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useTimeLeft } from '../../shared/freight/useTimeLeft.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { DeadlineRow } from './DeadlineRow.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';

interface AnswerRowProps {
  readonly offer: Offer;
  readonly why: 'countered' | 'outdated';
}

/** An offer that waits for its fleet: a counter-offer to answer, or a price to confirm. */
export const AnswerRow = ({ offer, why }: AnswerRowProps) => {
  const { freight } = useAdminTexts();
  const { answers: words } = useDashboardTexts();
  const money = useMoneyText();
  const timeLeft = useTimeLeft();
  const { id, amount, counter, load, shipper } = offer;
  const left = timeLeft(answerDeadline(offer));
  const own = money(amount);
  const isCountered = why === 'countered' && counter !== undefined;
  return (
    <DeadlineRow
      to={recordPath('offers', id)}
      left={left === undefined ? freight.timeUp : words.left(left)}
      what={<RouteLine stops={load?.stops ?? []} />}
      why={isCountered ? words.countered(shipper.name, money(counter.amount), own) : words.outdated(shipper.name, own)}
      way={isCountered ? words.answer : words.confirm}
    />
  );
};
