import type { InstantRange } from '../../../domain/calendar/InstantRange.ts';
import styles from './DatePopUp.module.css';
import { formatTypedRange } from './model/formatTypedRange.ts';
import type { PickerRules } from './model/PickerRules.ts';
import type { RangeProblem } from './model/rangeProblem.ts';
import { useDateTexts } from './useDateTexts.ts';

interface RangeSummaryProps {
  readonly range: InstantRange;
  readonly rules: PickerRules;
  readonly locale: string;
  readonly problem: RangeProblem | undefined;
}

/** The current selection, or why it cannot be applied. Screen readers announce changes. */
export const RangeSummary = ({ range, rules, locale, problem }: RangeSummaryProps) => {
  const texts = useDateTexts();
  const written = formatTypedRange(range, rules.mode, locale, rules.zone, rules.precision);
  const first = { from: range.from, to: undefined };
  const words = (): string => {
    if (problem) return texts.problem[problem];
    if (written === '') return texts.nothingChosen;
    if (rules.mode === 'range' && range.to === undefined)
      return texts.firstChosen(formatTypedRange(first, 'single', locale, rules.zone, 'day'));
    return texts.chosen(written);
  };
  return (
    <p role="status" className={styles.summary} data-mode={rules.mode} data-problem={problem}>
      {words()}
    </p>
  );
};
