import { type ReactNode, useState } from 'react';
import { isTimeZone } from '../../../domain/stop/isTimeZone.ts';
import { Button } from '../../components/Button.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { zoneName } from '../../components/zoneName.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import { useRequestTexts } from './useRequestTexts.ts';
import styles from './ZoneLine.module.css';

interface ZoneLineProps {
  readonly name: string;
  /** IANA. */
  readonly zone: string;
  /** The beginning of the window: the name of a zone depends on the season. */
  readonly typed: string;
  readonly problem: string | undefined;
  /** Whether the request cannot be published with it. */
  readonly isWrong: boolean;
  readonly onChange: (zone: string) => void;
  /** Beside the zone. */
  readonly children: ReactNode;
}

/** The zone whose clock a window is read by; it follows from the town, and can be changed. */
export const ZoneLine = ({ name, zone, typed, problem, isWrong, onChange, children }: ZoneLineProps) => {
  const { form: texts, field: labels } = useRequestTexts();
  const locale = useLocale();
  const now = useNow().getTime();
  const [isAsked, setAsked] = useState(false);
  if (isWrong && !isAsked) setAsked(true);
  const moment = Date.parse(`${typed.slice(0, 10)}T12:00Z`);
  const known = isTimeZone(zone);
  const named = known
    ? `${zone.replaceAll('_', ' ')} (${zoneName(zone, locale, Number.isNaN(moment) ? now : moment)})`
    : zone;
  if (isAsked || problem !== undefined)
    return (
      <>
        <SelectField
          name={name}
          label={labels['stops.window.timeZone']}
          problem={problem}
          value={zone}
          options={[...new Set([...(known ? [zone] : []), ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
            value,
            label: value.replaceAll('_', ' '),
          }))}
          onChange={onChange}
        />
        {children}
      </>
    );
  return (
    <div className={styles.line}>
      <span className={styles.zone}>
        {texts.zone(named)}
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {texts.changeZone}
        </Button>
      </span>
      {children}
    </div>
  );
};
