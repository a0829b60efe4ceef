import { useNavigate } from 'react-router-dom';
import { requiredPapers } from '../../../domain/paper/requiredPapers.ts';
import { vehicleDocumentTypes } from '../../../domain/paper/vehicleDocumentTypes.ts';
import type { VehicleRecord } from '../../../domain/vehicle/Vehicle.ts';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { Plate } from '../../components/Plate.tsx';
import { RecordHead } from '../../components/record/RecordHead.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { IconDisc } from '../../components/IconDisc.tsx';
import { VehicleShape } from '../../components/VehicleShape.tsx';
import { useVehicleTexts } from './useVehicleTexts.ts';
import { RecordPapers } from '../../shared/papers/RecordPapers.tsx';
import { RecordPicture } from '../../shared/papers/RecordPicture.tsx';
import { useDocuments } from '../../shared/papers/useDocuments.ts';
import { useListPath } from '../../shared/lists/useListPath.ts';
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
  const today = useToday();
  const owner = { kind: 'vehicle', id: vehicle.id } as const;
  const documents = useDocuments(owner);
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
            <RecordPapers
              record={vehicle}
              documents={documents}
              required={requiredPapers(vehicle.documents, today)}
              types={vehicleDocumentTypes}
              mayWrite={writes}
            />
          </>
        }
        side={
          <RecordPicture
            owner={owner}
            photo={vehicle.photo}
            alt={name}
            standIn={<VehicleShape kind={vehicle.kind} />}
            documents={documents}
            mayWrite={writes}
          />
        }
      />
    </>
  );
};
