import type { PickerRules } from './model/PickerRules.ts';
import type { Span } from '../../../domain/calendar/Span.ts';
import type { SpanProblem } from './model/SpanProblem.ts';
import { writeTypedSpan } from './model/writeTypedSpan.ts';
import styles from './DatePopUp.module.css';
import { useDateTexts } from './useDateTexts.ts';

interface SpanSummaryProps {
  readonly span: Span;
  readonly rules: PickerRules;
  readonly locale: string;
  readonly problem: SpanProblem | undefined;
}

/** What is chosen so far, or why it cannot be; screen readers say each change. */
export const SpanSummary = ({ span, rules, locale, problem }: SpanSummaryProps) => {
  const texts = useDateTexts();
  const written = writeTypedSpan(span, rules.mode, locale, rules.zone, rules.precision);
  const first = { from: span.from, to: undefined };
  const words = (): string => {
    if (problem) return texts.problem[problem];
    if (written === '') return texts.nothingChosen;
    if (rules.mode === 'range' && span.to === undefined)
      return texts.firstChosen(writeTypedSpan(first, 'single', locale, rules.zone, 'day'));
    return texts.chosen(written);
  };
  return (
    <p role="status" className={styles.summary} data-mode={rules.mode} data-problem={problem}>
      {words()}
    </p>
  );
};
