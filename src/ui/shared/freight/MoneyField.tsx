import { isCurrency } from '../../../domain/money/isCurrency.ts';
import { TextField } from '../../components/TextField.tsx';
import { useLocale } from '../useLocale.ts';
import styles from './MoneyField.module.css';

interface MoneyFieldProps {
  readonly label: string;
  readonly aside?: string | undefined;
  readonly name: string;
  /** As typed, in whole units (`readMoney`). */
  readonly value: string;
  readonly currency: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

const signOf = (currency: string, locale: string): string =>
  isCurrency(currency)
    ? (new Intl.NumberFormat(locale, { style: 'currency', currency })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency)
    : currency;

/** A field for an amount, with the sign of its currency at the end. */
export const MoneyField = ({ currency, label, hint, ...field }: MoneyFieldProps) => {
  const locale = useLocale();
  return (
    <TextField
      {...field}
      {...(hint !== undefined && { hint })}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      after={
        <span className={styles.sign} aria-hidden="true">
          {signOf(currency, locale)}
        </span>
      }
    />
  );
};
