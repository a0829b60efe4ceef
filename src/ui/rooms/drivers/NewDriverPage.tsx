import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { RecordHead } from '../../components/record/RecordHead.tsx';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { DriverForm } from './DriverForm.tsx';

export const NewDriverPage = () => {
  const { form } = useAdminTexts().drivers;
  const navigate = useNavigate();
  const list = useListPath('drivers');
  return (
    <>
      <RecordHead title={form.newTitle} sub={form.newLead} />
      <DriverForm
        driver={undefined}
        onSaved={({ id }) => void navigate(recordPath('drivers', id), { replace: true })}
        onLeave={() => void navigate(list)}
      />
    </>
  );
};
