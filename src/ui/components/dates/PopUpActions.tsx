import type { InstantRange } from '../../../domain/calendar/InstantRange.ts';
import { Button } from '../Button.tsx';
import styles from './DatePopUp.module.css';
import { clearRange } from './model/clearRange.ts';
import type { PickerRules } from './model/PickerRules.ts';
import type { RangeProblem } from './model/rangeProblem.ts';
import { useDateTexts } from './useDateTexts.ts';

interface PopUpActionsProps {
  /** The current selection and its problem, if any. */
  readonly range: InstantRange;
  readonly problem: RangeProblem | undefined;
  readonly rules: PickerRules;
  readonly onApply: (range: InstantRange) => void;
  readonly onClose: () => void;
}

/** Buttons of the pop-up. Choosing a single date applies it, so that needs no Apply button. */
export const PopUpActions = ({ range, problem, rules, onApply, onClose }: PopUpActionsProps) => {
  const texts = useDateTexts();
  const isEmpty = range.from === undefined && range.to === undefined;
  return (
    <div className={styles.actions}>
      <Button variant="quiet" onClick={() => onApply(clearRange(range, rules.mode))}>
        {texts.clear}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
      {(rules.precision !== 'day' || rules.mode === 'range') && (
        <Button disabled={problem !== undefined || isEmpty} onClick={() => onApply(range)}>
          {texts.apply}
        </Button>
      )}
    </div>
  );
};
