import type { Load } from '../../../domain/load/Load.ts';
import { totalKg } from '../../../domain/request/cargoTotals.ts';
import { peakLoad } from '../../../domain/verdict/onBoard.ts';
import { amountCell } from '../../../domain/money/amountCell.ts';
import { townOf } from '../../shared/freight/townOf.ts';
import { useBodyTexts } from '../../shared/freight/useBodyTexts.ts';
import { windowParts } from '../../shared/freight/windowParts.ts';
import { csvOfParts } from '../../shared/record/csvOfParts.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLoadTexts } from './useLoadTexts.ts';

/** What a file of loads holds. */
export const useLoadCsv = () => {
  const { offerStatus } = useAdminTexts();
  const { list } = useLoadTexts();
  const { columns } = list;
  const bodyTexts = useBodyTexts();
  const pickup = { from: columns.pickupFrom, until: columns.pickupUntil, timeZone: columns.timeZone };
  return csvOfParts<Load>(list.fileName, [
    { key: 'from', title: columns.from, cell: ({ stops }) => townOf(stops[0]) },
    { key: 'to', title: columns.to, cell: ({ stops }) => townOf(stops.at(-1)) },
    ...windowParts<Load>('pickup', pickup, ({ stops }) => stops[0]?.window),
    { key: 'goods', title: columns.goods, cell: ({ cargo }) => cargo.map((line) => line.description).join(', ') },
    { key: 'kg', title: columns.kg, cell: ({ cargo }) => totalKg(cargo) },
    { key: 'pallets', title: columns.pallets, cell: ({ cargo, stops }) => peakLoad(cargo, stops.length).pallets },
    { key: 'body', title: columns.body, cell: ({ required }) => bodyTexts(required.bodyTypes).join(', ') },
    { key: 'fits', title: columns.fitsCount, cell: ({ fits }) => fits.count },
    { key: 'emptyKm', title: columns.emptyKilometers, cell: ({ emptyKm }) => emptyKm },
    { key: 'km', title: columns.kilometers, cell: ({ km }) => km },
    { key: 'price', title: columns.price, cell: ({ pricing }) => pricing.target && amountCell(pricing.target) },
    { key: 'currency', title: columns.currency, cell: ({ pricing }) => pricing.currency },
    { key: 'pricing', title: columns.pricing, cell: ({ pricing: { model } }) => model && list.pricings[model] },
    { key: 'decisionBy', title: columns.decisionBy, cell: ({ decisionBy }) => decisionBy },
    { key: 'ownOffer', title: columns.ownOffer, cell: ({ ownOffer }) => ownOffer && offerStatus[ownOffer.status] },
    { key: 'ownAmount', title: columns.ownAmount, cell: ({ ownOffer }) => ownOffer && amountCell(ownOffer.amount) },
    { key: 'newest', title: columns.newest, cell: ({ publishedAt }) => publishedAt },
    { key: 'shipper', title: columns.shipper, cell: ({ shipper }) => shipper.name },
  ]);
};
