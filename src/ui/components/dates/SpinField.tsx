import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Chevron } from './Chevron.tsx';
import { type ClockPart, clockSizes, nearestPartStep } from './model/ClockPart.ts';
import styles from './SpinField.module.css';
import { useDateTexts } from './useDateTexts.ts';

interface SpinFieldProps {
  readonly label: string;
  /** What it belongs to, such as the start of a range. */
  readonly of: string;
  readonly part: ClockPart;
  /** Undefined until there is a time. */
  readonly value: number | undefined;
  readonly step: number;
  readonly show: (value: number) => string;
  /** Text for screen readers instead of the number. */
  readonly say?: (value: number) => string;
  /** The value that typed digits stand for. */
  readonly mean?: (typed: number) => number;
  readonly onPick: (value: number) => void;
  readonly onStep: (direction: 1 | -1) => void;
}

const asTyped = (typed: number): number => typed;

/** Hour, minute or second, following the ARIA spin button pattern: digits, arrows that step and wrap, Home and End. */
export const SpinField = (props: SpinFieldProps) => {
  const { label, of, part, value, step, show, say = show, mean = asTyped, onPick, onStep } = props;
  const texts = useDateTexts();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  // The next digit replaces the value that was stepped to.
  useEffect(() => {
    if (typed === undefined && document.activeElement === input.current) input.current?.select();
  });
  const name = `${of}: ${label}`;
  const last = nearestPartStep(clockSizes[part], step, clockSizes[part]);
  const accept = (): void => {
    setTyped(undefined);
    if (typed) onPick(nearestPartStep(mean(Number(typed)), step, clockSizes[part]));
  };
  const turn = (direction: 1 | -1): void => {
    accept();
    onStep(direction);
  };
  const go = (to: number): void => {
    setTyped(undefined);
    onPick(to);
  };
  const press = (event: KeyboardEvent): void => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowUp: () => turn(1),
      ArrowDown: () => turn(-1),
      Home: () => go(0),
      End: () => go(last),
      Enter: accept,
    };
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  const shown = value === undefined ? '––' : show(value);
  return (
    <div className={styles.spin}>
      <button type="button" tabIndex={-1} aria-label={texts.more(name)} onClick={() => turn(1)}>
        <Chevron orientation="up" />
      </button>
      <input
        ref={input}
        type="text"
        inputMode="numeric"
        role="spinbutton"
        autoComplete="off"
        aria-label={name}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuetext={value === undefined ? undefined : say(value)}
        value={typed ?? shown}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, '').slice(-2))}
        onFocus={(event) => event.target.select()}
        onBlur={accept}
        onKeyDown={press}
      />
      <button type="button" tabIndex={-1} aria-label={texts.less(name)} onClick={() => turn(-1)}>
        <Chevron orientation="down" />
      </button>
    </div>
  );
};
