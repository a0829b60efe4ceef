import { type KeyboardEvent, useState } from 'react';
import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import type { PickerRules } from './model/PickerRules.ts';
import { problemOfSpan } from './model/problemOfSpan.ts';
import { readTypedSpan } from './model/readTypedSpan.ts';
import { emptySpan, type Span } from '../../../domain/calendar/Span.ts';
import { typedExample } from './model/typedExample.ts';
import type { Viewpoint } from './model/Viewpoint.ts';
import { writeTypedSpan } from './model/writeTypedSpan.ts';
import { useDateTexts } from './useDateTexts.ts';

export interface PickerText {
  /** Undefined where the value cannot be read: then `text` is shown as it is. */
  readonly span: Span | undefined;
  readonly text: string;
  readonly rules: PickerRules;
  readonly today: CalendarDay;
  readonly viewpoint: Viewpoint;
  readonly problem?: string | undefined;
  readonly onSpan: (span: Span) => void;
  /** Told what was typed when nobody can read it. */
  readonly onMalformed: (text: string) => void;
}

/**
 * Dates as text that can be typed over. It is taken once it is left or with Enter; until then nothing is said against it. That
 * nobody can read it comes before any other problem.
 */
export const usePickerText = ({ span, text, rules, today, viewpoint, problem, onSpan, onMalformed }: PickerText) => {
  const texts = useDateTexts();
  const [typed, setTyped] = useState<string>();
  const { mode, zone, precision } = rules;
  const { locale } = viewpoint;
  const shown = span ? writeTypedSpan(span, mode, locale, zone, precision) : text;
  const mistake = problemOfSpan(span, rules);
  const example = typedExample(today, mode, locale, precision);
  const isUnread = typed === undefined && mistake === 'malformed';
  const trouble = isUnread
    ? `${texts.problem.malformed} ${texts.enterLike(example)}`
    : (problem ?? (mistake && texts.problem[mistake]));

  const take = (): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed === shown) return;
    const read = readTypedSpan(typed, span ?? emptySpan, mode, locale, zone, precision);
    if (read) onSpan(read);
    else onMalformed(typed);
  };
  return {
    input: {
      value: typed ?? shown,
      onChange: setTyped,
      onBlur: take,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') take();
      },
    },
    problem: typed === undefined ? trouble : undefined,
    /** How a day can be typed, where the problem does not tell it already. */
    example: mode === 'single' && !isUnread ? texts.example(example) : undefined,
  };
};
