import { DriverWrites } from '../../../application/drivers/driverWrites.ts';
import { editPath } from '../../../domain/access/editPath.ts';
import { driverDocumentTypes } from '../../../domain/driver/driverDocumentTypes.ts';
import type { SeenDriver } from '../../../domain/driver/Driver.ts';
import { filedDriverPapers } from '../../../domain/driver/filedDriverPapers.ts';
import { heldTypes } from '../../../domain/driver/HeldPaper.ts';
import { Avatar } from '../../components/Avatar.tsx';
import { driverTones } from '../../components/driverTones.ts';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import type { RecordPageProps } from '../../shared/record/RecordRoom.tsx';
import { RecordActions } from '../../shared/record/RecordActions.tsx';
import { RecordPapers } from '../../shared/papers/RecordPapers.tsx';
import { RecordPicture } from '../../shared/papers/RecordPicture.tsx';
import { useDriverTexts } from './useDriverTexts.ts';
import { useDocuments } from '../../shared/papers/useDocuments.ts';
import { usePaperForm } from '../../shared/papers/usePaperForm.ts';
import { useToday } from '../../shared/useToday.ts';
import { AppCard } from './AppCard.tsx';
import { CardsCard } from './CardsCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { LicenceCard } from './LicenceCard.tsx';
import { StatusCard } from './StatusCard.tsx';

/** The page of a driver. Required papers are shown with licence and cards. */
export const DriverPage = ({ record: driver, unread, mayWrite }: RecordPageProps<SeenDriver>) => {
  const { driverStatus } = useAdminTexts();
  const { back, detail } = useDriverTexts();
  const list = useListPath('drivers');
  const { id, name } = driver;
  const read = driver.documents && { ...driver, documents: driver.documents };
  const owner = { kind: 'driver', id } as const;
  const documents = useDocuments(owner);
  const newPaper = usePaperForm({ types: driverDocumentTypes, documents });
  const today = useToday();
  const ways = mayWrite ? { editPath: editPath('drivers', id), onRenew: newPaper.begin } : undefined;
  return (
    <>
      <RecordHeader
        title={name}
        back={{ to: list, label: back }}
        picture={<Avatar name={name} />}
        standing={
          <>
            <StatusBadge tone={driverTones[driver.status]}>{driverStatus[driver.status]}</StatusBadge>
            <span>
              {detail.papers} <ComplianceBadge compliance={driver.compliance} />
            </span>
          </>
        }
      >
        {mayWrite && <RecordActions room="drivers" record={driver} name={name} writes={DriverWrites} words={detail} />}
      </RecordHeader>
      <RecordParts
        first={<StatusCard driver={driver} mayWrite={mayWrite} isRead={read !== undefined} />}
        main={
          <>
            <ContactCard driver={driver} />
            {read ? (
              <>
                <LicenceCard driver={read} ways={ways} />
                <CardsCard cards={driver.cards} ways={ways} />
                <RecordPapers
                  papers={filedDriverPapers(read, today)}
                  documents={documents}
                  form={newPaper}
                  types={driverDocumentTypes}
                  renewed={heldTypes}
                  mayWrite={mayWrite}
                />
              </>
            ) : (
              unread
            )}
          </>
        }
        side={
          <>
            {read ? <AppCard driver={driver} mayWrite={mayWrite} /> : <SkeletonCard facts={2} />}
            <RecordPicture
              owner={owner}
              photo={driver.photo}
              alt={name}
              placeholder={<Avatar name={name} />}
              documents={documents}
              mayWrite={mayWrite}
            />
          </>
        }
      />
    </>
  );
};
