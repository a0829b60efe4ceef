import type { ComparedInvoice } from '../../../../domain/edi/invoice/compareInvoice.ts';
import { exactMoney } from '../../../shared/sheets/exactMoney.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import styles from '../Statement.module.css';
import { useLineName } from '../useLineName.ts';
import { useStatementTexts } from '../useStatementTexts.ts';
import { ComparedRow } from './ComparedRow.tsx';

interface ComparedLinesProps {
  readonly compared: ComparedInvoice;
  readonly currency: string;
}

/** What an invoice says beside its statement: what is different, and each line. */
export const ComparedLines = ({ compared, currency }: ComparedLinesProps) => {
  const { compare: words } = useStatementTexts().edi;
  const nameOf = useLineName();
  const money = exactMoney(useLocale());
  const amount = (amountMinor: number): string => money({ amountMinor, currency });
  const { lines, statedMinor, invoicedMinor, number, isSame } = compared;
  return (
    <>
      <p role="status">
        <b>{isSame ? words.same : words.differs}</b>
      </p>
      {number !== undefined && <p>{words.otherNumber(number)}</p>}
      {compared.currency !== undefined && <p>{words.otherCurrency(compared.currency)}</p>}
      {compared.currency === undefined && (
        <ul className={styles.history} aria-label={words.lines}>
          {lines.map(({ line, charge, moreMinor }, at) => (
            <ComparedRow
              key={line?.id ?? `${at} ${charge?.description}`}
              name={line ? nameOf(line) : (charge?.description ?? '')}
              stated={line && amount(line.amountMinor)}
              invoiced={charge && amount(charge.amountMinor)}
              moreMinor={moreMinor}
              more={amount(Math.abs(moreMinor))}
            />
          ))}
          <ComparedRow
            name={words.total}
            stated={amount(statedMinor)}
            invoiced={amount(invoicedMinor)}
            moreMinor={invoicedMinor - statedMinor}
            more={amount(Math.abs(invoicedMinor - statedMinor))}
          />
        </ul>
      )}
    </>
  );
};
