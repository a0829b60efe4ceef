import { totalKg } from '../../../domain/request/cargoTotals.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { minorDigits } from '../../../domain/money/minorDigits.ts';
import type { Money } from '../../../domain/money/Money.ts';
import { formatInstant } from '../../../domain/calendar/formatInstant.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { vehicleFields } from '../../../domain/vehicle/vehicleFields.ts';
import type { Stop } from '../../../domain/stop/Stop.ts';
import type { CsvValue } from '../../../domain/csv/csvOf.ts';
import { townOf } from '../../shared/freight/townOf.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useRequestTexts } from './useRequestTexts.ts';

const amountOf = (money: Money | undefined): number | undefined =>
  money && money.amountMinor / 10 ** minorDigits(money.currency);

/** An instant with the offset of the stop's zone. */
const localEnd = (stop: Stop | undefined, end: 'from' | 'to'): string | undefined => {
  const { [end]: instant, timeZone = 'UTC' } = stop?.window ?? {};
  return instant === undefined ? undefined : formatInstant(Date.parse(instant), timeZone);
};

/** The CSV export of requests. */
export const useRequestCsv = () => {
  const { freight } = useAdminTexts();
  const { list } = useRequestTexts();
  const { columns } = list;
  const bodyText = (bodyTypes: readonly string[]): string =>
    bodyTypes.map((body) => (isOneOf(vehicleFields.bodyType.options, body) ? freight.bodyType[body] : body)).join(', ');
  const parts: readonly {
    readonly key: string;
    readonly title: string;
    readonly cell: (request: ShipmentRequest) => CsvValue;
  }[] = [
    { key: 'reference', title: columns.reference, cell: ({ reference }) => reference },
    { key: 'from', title: columns.from, cell: ({ stops }) => townOf(stops?.[0]?.place) },
    { key: 'to', title: columns.to, cell: ({ stops }) => townOf(stops?.at(-1)?.place) },
    { key: 'km', title: columns.km, cell: ({ km }) => km },
    { key: 'kg', title: columns.kg, cell: ({ cargo = [] }) => totalKg(cargo) },
    { key: 'pickup', title: columns.pickupFrom, cell: ({ stops }) => localEnd(stops?.[0], 'from') },
    { key: 'pickupUntil', title: columns.pickupUntil, cell: ({ stops }) => localEnd(stops?.[0], 'to') },
    { key: 'timeZone', title: columns.timeZone, cell: ({ stops }) => stops?.[0]?.window?.timeZone },
    { key: 'body', title: columns.body, cell: ({ required }) => bodyText(required?.bodyTypes ?? []) },
    { key: 'offers', title: columns.offers, cell: ({ offers }) => offers.live },
    { key: 'best', title: columns.best, cell: ({ offers }) => amountOf(offers.best) },
    { key: 'target', title: columns.target, cell: ({ pricing }) => amountOf(pricing?.target) },
    { key: 'agreed', title: list.agreed, cell: ({ awardedPrice }) => amountOf(awardedPrice) },
    { key: 'currency', title: columns.currency, cell: ({ pricing }) => pricing?.currency },
    { key: 'decisionBy', title: columns.decisionBy, cell: ({ endsAt }) => endsAt },
    { key: 'status', title: columns.status, cell: ({ status }) => freight.requestStatus[status] },
    { key: 'createdAt', title: columns.createdAt, cell: ({ createdAt }) => createdAt },
  ];
  return {
    name: list.fileName,
    keys: parts.map(({ key }) => key),
    titles: parts.map(({ title }) => title),
    cells: (request: ShipmentRequest): readonly CsvValue[] => parts.map(({ cell }) => cell(request)),
  };
};
