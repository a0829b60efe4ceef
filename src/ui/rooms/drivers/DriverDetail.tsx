import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editPath } from '../../../domain/access/editPath.ts';
import type { DriverRecord } from '../../../domain/driver/DriverRecord.ts';
import { Banner } from '../../components/Banner.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { useDocuments } from '../../shared/useDocuments.ts';
import { useRemoveDriver } from './useRemoveDriver.ts';
import { AppCard } from './AppCard.tsx';
import { CardsCard } from './CardsCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { DriverHeading } from './DriverHeading.tsx';
import { DriverPapers } from './DriverPapers.tsx';
import { DriverPicture } from './DriverPicture.tsx';
import { LicenceCard } from './LicenceCard.tsx';
import { StatusCard } from './StatusCard.tsx';

interface DriverDetailProps {
  readonly driver: DriverRecord;
  readonly mayWrite: boolean;
}

/** Everything that is known of a driver, and what one may do about it. */
export const DriverDetail = ({ driver, mayWrite }: DriverDetailProps) => {
  const { detail } = useAdminTexts().drivers;
  const navigate = useNavigate();
  const list = useListPath('drivers');
  const removal = useRemoveDriver(() => void navigate(list, { replace: true }));
  const documents = useDocuments({ kind: 'driver', id: driver.id });
  const change = mayWrite ? editPath('drivers', driver.id) : undefined;
  const [wasStale, setWasStale] = useState(false);
  return (
    <>
      <DriverHeading driver={driver} mayWrite={mayWrite} onRemove={() => void removal.run(driver)} />
      {wasStale && <Banner>{detail.changedMeanwhile}</Banner>}
      <RecordParts
        first={mayWrite && <StatusCard driver={driver} onStale={() => setWasStale(true)} />}
        main={
          <>
            <ContactCard driver={driver} />
            <LicenceCard licence={driver.licence} editPath={change} />
            <CardsCard cards={driver.cards} editPath={change} />
            <DriverPapers driver={driver} documents={documents} mayWrite={mayWrite} />
          </>
        }
        side={
          <>
            <AppCard driver={driver} mayWrite={mayWrite} />
            <DriverPicture driver={driver} documents={documents} mayWrite={mayWrite} />
          </>
        }
      />
    </>
  );
};
