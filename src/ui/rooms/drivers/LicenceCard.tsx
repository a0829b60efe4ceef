import { expiryCompliance } from '../../../domain/paper/expiryCompliance.ts';
import type { Licence } from '../../../domain/driver/Licence.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { dayText } from '../../components/papers/dayText.ts';
import { timeText } from '../../components/papers/timeText.ts';
import { FactList } from '../../components/FactList.tsx';
import { useSought } from '../../components/useSought.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useCountryName } from '../../shared/useCountryName.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useToday } from '../../shared/useToday.ts';
import styles from './DriverDetail.module.css';

interface LicenceCardProps {
  readonly licence: Licence | undefined;
  /** Where the driver is changed; undefined for whoever only reads. */
  readonly editPath: string | undefined;
}

/** The driving licence, or that there is none, and the way to write it down where it is missing, ending or over. */
export const LicenceCard = ({ licence, editPath }: LicenceCardProps) => {
  const { detail } = useAdminTexts().drivers;
  const today = useToday();
  const part = useSought<HTMLElement>('licence');
  const compliance = licence ? expiryCompliance(licence.expiresOn, today) : 'missing';
  return (
    <Card ref={part} title={detail.licence} aside={<ComplianceBadge compliance={compliance} />}>
      {licence ? <LicenceFacts licence={licence} /> : <p className={styles.text}>{detail.noLicence}</p>}
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

const LicenceFacts = ({ licence }: { readonly licence: Licence }) => {
  const { detail } = useAdminTexts().drivers;
  const countryName = useCountryName();
  const locale = useLocale();
  const today = useToday();
  const facts = [
    { title: detail.number, value: licence.number },
    { title: detail.country, value: countryName(licence.country) },
    { title: detail.categories, value: licence.categories.join(', ') },
    { title: detail.issuedOn, value: dayText(licence.issuedOn, locale) },
    {
      title: detail.expiresOn,
      value: `${dayText(licence.expiresOn, locale)} · ${timeText(licence.expiresOn, today, locale)}`,
    },
  ];
  return <FactList facts={facts} none={detail.unknown} />;
};
