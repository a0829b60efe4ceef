import { useState } from 'react';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { pickerModes } from '../../components/dates/model/PickerMode.ts';
import { rangeSeparator } from '../../components/dates/model/rangeSeparator.ts';
import { Card } from '../../components/Card.tsx';
import { DateField } from '../../components/dates/DateField.tsx';
import { DateRangeField } from '../../components/dates/DateRangeField.tsx';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import styles from './DatesPage.module.css';
import { OptionsCard } from './OptionsCard.tsx';
import { usualOptions } from './PickerOptions.ts';
import { TryCard } from './TryCard.tsx';
import { TryMode } from './TryMode.tsx';
import { useHelpTexts } from './useHelpTexts.ts';

/** How to enter dates, with every kind of date field to try. */
export const DatesPage = () => {
  const texts = useHelpTexts().datesPage;
  const { shell } = useAdminTexts();
  const [options, setOptions] = useState(usualOptions);
  const [day, setDay] = useState('');
  const [days, setDays] = useState({ from: '', to: '' });
  const firstDay = Number(options.firstDay);
  return (
    <>
      <RecordHeader title={texts.title} sub={texts.lead} back={{ to: roomPath('help'), label: shell.room.help }} />
      <div className={styles.cards}>
        <OptionsCard options={options} onChange={setOptions} />
        <div className={styles.fields}>
          {pickerModes.map((mode) => (
            <TryMode key={mode} mode={mode} options={options} />
          ))}
          <TryCard title={texts.dayTitle} value={day}>
            <DateField
              label={texts.day}
              name="day"
              value={day}
              onChange={setDay}
              hint={texts.dayHint}
              firstDay={firstDay}
            />
          </TryCard>
          <TryCard
            title={texts.daysTitle}
            value={days.to === '' ? days.from : `${days.from} ${rangeSeparator} ${days.to}`}
          >
            <DateRangeField
              label={texts.days}
              name="days"
              {...days}
              onChange={setDays}
              hint={texts.daysHint}
              firstDay={firstDay}
            />
          </TryCard>
        </div>
        <Card title={texts.keys}>
          <dl className={styles.keys}>
            {texts.keysText.map(([key, act]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{act}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </>
  );
};
