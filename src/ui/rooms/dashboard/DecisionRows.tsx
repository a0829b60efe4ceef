import { recordPath } from '../../../domain/access/recordPath.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useTimeLeft } from '../../shared/freight/useTimeLeft.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { DeadlineRow } from './DeadlineRow.tsx';
import { PlaceholderRows } from './PlaceholderRows.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';
import type { useDecisions } from './useDecisions.ts';
import styles from './Deadlines.module.css';

/** The requests to decide on next, each with the way to its offers. */
export const DecisionRows = ({ next }: { readonly next: ReturnType<typeof useDecisions>['next'] }) => {
  const { freight } = useAdminTexts();
  const { decisions } = useDashboardTexts();
  const money = useMoneyText();
  const timeLeft = useTimeLeft();
  const number = new Intl.NumberFormat(useLocale());
  const leftOf = ({ endsAt }: ShipmentRequest): string => {
    if (endsAt === undefined) return '';
    const left = timeLeft(endsAt);
    return left === undefined ? freight.timeUp : decisions.left(left);
  };
  const offered = ({ offers: { live, best } }: ShipmentRequest): string =>
    best ? decisions.offers(number.format(live), live === 1, money(best)) : '';
  if (next.isPending) return <PlaceholderRows count={6} />;
  if (next.isLoadingError) return <ReadFailure failure={next.error} onRetry={() => void next.refetch()} />;
  if (next.data?.rows.length === 0) return <p className={styles.none}>{decisions.noneWaiting}</p>;
  return (
    <ul>
      {next.data?.rows.map((request) => (
        <DeadlineRow
          key={request.id}
          to={recordPath('requests', request.id)}
          left={leftOf(request)}
          what={<RouteLine stops={(request.stops ?? []).map(({ place }) => place ?? {})} />}
          why={`${request.reference} · ${offered(request)}`}
          way={decisions.compare}
        />
      ))}
    </ul>
  );
};
