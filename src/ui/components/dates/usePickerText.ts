import { type KeyboardEvent, useState } from 'react';
import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import { emptyRange, type InstantRange } from '../../../domain/calendar/InstantRange.ts';
import { dateWords } from './model/dateWords.ts';
import { formatTypedRange } from './model/formatTypedRange.ts';
import { parseTypedRange } from './model/parseTypedRange.ts';
import type { PickerRules } from './model/PickerRules.ts';
import { rangeProblem } from './model/rangeProblem.ts';
import { typedExample } from './model/typedExample.ts';
import type { DateContext } from './useDateContext.ts';
import { useDateTexts } from './useDateTexts.ts';

export interface PickerText {
  /** Undefined if the value cannot be parsed; `text` is then shown as it is. */
  readonly range: InstantRange | undefined;
  readonly text: string;
  readonly rules: PickerRules;
  readonly today: CalendarDay;
  readonly context: DateContext;
  readonly problem?: string | undefined;
  readonly onRange: (range: InstantRange) => void;
  /** Called with input that cannot be parsed. */
  readonly onMalformed: (text: string) => void;
}

/**
 * The text field of a picker. Input is parsed on blur or Enter, and no problem is shown before. "Cannot be parsed"
 * takes precedence over other problems.
 */
export const usePickerText = ({ range, text, rules, today, context, problem, onRange, onMalformed }: PickerText) => {
  const texts = useDateTexts();
  const [typed, setTyped] = useState<string>();
  const { mode, zone, precision } = rules;
  const { locale } = context;
  const shown = range ? formatTypedRange(range, mode, locale, zone, precision) : text;
  const mistake = rangeProblem(range, rules);
  const example = typedExample(today, mode, locale, precision);
  const isMalformed = typed === undefined && mistake === 'malformed';
  const shownProblem = isMalformed
    ? `${texts.problem.malformed} ${texts.enterLike(example)}`
    : (problem ?? (mistake && texts.problem[mistake]));

  const parse = (raw: string) => parseTypedRange(raw, range ?? emptyRange, { ...rules, locale, today });
  const reading = typed === undefined || typed === shown ? range : parse(typed);

  const accept = (): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed === shown) return;
    const parsed = parse(typed);
    if (parsed) onRange(parsed);
    else onMalformed(typed);
  };
  return {
    input: {
      value: typed ?? shown,
      onChange: setTyped,
      onBlur: accept,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') accept();
      },
    },
    problem: typed === undefined ? shownProblem : undefined,
    /** The date in words as it is being read, while it can be. */
    words: reading && dateWords(reading, mode, locale, zone),
    example: mode === 'single' ? texts.example(example) : undefined,
    /** Whether the problem says how to type a date. */
    isMalformed,
  };
};
