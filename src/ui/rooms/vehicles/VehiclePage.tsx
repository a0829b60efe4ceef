import { useNavigate } from 'react-router-dom';
import { requiredPapers } from '../../../domain/paper/requiredPapers.ts';
import { vehicleDocumentTypes } from '../../../domain/paper/vehicleDocumentTypes.ts';
import type { VehicleRecord } from '../../../domain/vehicle/VehicleRecord.ts';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { DocumentsCard } from '../../components/papers/DocumentsCard.tsx';
import { PictureCard } from '../../components/papers/PictureCard.tsx';
import { Plate } from '../../components/Plate.tsx';
import { RecordHead } from '../../components/record/RecordHead.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { IconDisc } from '../../components/IconDisc.tsx';
import { VehicleShape } from '../../components/VehicleShape.tsx';
import { useVehicleTexts } from './useVehicleTexts.ts';
import { useDocuments } from '../../shared/useDocuments.ts';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { usePicture } from '../../shared/usePicture.ts';
import { useToday } from '../../shared/useToday.ts';
import { StatusCard } from './StatusCard.tsx';
import { VehicleActions } from './VehicleActions.tsx';
import { VehicleFacts } from './VehicleFacts.tsx';
import { VehicleStatusBadge } from './VehicleStatusBadge.tsx';

interface VehiclePageProps {
  readonly record: VehicleRecord;
  readonly mayWrite: boolean;
}

/** A vehicle with all there is to know of it, and what one may do about it. */
export const VehiclePage = ({ record: vehicle, mayWrite: writes }: VehiclePageProps) => {
  const vehicles = useVehicleTexts();
  const navigate = useNavigate();
  const list = useListPath('vehicles');
  const locale = useLocale();
  const today = useToday();
  const owner = { kind: 'vehicle', id: vehicle.id } as const;
  const documents = useDocuments(owner);
  const { picture, readAgain } = usePicture(owner, vehicle.photo);
  const name = `${vehicle.make} ${vehicle.model}`;
  return (
    <>
      <RecordHead
        title={vehicle.fleetNo}
        back={{ to: list, label: vehicles.back }}
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
            <VehicleStatusBadge status={vehicle.status} />
            <span>
              {vehicles.detail.papers} <ComplianceBadge compliance={vehicle.compliance} />
            </span>
          </>
        }
      >
        {writes && <VehicleActions vehicle={vehicle} onRemoved={() => void navigate(list, { replace: true })} />}
      </RecordHead>
      <RecordParts
        first={<StatusCard vehicle={vehicle} mayWrite={writes} />}
        main={
          <>
            <VehicleFacts vehicle={vehicle} />
            <DocumentsCard
              documents={vehicle.documents}
              required={requiredPapers(vehicle.documents, today)}
              types={vehicleDocumentTypes}
              paper={documents.paper}
              uploads={documents.uploads}
              today={today}
              locale={locale}
              mayWrite={writes}
              onSend={documents.send}
              onCancel={documents.cancel}
              onRetry={documents.retry}
              onReplace={documents.replace}
              onSave={documents.save}
              onRemove={documents.remove}
            />
          </>
        }
        side={
          <PictureCard
            picture={picture}
            alt={name}
            standIn={<VehicleShape kind={vehicle.kind} />}
            uploads={documents.uploads}
            mayWrite={writes}
            onReplace={(file) => documents.send({ file, type: 'photo' })}
            onRemove={() => vehicle.photo && documents.remove(vehicle.photo)}
            onReadAgain={readAgain}
            onCancel={documents.cancel}
            onRetry={documents.retry}
          />
        }
      />
    </>
  );
};
