import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import type { InstantRange } from '../../../domain/calendar/InstantRange.ts';
import type { PickerRules } from './model/PickerRules.ts';
import { presetRange } from './model/presetRange.ts';
import type { RangePreset } from './model/RangePreset.ts';
import styles from './PresetList.module.css';
import { useDateTexts } from './useDateTexts.ts';

interface PresetListProps {
  readonly presets: readonly RangePreset[];
  readonly rules: PickerRules;
  readonly today: CalendarDay;
  readonly firstDay: number;
  readonly onChoose: (range: InstantRange) => void;
}

/** Named ranges; disabled if they contain no allowed day. */
export const PresetList = ({ presets, rules, today, firstDay, onChoose }: PresetListProps) => {
  const texts = useDateTexts();
  return (
    <ul className={styles.presets} aria-label={texts.presets}>
      {presets.map((preset) => {
        const range = presetRange(preset, today, firstDay, rules);
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
