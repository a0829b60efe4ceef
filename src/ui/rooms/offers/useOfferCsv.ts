import { lostBy } from '../../../domain/offer/lostBy.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import { amountCell } from '../../../domain/money/amountCell.ts';
import { townOf } from '../../shared/freight/townOf.ts';
import { windowParts } from '../../shared/freight/windowParts.ts';
import { csvOfParts } from '../../shared/record/csvOfParts.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useOfferTexts } from './useOfferTexts.ts';

/** What a file of offers holds. */
export const useOfferCsv = () => {
  const { offerStatus } = useAdminTexts();
  const { list, lost } = useOfferTexts();
  const { columns } = list;
  const pickup = { from: columns.pickupFrom, until: columns.pickupUntil, timeZone: columns.timeZone };
  return csvOfParts<Offer>(list.fileName, [
    { key: 'from', title: columns.from, cell: ({ load }) => townOf(load?.stops[0]) },
    { key: 'to', title: columns.to, cell: ({ load }) => townOf(load?.stops.at(-1)) },
    { key: 'km', title: columns.kilometers, cell: ({ load }) => load?.km },
    { key: 'shipper', title: columns.shipper, cell: ({ shipper }) => shipper.name },
    ...windowParts<Offer>('pickup', pickup, ({ load }) => load?.stops[0]?.window),
    { key: 'amount', title: columns.amount, cell: ({ amount }) => amountCell(amount) },
    { key: 'currency', title: columns.currency, cell: ({ amount }) => amount.currency },
    { key: 'counter', title: columns.counter, cell: ({ counter }) => counter && amountCell(counter.amount) },
    { key: 'counterUntil', title: columns.counterUntil, cell: ({ counter }) => counter?.validUntil },
    { key: 'validUntil', title: columns.validUntilAt, cell: ({ validUntil }) => validUntil },
    {
      key: 'status',
      title: columns.status,
      cell: (offer) => {
        const loss = lostBy(offer);
        return loss ? lost[loss] : offerStatus[offer.status];
      },
    },
    { key: 'createdAt', title: columns.createdAt, cell: ({ createdAt }) => createdAt },
  ]);
};
