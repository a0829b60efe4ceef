import { Link } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import { driverFields } from '../../../domain/driver/driverFields.ts';
import { Card } from '../../components/Card.tsx';
import { MailLink } from '../../components/MailLink.tsx';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { RecordFacts } from '../../shared/record/RecordFacts.tsx';
import { useDriverTexts } from './useDriverTexts.ts';
import { useDriverWords } from './useDriverWords.ts';

/** Contact details and employment of a driver. */
export const ContactCard = ({ driver }: { readonly driver: Driver }) => {
  const { detail, field: labels, form } = useDriverTexts();
  const { phone, email, currentVehicle } = driver;
  const vehicle = currentVehicle ? (
    <Link to={recordPath('vehicles', currentVehicle.id)}>
      {currentVehicle.fleetNo} · {currentVehicle.plate}
    </Link>
  ) : (
    form.noVehicle
  );
  return (
    <Card title={detail.contact}>
      <RecordFacts
        fields={driverFields}
        facts={driver}
        sections={{ person: true, work: true, licence: false, cards: false }}
        labels={labels}
        words={useDriverWords()}
        instead={{
          name: false,
          phone: { title: labels.phone, value: phone && <PhoneLink phone={phone} /> },
          email: { title: labels.email, value: email && <MailLink email={email} /> },
          currentVehicleId: { title: labels.currentVehicleId, value: vehicle },
        }}
      />
    </Card>
  );
};
