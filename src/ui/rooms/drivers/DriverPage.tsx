import { useNavigate } from 'react-router-dom';
import { RemoveDriver } from '../../../application/drivers/removeDriver.ts';
import { editPath } from '../../../domain/access/editPath.ts';
import { driverDocumentTypes } from '../../../domain/driver/driverDocumentTypes.ts';
import type { DriverRecord } from '../../../domain/driver/Driver.ts';
import { Avatar } from '../../components/Avatar.tsx';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { RecordHead } from '../../components/record/RecordHead.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { RecordPapers } from '../../shared/papers/RecordPapers.tsx';
import { RecordPicture } from '../../shared/papers/RecordPicture.tsx';
import { useRemoveRecord } from '../../shared/record/useRemoveRecord.ts';
import { useDriverTexts } from './useDriverTexts.ts';
import { useDocuments } from '../../shared/papers/useDocuments.ts';
import { AppCard } from './AppCard.tsx';
import { CardsCard } from './CardsCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import styles from './DriverPage.module.css';
import { DriverStatusBadge } from './DriverStatusBadge.tsx';
import { LicenceCard } from './LicenceCard.tsx';
import { StatusCard } from './StatusCard.tsx';

interface DriverPageProps {
  readonly record: DriverRecord;
  readonly mayWrite: boolean;
}

/** A driver with all there is to know of them, and what one may do about it. What papers are needed stands with licence and cards. */
export const DriverPage = ({ record: driver, mayWrite }: DriverPageProps) => {
  const { back, detail } = useDriverTexts();
  const navigate = useNavigate();
  const list = useListPath('drivers');
  const removal = useRemoveRecord(RemoveDriver, detail, () => void navigate(list, { replace: true }));
  const { id, version, name } = driver;
  const owner = { kind: 'driver', id } as const;
  const documents = useDocuments(owner);
  const change = mayWrite ? editPath('drivers', id) : undefined;
  return (
    <>
      <RecordHead
        title={name}
        back={{ to: list, label: back }}
        picture={<Avatar name={name} />}
        standing={
          <>
            <DriverStatusBadge status={driver.status} />
            <span>
              {detail.papers} <ComplianceBadge compliance={driver.compliance} />
            </span>
          </>
        }
      >
        {change !== undefined && (
          <div className={styles.ways}>
            <ButtonRoute to={change}>{detail.edit}</ButtonRoute>
            <Button variant="danger" onClick={() => void removal.run({ id, version, name })}>
              {detail.remove}
            </Button>
          </div>
        )}
      </RecordHead>
      <RecordParts
        first={mayWrite && <StatusCard driver={driver} />}
        main={
          <>
            <ContactCard driver={driver} />
            <LicenceCard driver={driver} editPath={change} />
            <CardsCard cards={driver.cards} editPath={change} />
            <RecordPapers
              record={driver}
              documents={documents}
              required={[]}
              types={driverDocumentTypes}
              mayWrite={mayWrite}
            />
          </>
        }
        side={
          <>
            <AppCard driver={driver} mayWrite={mayWrite} />
            <RecordPicture
              owner={owner}
              photo={driver.photo}
              alt={name}
              standIn={<Avatar name={name} />}
              documents={documents}
              mayWrite={mayWrite}
            />
          </>
        }
      />
    </>
  );
};
