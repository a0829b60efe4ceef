import type { Load } from '../../../domain/load/Load.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import { offerTones } from '../../components/offerTones.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLoadTexts } from './useLoadTexts.ts';

interface OwnOfferCellProps {
  readonly load: Load;
  /** Taken or withdrawn while it was looked at. */
  readonly isGone: boolean;
}

/** What the fleet did about a load, that it is asked by name, or what it can do at once. */
export const OwnOfferCell = ({ load: { ownOffer, pricing, asked }, isGone }: OwnOfferCellProps) => {
  const { offerStatus } = useAdminTexts();
  const { list, own } = useLoadTexts();
  const money = useMoneyText();
  if (isGone) return <StatusBadge tone="stopped">{list.gone}</StatusBadge>;
  const atOnce = pricing.model === 'fixed' && list.bookNow;
  if (!ownOffer && asked) {
    return (
      <CellLines brief caption={atOnce || undefined}>
        <StatusBadge tone="open">{list.asked}</StatusBadge>
      </CellLines>
    );
  }
  if (!ownOffer) return atOnce;
  const { status, amount, counter, outdated } = ownOffer;
  return (
    <CellLines brief caption={money(status === 'countered' && counter ? counter.amount : amount)}>
      {outdated ? (
        <StatusBadge tone="warning">{own.toConfirm}</StatusBadge>
      ) : (
        <StatusBadge tone={offerTones[status]}>{offerStatus[status]}</StatusBadge>
      )}
    </CellLines>
  );
};
