import { useNavigate, useParams } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { isUnknownRecord } from '../../../domain/failure/isUnknownRecord.ts';
import { CardFailure } from '../../components/CardFailure.tsx';
import { RecordHead } from '../../components/record/RecordHead.tsx';
import { RecordSkeleton } from '../../components/record/RecordSkeleton.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useVehicle } from '../../shared/useVehicle.ts';
import { NoSuchVehicle } from './NoSuchVehicle.tsx';
import { VehicleForm } from './VehicleForm.tsx';

export const EditVehiclePage = () => {
  const { form } = useAdminTexts().vehicles;
  const { id = '' } = useParams();
  const vehicle = useVehicle(id);
  const navigate = useNavigate();
  const toVehicle = (): void => void navigate(recordPath('vehicles', id), { replace: true });
  if (!vehicle.data && isUnknownRecord(vehicle.error)) return <NoSuchVehicle />;
  if (!vehicle.data && vehicle.isError) {
    return <CardFailure failure={vehicle.error} onRetry={() => void vehicle.refetch()} />;
  }
  if (!vehicle.data) return <RecordSkeleton />;
  return (
    <>
      <RecordHead title={form.editTitle(vehicle.data.fleetNo)} />
      <VehicleForm key={id} vehicle={vehicle.data} onSaved={toVehicle} onLeave={toVehicle} />
    </>
  );
};
