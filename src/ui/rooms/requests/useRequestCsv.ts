import { totalKg } from '../../../domain/request/cargoTotals.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { amountCell } from '../../../domain/money/amountCell.ts';
import { townOf } from '../../shared/freight/townOf.ts';
import { useBodyTexts } from '../../shared/freight/useBodyTexts.ts';
import { windowParts } from '../../shared/freight/windowParts.ts';
import { csvOfParts } from '../../shared/record/csvOfParts.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useRequestTexts } from './useRequestTexts.ts';

/** What a file of requests holds. */
export const useRequestCsv = () => {
  const { freight } = useAdminTexts();
  const { list } = useRequestTexts();
  const { columns } = list;
  const bodyTexts = useBodyTexts();
  const pickup = { from: columns.pickupFrom, until: columns.pickupUntil, timeZone: columns.timeZone };
  return csvOfParts<ShipmentRequest>(list.fileName, [
    { key: 'reference', title: columns.reference, cell: ({ reference }) => reference },
    { key: 'from', title: columns.from, cell: ({ stops }) => townOf(stops?.[0]?.place) },
    { key: 'to', title: columns.to, cell: ({ stops }) => townOf(stops?.at(-1)?.place) },
    { key: 'km', title: columns.kilometers, cell: ({ km }) => km },
    { key: 'kg', title: columns.kg, cell: ({ cargo = [] }) => totalKg(cargo) },
    ...windowParts<ShipmentRequest>('pickup', pickup, ({ stops }) => stops?.[0]?.window),
    { key: 'body', title: columns.body, cell: ({ required }) => bodyTexts(required?.bodyTypes ?? []).join(', ') },
    { key: 'offers', title: columns.offers, cell: ({ offers }) => offers.live },
    { key: 'best', title: columns.best, cell: ({ offers }) => offers.best && amountCell(offers.best) },
    { key: 'highest', title: columns.highest, cell: ({ offers }) => offers.highest && amountCell(offers.highest) },
    { key: 'fleets', title: columns.fleets, cell: ({ asked }) => asked.fleets },
    { key: 'answered', title: columns.answered, cell: ({ asked }) => asked.answered },
    { key: 'target', title: columns.target, cell: ({ pricing }) => pricing?.target && amountCell(pricing.target) },
    { key: 'agreed', title: list.agreed, cell: ({ awardedPrice }) => awardedPrice && amountCell(awardedPrice) },
    { key: 'currency', title: columns.currency, cell: ({ pricing }) => pricing?.currency },
    { key: 'decisionBy', title: columns.decisionBy, cell: ({ endsAt }) => endsAt },
    { key: 'status', title: columns.status, cell: ({ status }) => freight.requestStatus[status] },
    { key: 'createdAt', title: columns.createdAt, cell: ({ createdAt }) => createdAt },
  ]);
};
