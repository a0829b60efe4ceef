import { useState } from 'react';
import type { ComparedOffer } from '../../../../domain/offer/compareOffers.ts';
import type { ReceivedOffer } from '../../../../domain/offer/ReceivedOffer.ts';
import { TableHeader } from '../../../components/list/TableHeader.tsx';
import { useRequestTexts } from '../useRequestTexts.ts';
import { OfferRows } from './OfferRows.tsx';
import styles from './OfferTable.module.css';
import { sortOffers } from './sortOffers.ts';
import type { Decision } from './useOfferDecisions.ts';

interface OfferTableProps {
  /** Live offers. */
  readonly offers: readonly ComparedOffer[];
  /** IANA time zone of the first stop. */
  readonly pickupZone: string | undefined;
  /** Undefined for somebody who only reads. */
  readonly onDecide: ((decision: Decision, offer: ReceivedOffer) => void) | undefined;
}

const sortable = true;

/** Offers side by side, one a row, sorted by what people choose; cards where there is no room. */
export const OfferTable = ({ offers, pickupZone, onDecide }: OfferTableProps) => {
  const { title, columns } = useRequestTexts().offers;
  const [sort, setSort] = useState('');
  const first = offers.find(({ barrier, offer }) => barrier === undefined && offer.verdict?.fits !== false);
  const hasCo2e = offers.some(({ offer }) => offer.co2e);
  const shown = [
    { key: 'company', title: columns.company, sortable },
    { key: 'amount', title: columns.amount, sortable, numeric: true },
    { key: 'perKm', title: columns.perKm, numeric: true },
    { key: 'emptyKm', title: columns.emptyKm, sortable, numeric: true },
    { key: 'fit', title: columns.fit },
    ...(hasCo2e ? [{ key: 'co2e', title: columns.co2e, sortable, numeric: true }] : []),
    { key: 'onTime', title: columns.onTime, sortable },
    { key: 'pickup', title: columns.pickup, sortable },
    { key: 'validity', title: columns.validity, sortable, numeric: true },
    ...(onDecide ? [{ key: 'actions', title: columns.actions }] : []),
  ];
  return (
    <div className={styles.frame}>
      <div className={styles.scroll}>
        <table className={styles.table} data-decides={onDecide !== undefined || undefined}>
          <caption className="visually-hidden">{title}</caption>
          <TableHeader columns={shown} sort={sort} onSort={setSort} rowIndex={undefined} />
          {sortOffers(offers, sort).map((compared) => (
            <OfferRows
              key={compared.offer.id}
              compared={compared}
              isFirst={compared === first}
              hasCo2e={hasCo2e}
              pickupZone={pickupZone}
              onDecide={onDecide && ((decision) => onDecide(decision, compared.offer))}
            />
          ))}
        </table>
      </div>
    </div>
  );
};
