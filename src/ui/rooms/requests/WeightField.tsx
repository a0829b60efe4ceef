import { type ComponentProps, useRef, useState } from 'react';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { weightAsRead } from '../../../domain/request/weightAsRead.ts';
import { Button } from '../../components/Button.tsx';
import { Reading } from '../../components/Reading.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useRequestTexts } from './useRequestTexts.ts';
import styles from './WeightField.module.css';

interface WeightFieldProps extends Omit<ComponentProps<typeof TextField>, 'hint'> {
  /** How many packages weigh that, as typed. */
  readonly packages?: string;
  /** Without it, the number alone is said. */
  readonly unit?: 'kg';
}

/** A field for a weight. One with a dot or comma is said in words, with a button for each reading where there are two. */
export const WeightField = ({ packages, unit, ...field }: WeightFieldProps) => {
  const { form: texts } = useRequestTexts();
  const number = numberFormat(useLocale());
  const measure = useMeasure();
  const say = (value: number): string => (unit === undefined ? number.format(value) : measure(value, unit));
  const { kg, otherKg, slip } = weightAsRead(field.value, packages ?? '') ?? {};
  /** The reading that was chosen: one with three decimals, such as 12.345, may still be read either way. */
  const [taken, setTaken] = useState<string>();
  const isTaken = field.value === taken;
  const reading = (): string | undefined => {
    if (kg === undefined) return undefined;
    if (isTaken) return say(kg);
    if (slip && packages !== undefined) return texts.weightSlip(say(kg), say(slip.eachKg), say(slip.meantKg));
    return otherKg === undefined ? say(kg) : texts.weightOr(say(kg), say(otherKg));
  };
  const text = reading();
  const meant = otherKg ?? (packages === undefined ? undefined : slip?.meantKg);
  const whole = useRef<HTMLDivElement>(null);
  const take = (value: number): void => {
    setTaken(String(value));
    field.onChange(String(value));
    // The button that was pressed goes.
    whole.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={whole} className={styles.weight}>
      <TextField
        {...field}
        inputMode="decimal"
        autoComplete="off"
        hint={text === undefined ? undefined : <Reading>{text}</Reading>}
      />
      {kg !== undefined && meant !== undefined && !isTaken && (
        <div role="group" aria-label={texts.weightChoices} className={styles.choices}>
          {[kg, meant].map((value) => (
            <Button key={value} variant="secondary" onClick={() => take(value)}>
              {say(value)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
};
