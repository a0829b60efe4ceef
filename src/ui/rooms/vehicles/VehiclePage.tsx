import { useParams } from 'react-router-dom';
import { isUnknownRecord } from '../../../domain/failure/isUnknownRecord.ts';
import { CardFailure } from '../../components/CardFailure.tsx';
import { RecordSkeleton } from '../../components/record/RecordSkeleton.tsx';
import { useVehicle } from '../../shared/useVehicle.ts';
import { NoSuchVehicle } from './NoSuchVehicle.tsx';
import { VehicleDetails } from './VehicleDetails.tsx';

/** One vehicle, as far as it can be read. */
export const VehiclePage = () => {
  const { id = '' } = useParams();
  const vehicle = useVehicle(id);
  if (isUnknownRecord(vehicle.error)) return <NoSuchVehicle />;
  if (vehicle.data) return <VehicleDetails key={id} vehicle={vehicle.data} />;
  if (vehicle.isError) return <CardFailure failure={vehicle.error} onRetry={() => void vehicle.refetch()} />;
  return <RecordSkeleton />;
};
