import { dateFormat } from '../../../domain/calendar/dateFormat.ts';
import { msPerDay } from '../../../domain/calendar/dayNumber.ts';
import { Card } from '../../components/Card.tsx';
import { CheckField } from '../../components/CheckField.tsx';
import { useDateContext } from '../../components/dates/useDateContext.ts';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import styles from './DatesPage.module.css';
import type { PickerOptions } from './PickerOptions.ts';
import { useHelpTexts } from './useHelpTexts.ts';

interface OptionsCardProps {
  readonly options: PickerOptions;
  readonly onChange: (options: PickerOptions) => void;
}

const zones = ['America/New_York', 'America/Chicago', 'Europe/London', 'Europe/Berlin', 'Asia/Kathmandu', 'UTC'];
const parts = ['hour', 'minute', 'second'] as const;
/** 1 March 2026 was a Sunday. */
const sunday = Date.UTC(2026, 2, 1);

export const OptionsCard = ({ options, onChange }: OptionsCardProps) => {
  const texts = useHelpTexts().datesPage;
  const { locale, zone: ownZone } = useDateContext();
  const set = (change: Partial<PickerOptions>) => onChange({ ...options, ...change });
  const weekday = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const stepTexts = { hour: texts.hourStep, minute: texts.minuteStep, second: texts.secondStep };
  return (
    <Card title={texts.options}>
      <div className={styles.options}>
        <div className={styles.checks}>
          {(['seconds', 'limits', 'weekends'] as const).map((name) => (
            <CheckField
              key={name}
              name={name}
              label={texts[name]}
              checked={options[name]}
              onChange={(checked) => set({ [name]: checked })}
            />
          ))}
        </div>
        {parts.map((part) => (
          <TextField
            key={part}
            name={part}
            label={stepTexts[part]}
            inputMode="numeric"
            size={3}
            autoComplete="off"
            value={options.steps[part]}
            onChange={(step) => set({ steps: { ...options.steps, [part]: step } })}
          />
        ))}
        <SelectField
          name="firstDay"
          label={texts.firstDay}
          value={options.firstDay}
          onChange={(firstDay) => set({ firstDay })}
          options={[0, 1, 2, 3, 4, 5, 6].map((day) => ({
            value: String(day),
            label: weekday.format(sunday + day * msPerDay),
          }))}
        />
        <SelectField
          name="zone"
          label={texts.zone}
          value={options.zone}
          onChange={(zone) => set({ zone })}
          options={[
            { value: '', label: texts.ownZone(ownZone) },
            ...zones.map((zone) => ({ value: zone, label: zone })),
          ]}
        />
      </div>
    </Card>
  );
};
