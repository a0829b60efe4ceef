import type { Driver } from '../../../domain/driver/Driver.ts';
import { driverFields } from '../../../domain/driver/driverFields.ts';
import { expiryCompliance } from '../../../domain/paper/expiryCompliance.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { dayText } from '../../components/papers/dayText.ts';
import { timeText } from '../../components/papers/timeText.ts';
import { useAnchorFocus } from '../../components/useAnchorFocus.ts';
import { RecordFacts } from '../../shared/record/RecordFacts.tsx';
import { useDriverTexts } from './useDriverTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useToday } from '../../shared/useToday.ts';
import styles from './DriverPage.module.css';
import { useDriverWords } from './useDriverWords.ts';

interface LicenceCardProps {
  readonly driver: Driver;
  /** Path of the form; undefined for viewers. */
  readonly editPath: string | undefined;
}

/** The driving licence, with a link to the form if it is missing, expiring or expired. */
export const LicenceCard = ({ driver, editPath }: LicenceCardProps) => {
  const { detail, field } = useDriverTexts();
  const words = useDriverWords();
  const locale = useLocale();
  const today = useToday();
  const part = useAnchorFocus<HTMLElement>('licence');
  const { licence } = driver;
  const compliance = licence ? expiryCompliance(licence.expiresOn, today) : 'missing';
  const labels = { ...field, ...detail.onLicence };
  return (
    <Card ref={part} title={detail.licence} aside={<ComplianceBadge compliance={compliance} />}>
      {licence ? (
        <RecordFacts
          fields={driverFields}
          facts={driver}
          sections={{ person: false, work: false, licence: true, cards: false }}
          labels={labels}
          words={words}
          instead={{
            'licence.expiresOn': {
              title: labels['licence.expiresOn'],
              value: `${dayText(licence.expiresOn, locale)} · ${timeText(licence.expiresOn, today, locale)}`,
            },
          }}
        />
      ) : (
        <p className={styles.text}>{detail.noLicence}</p>
      )}
      {editPath !== undefined && compliance !== 'valid' && (
        <p className={styles.way}>
          <ButtonRoute variant="secondary" to={`${editPath}#licence`}>
            {licence ? detail.changeLicence : detail.addLicence}
          </ButtonRoute>
        </p>
      )}
    </Card>
  );
};
