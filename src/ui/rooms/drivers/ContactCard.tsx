import { Link } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import { Card } from '../../components/Card.tsx';
import { FactList } from '../../components/FactList.tsx';
import { MailLink } from '../../components/MailLink.tsx';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLanguageName } from './useLanguageName.ts';

/** How to reach a driver, and how they work. */
export const ContactCard = ({ driver }: { readonly driver: Driver }) => {
  const { detail, employment, form } = useAdminTexts().drivers;
  const languageName = useLanguageName();
  const { phone, email, currentVehicle } = driver;
  const facts = [
    { title: detail.phone, value: phone && <PhoneLink phone={phone} /> },
    { title: detail.email, value: email && <MailLink email={email} /> },
    { title: detail.language, value: languageName(driver.language) },
    { title: detail.employment, value: employment[driver.employment] },
    {
      title: detail.vehicle,
      value: currentVehicle ? (
        <Link to={recordPath('vehicles', currentVehicle.id)}>
          {currentVehicle.fleetNo} · {currentVehicle.plate}
        </Link>
      ) : (
        form.noVehicle
      ),
    },
  ];
  return (
    <Card title={detail.contact}>
      <FactList facts={facts} none={detail.unknown} />
    </Card>
  );
};
