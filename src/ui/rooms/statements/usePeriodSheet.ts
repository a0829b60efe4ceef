import type { Page } from '../../../domain/list/Page.ts';
import type { Sheet } from '../../../domain/sheet/Sheet.ts';
import { endedOn } from '../../../domain/statement/endedOn.ts';
import type { Statement } from '../../../domain/statement/Statement.ts';
import { totalsByCurrency } from '../../../domain/statement/totalsByCurrency.ts';
import { exactMoney } from '../../shared/sheets/exactMoney.ts';
import { useBrandName } from '../../shared/useBrandName.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useToday } from '../../shared/useToday.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { useDayText } from './useDayText.ts';
import { useOwnSide } from './useOwnSide.ts';
import { useStatementTexts } from './useStatementTexts.ts';

/** Many statements as they are printed on one paper, with a total for each currency. */
export const usePeriodSheet = (): ((page: Page<Statement>) => Sheet) => {
  const { sheet: words, list, status, noMoney } = useStatementTexts();
  const { columns } = list;
  const brand = useBrandName();
  const locale = useLocale();
  const money = exactMoney(locale);
  const dayText = useDayText();
  const today = useToday();
  const figure = new Intl.NumberFormat(locale);
  const isFleet = useOwnSide() === 'carrier';
  const { name } = useWorkplace().membership;
  return ({ rows, total }) => ({
    brand,
    title: words.period,
    reference: name,
    foot: noMoney,
    pageOf: words.page,
    blocks: [
      {
        kind: 'text',
        texts: [
          words.listed(figure.format(rows.length), dayText(today)),
          ...(total > rows.length ? [words.cut(figure.format(rows.length))] : []),
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: columns.createdAt, share: 14 },
          { title: columns.reference, share: 18 },
          { title: columns.invoice, share: 14 },
          { title: isFleet ? columns.shipper : columns.carrier, share: 22 },
          { title: columns.status, share: 16 },
          { title: columns.due, share: 14 },
          { title: columns.total, share: 16, isNumber: true },
        ],
        rows: rows.map((row) => [
          dayText(endedOn(row)),
          row.reference,
          row.invoice ?? '',
          (isFleet ? row.shipper : row.carrier).name,
          status[row.status][isFleet ? 'carrier' : 'shipper'],
          row.dueOn === undefined ? '' : dayText(row.dueOn),
          money({ amountMinor: row.sums.totalMinor, currency: row.currency }),
        ]),
      },
      { kind: 'heading', text: words.totals },
      {
        kind: 'table',
        columns: [
          { title: words.currency, share: 40 },
          { title: words.count, share: 30, isNumber: true },
          { title: columns.total, share: 30, isNumber: true },
        ],
        rows: totalsByCurrency(rows).map((own) => [own.total.currency, figure.format(own.n), money(own.total)]),
      },
    ],
  });
};
