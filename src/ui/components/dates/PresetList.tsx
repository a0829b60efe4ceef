import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import type { PickerRules } from './model/PickerRules.ts';
import { presetSpan } from './model/presetSpan.ts';
import type { RangePreset } from './model/RangePreset.ts';
import type { Span } from '../../../domain/calendar/Span.ts';
import styles from './PresetList.module.css';
import { useDateTexts } from './useDateTexts.ts';

interface PresetListProps {
  readonly presets: readonly RangePreset[];
  readonly rules: PickerRules;
  readonly today: CalendarDay;
  readonly firstDay: number;
  readonly onChoose: (span: Span) => void;
}

/** Ranges by their names; those of which nothing may be chosen are there, and cannot be. */
export const PresetList = ({ presets, rules, today, firstDay, onChoose }: PresetListProps) => {
  const texts = useDateTexts();
  return (
    <ul className={styles.presets} aria-label={texts.presets}>
      {presets.map((preset) => {
        const range = presetSpan(preset, today, firstDay, rules);
        return (
          <li key={preset}>
            <button type="button" disabled={!range} onClick={() => range && onChoose(range)}>
              {texts.preset[preset]}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
