import { type KeyboardEvent, useState } from 'react';
import { snappedPart } from '../../../domain/dates/snappedPart.ts';
import { steppedPart } from '../../../domain/dates/steppedPart.ts';
import { Chevron } from './Chevron.tsx';
import styles from './SpinField.module.css';
import { useDateTexts } from './useDateTexts.ts';

interface SpinFieldProps {
  readonly label: string;
  /** What the part is of, such as the beginning of the range. */
  readonly of: string;
  readonly value: number;
  readonly size: 24 | 60;
  readonly step: number;
  readonly shown: string;
  /** What a screen reader says instead of the number. */
  readonly said?: string;
  /** The value meant by typed digits. */
  readonly meant?: (typed: number) => number;
  readonly onChange: (value: number) => void;
}

/** Hour, minute or second by the spin button pattern of the ARIA practices: arrows step and go round, Home and End, or digits. */
export const SpinField = ({ label, of, value, size, step, shown, said, meant, onChange }: SpinFieldProps) => {
  const texts = useDateTexts();
  const [typed, setTyped] = useState<string>();
  const name = `${of}: ${label}`;
  const turn = (direction: 1 | -1) => onChange(steppedPart(value, step, direction, size));
  const take = (): void => {
    setTyped(undefined);
    if (typed) onChange(snappedPart(meant?.(Number(typed)) ?? Number(typed), step, size));
  };
  const press = (event: KeyboardEvent): void => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowUp: () => turn(1),
      ArrowDown: () => turn(-1),
      Home: () => onChange(0),
      End: () => onChange(snappedPart(size, step, size)),
      Enter: take,
    };
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    setTyped(undefined);
    act();
  };
  return (
    <div className={styles.spin}>
      <button type="button" tabIndex={-1} aria-label={texts.more(name)} onClick={() => turn(1)}>
        <Chevron orientation="up" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        autoComplete="off"
        aria-label={name}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={snappedPart(size, step, size)}
        aria-valuetext={said ?? shown}
        value={typed ?? shown}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, '').slice(-2))}
        onFocus={(event) => event.target.select()}
        onBlur={take}
        onKeyDown={press}
      />
      <button type="button" tabIndex={-1} aria-label={texts.less(name)} onClick={() => turn(-1)}>
        <Chevron orientation="down" />
      </button>
    </div>
  );
};
