import { useState } from 'react';
import { TextField } from '../TextField.tsx';
import { readTypedTime, timeOfDayText } from './model/readTypedTime.ts';
import { useDateContext } from './useDateContext.ts';

interface TimeFieldProps {
  readonly label: string;
  readonly name: string;
  /** `HH:mm`, or '' */
  readonly value: string;
  readonly problem?: string | undefined;
  /** The id of a message elsewhere that says what is wrong with it. */
  readonly invalidBy?: string | undefined;
  /** Called with `HH:mm` or ''; input that cannot be read is passed on as typed. */
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/** A field for a time of day, typed as people write it and shown as their region does. */
export const TimeField = ({ value, onChange, onBlur, ...field }: TimeFieldProps) => {
  const { locale } = useDateContext();
  const [typed, setTyped] = useState<string>();
  const accept = (): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    onChange(readTypedTime(typed, locale) ?? typed.trim());
  };
  return (
    <TextField
      {...field}
      autoComplete="off"
      spellCheck={false}
      value={typed ?? timeOfDayText(value, locale)}
      onChange={setTyped}
      onBlur={() => {
        accept();
        onBlur?.();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') accept();
      }}
    />
  );
};
