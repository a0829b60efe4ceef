import type { Driver, DriverRecord } from '../../../domain/driver/Driver.ts';
import { driverFields } from '../../../domain/driver/driverFields.ts';
import { heldPapers } from '../../../domain/driver/heldPapers.ts';
import { expiryCompliance } from '../../../domain/paper/expiryCompliance.ts';
import { fileKinds } from '../../../domain/paper/fileKinds.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { dayText } from '../../components/papers/dayText.ts';
import { timeText } from '../../components/papers/timeText.ts';
import { FileChoice } from '../../components/FileChoice.tsx';
import { ExpiryNote } from '../../components/papers/ExpiryNote.tsx';
import { useAnchorFocus } from '../../components/useAnchorFocus.ts';
import { RecordFacts } from '../../shared/record/RecordFacts.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useDriverTexts } from './useDriverTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useToday } from '../../shared/useToday.ts';
import styles from './DriverPage.module.css';
import type { RenewWays } from './RenewWays.ts';
import { useDriverWords } from './useDriverWords.ts';

interface LicenceCardProps {
  readonly driver: Driver & Pick<DriverRecord, 'documents'>;
  /** Undefined for viewers. */
  readonly ways: RenewWays | undefined;
}

/** The driving licence; if it is missing, expiring or expired, with ways to file the new one or enter its facts. */
export const LicenceCard = ({ driver, ways }: LicenceCardProps) => {
  const { detail, field } = useDriverTexts();
  const { documents } = useAdminTexts();
  const words = useDriverWords();
  const locale = useLocale();
  const today = useToday();
  const part = useAnchorFocus<HTMLElement>('licence');
  const { licence } = driver;
  const held = heldPapers(driver).find(({ type }) => type === 'licence');
  const compliance = held ? expiryCompliance(held.expiresOn, today) : 'missing';
  const labels = { ...field, ...detail.onLicence };
  const filing = held
    ? { label: documents.renew, name: documents.renewOf(documents.type.licence) }
    : { label: documents.addNeeded, name: documents.addOf(documents.type.licence) };
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
        <p className={styles.text}>
          {held ? (
            <>
              <ExpiryNote expiresOn={held.expiresOn} today={today} locale={locale} /> {detail.onlyFiled}
            </>
          ) : (
            detail.noLicence
          )}
        </p>
      )}
      {ways && (!licence || compliance !== 'valid') && (
        <p className={styles.way}>
          {compliance !== 'valid' && (
            <FileChoice {...filing} accept={fileKinds.join()} onFile={(file) => ways.onRenew('licence', file)} />
          )}
          <ButtonRoute variant="secondary" to={`${ways.editPath}#licence`}>
            {licence ? detail.changeLicence : detail.enterLicence}
          </ButtonRoute>
        </p>
      )}
    </Card>
  );
};
