import { clearSpan } from './model/clearSpan.ts';
import type { PickerRules } from './model/PickerRules.ts';
import type { Span } from '../../../domain/calendar/Span.ts';
import type { SpanProblem } from './model/SpanProblem.ts';
import { Button } from '../Button.tsx';
import styles from './DatePopUp.module.css';
import { useDateTexts } from './useDateTexts.ts';

interface PopUpActionsProps {
  /** What has been chosen so far, and what is wrong with it. */
  readonly span: Span;
  readonly problem: SpanProblem | undefined;
  readonly rules: PickerRules;
  readonly onApply: (span: Span) => void;
  readonly onClose: () => void;
}

/** The ways out of the pop-up. A single day is applied by choosing it, and needs no button for that. */
export const PopUpActions = ({ span, problem, rules, onApply, onClose }: PopUpActionsProps) => {
  const texts = useDateTexts();
  const isEmpty = span.from === undefined && span.to === undefined;
  return (
    <div className={styles.actions}>
      <Button variant="quiet" onClick={() => onApply(clearSpan(span, rules.mode))}>
        {texts.clear}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
      {(rules.precision !== 'day' || rules.mode === 'range') && (
        <Button disabled={problem !== undefined || isEmpty} onClick={() => onApply(span)}>
          {texts.apply}
        </Button>
      )}
    </div>
  );
};
