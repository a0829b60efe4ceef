import { useRef, useState } from 'react';
import { TextField } from '../TextField.tsx';
import { isTimeOfDay, readTypedTime, timeOfDayText } from './model/readTypedTime.ts';
import { useDateContext } from './useDateContext.ts';
import { useDateTexts } from './useDateTexts.ts';

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

/** Late in the day, so that it is clear how the afternoon is written. */
const example = '14:30';

/** A field for a time of day, typed as people write it and shown as their region does. */
export const TimeField = ({ value, problem, onChange, onBlur, ...field }: TimeFieldProps) => {
  const { locale } = useDateContext();
  const texts = useDateTexts();
  const [typed, setTyped] = useState<string>();
  /** The text is selected on focus, so that typing replaces a suggested time. */
  const justFocused = useRef(false);
  const isMalformed = typed === undefined && value !== '' && !isTimeOfDay(value);
  const accept = (): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    onChange(readTypedTime(typed, locale) ?? typed.trim());
  };
  return (
    <TextField
      {...field}
      problem={
        isMalformed ? `${texts.problem.malformedTime} ${texts.enterLike(timeOfDayText(example, locale))}` : problem
      }
      autoComplete="off"
      spellCheck={false}
      value={typed ?? timeOfDayText(value, locale)}
      onChange={setTyped}
      onFocus={({ target }) => {
        justFocused.current = true;
        target.select();
      }}
      onClick={({ currentTarget: input }) => {
        // The click that brought the focus has set the cursor.
        if (justFocused.current && input.selectionStart === input.selectionEnd) input.select();
        justFocused.current = false;
      }}
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
