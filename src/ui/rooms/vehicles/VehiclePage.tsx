import { VehicleWrites } from '../../../application/vehicles/vehicleWrites.ts';
import { filedPapers } from '../../../domain/paper/filedPapers.ts';
import { requiredPapers } from '../../../domain/paper/requiredPapers.ts';
import { vehicleDocumentTypes } from '../../../domain/paper/vehicleDocumentTypes.ts';
import type { SeenVehicle } from '../../../domain/vehicle/Vehicle.ts';
import { mayRemoveVehicle } from '../../../domain/vehicle/VehicleStatus.ts';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { Plate } from '../../components/Plate.tsx';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { IconDisc } from '../../components/IconDisc.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { vehicleTones } from '../../components/vehicleTones.ts';
import { VehicleShape } from '../../components/VehicleShape.tsx';
import { useVehicleTexts } from './useVehicleTexts.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import type { RecordPageProps } from '../../shared/record/RecordRoom.tsx';
import { RecordActions } from '../../shared/record/RecordActions.tsx';
import { RecordPapers } from '../../shared/papers/RecordPapers.tsx';
import { RecordPicture } from '../../shared/papers/RecordPicture.tsx';
import { useDocuments } from '../../shared/papers/useDocuments.ts';
import { usePaperForm } from '../../shared/papers/usePaperForm.ts';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { useToday } from '../../shared/useToday.ts';
import { AssignmentCard } from '../../shared/coupling/AssignmentCard.tsx';
import { StatusCard } from './StatusCard.tsx';
import { VehicleFacts } from './VehicleFacts.tsx';

/** The page of a vehicle. */
export const VehiclePage = ({ record: vehicle, unread, mayWrite }: RecordPageProps<SeenVehicle>) => {
  const { vehicleStatus } = useAdminTexts();
  const { back, detail, assignment } = useVehicleTexts();
  const list = useListPath('vehicles');
  const today = useToday();
  const owner = { kind: 'vehicle', id: vehicle.id } as const;
  const documents = useDocuments(owner);
  const newPaper = usePaperForm({ types: vehicleDocumentTypes, documents });
  const papers = vehicle.documents;
  const name = `${vehicle.make} ${vehicle.model}`;
  return (
    <>
      <RecordHeader
        title={vehicle.fleetNo}
        back={{ to: list, label: back }}
        picture={
          <IconDisc>
            <VehicleShape kind={vehicle.kind} />
          </IconDisc>
        }
        sub={
          <>
            <Plate plate={vehicle.plate} country={vehicle.plateCountry} /> {name}
          </>
        }
        standing={
          <>
            <StatusBadge tone={vehicleTones[vehicle.status]}>{vehicleStatus[vehicle.status]}</StatusBadge>
            <span>
              {detail.papers} <ComplianceBadge compliance={vehicle.compliance} />
            </span>
          </>
        }
      >
        {mayWrite && (
          <RecordActions
            room="vehicles"
            record={vehicle}
            name={vehicle.fleetNo}
            writes={VehicleWrites}
            words={detail}
            notNow={mayRemoveVehicle(vehicle.status) ? undefined : detail.removeNotNow}
          />
        )}
      </RecordHeader>
      <RecordParts
        first={<StatusCard vehicle={vehicle} mayWrite={mayWrite} isRead={vehicle.documents !== undefined} />}
        main={
          <>
            {papers ? (
              <RecordPapers
                papers={filedPapers(papers, requiredPapers(papers, today), today)}
                documents={documents}
                form={newPaper}
                types={vehicleDocumentTypes}
                mayWrite={mayWrite}
              />
            ) : (
              unread
            )}
            {vehicle.assignment && (
              <AssignmentCard
                vehicle={{ ...vehicle, assignment: vehicle.assignment }}
                mayWrite={mayWrite}
                words={assignment}
              />
            )}
            <VehicleFacts vehicle={vehicle} />
          </>
        }
        side={
          <RecordPicture
            owner={owner}
            photo={vehicle.photo}
            alt={name}
            placeholder={<VehicleShape kind={vehicle.kind} />}
            documents={documents}
            mayWrite={mayWrite}
          />
        }
      />
    </>
  );
};
