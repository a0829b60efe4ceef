import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { RecordHead } from '../../components/record/RecordHead.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { VehicleForm } from './VehicleForm.tsx';

export const NewVehiclePage = () => {
  const { form } = useAdminTexts().vehicles;
  const navigate = useNavigate();
  return (
    <>
      <RecordHead title={form.newTitle} />
      <VehicleForm
        onSaved={({ id }) => void navigate(recordPath('vehicles', id), { replace: true })}
        onLeave={() => void navigate(roomPath('vehicles'))}
      />
    </>
  );
};
