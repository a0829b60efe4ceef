import type { Sheet } from '../../../domain/sheet/Sheet.ts';
import { statedLines } from '../../../domain/statement/statedLines.ts';
import type { StatementRecord } from '../../../domain/statement/Statement.ts';
import { instantText } from '../../components/instantText.ts';
import { exactMoney } from '../../shared/sheets/exactMoney.ts';
import { useBrandName } from '../../shared/useBrandName.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useDayText } from './useDayText.ts';
import { useLineName } from './useLineName.ts';
import { useOwnSide } from './useOwnSide.ts';
import { useStatementTexts } from './useStatementTexts.ts';

const given = (title: string, value: string | undefined): readonly (readonly [string, string])[] =>
  value === undefined ? [] : [[title, value]];

/** A statement as it is printed. */
export const useStatementSheet = (): ((statement: StatementRecord) => Sheet) => {
  const { sheet: words, facts, lines, status, noMoney, history } = useStatementTexts();
  const brand = useBrandName();
  const locale = useLocale();
  const money = exactMoney(locale);
  const dayText = useDayText();
  const nameOf = useLineName();
  const side = useOwnSide();
  const figure = new Intl.NumberFormat(locale);
  return (statement) => {
    const { currency, reference, invoice, issuedAt, dueOn, paidOn, paymentReference, sums } = statement;
    const amount = (amountMinor: number): string => money({ amountMinor, currency });
    return {
      brand,
      title: words.title[statement.status === 'draft' ? 'draft' : 'issued'],
      reference: invoice ?? reference,
      foot: noMoney,
      pageOf: words.page,
      blocks: [
        {
          kind: 'facts',
          facts: [
            [words.carrier, statement.carrier.name],
            [words.shipper, statement.shipper.name],
            [words.shipment, reference],
            [words.route, `${statement.fromCity} – ${statement.toCity}`],
            ...given(facts.invoice, invoice),
            ...given(facts.issued, issuedAt && instantText(issuedAt, locale)),
            [facts.terms, facts.days(figure.format(statement.paymentDays))],
            ...given(facts.due, dueOn && dayText(dueOn)),
            [words.standing, status[statement.status][side]],
            ...given(facts.paidOn, paidOn && dayText(paidOn)),
            ...given(facts.reference, paymentReference),
          ],
        },
        { kind: 'heading', text: lines.title },
        {
          kind: 'table',
          columns: [
            { title: lines.line, share: 28 },
            { title: words.reason, share: 36 },
            { title: lines.state, share: 16 },
            { title: lines.amount, share: 20, isNumber: true },
          ],
          rows: statedLines(statement).map((line) => [
            nameOf(line),
            [line.reason, line.note === null ? null : lines.disputedBecause(line.note)].filter(Boolean).join('. '),
            lines.states[line.state],
            amount(line.amountMinor),
          ]),
          foot: [lines.total, '', '', amount(sums.totalMinor)],
        },
        { kind: 'heading', text: history.title },
        {
          kind: 'text',
          texts:
            statement.history.length === 0
              ? [history.none]
              : statement.history.map(
                  ({ at, side: by, act, totalMinor }) =>
                    `${instantText(at, locale)}: ${history.said(history.by[by], history.acts[act])} · ${amount(totalMinor)}`,
                ),
        },
      ],
    };
  };
};
