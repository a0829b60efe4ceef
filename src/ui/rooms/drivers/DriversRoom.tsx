import { Route, Routes } from 'react-router-dom';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { NoSuchRoom } from '../../shared/workplace/NoSuchRoom.tsx';
import { OnlyReads } from '../../shared/workplace/OnlyReads.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { DriverPage } from './DriverPage.tsx';
import { DriversPage } from './DriversPage.tsx';
import { EditDriverPage } from './EditDriverPage.tsx';
import { NewDriverPage } from './NewDriverPage.tsx';

/** The people who drive: the list, each of them, and the form. Whoever only reads is told so in its place. */
export const DriversRoom = () => {
  const { membership } = useWorkplace();
  const writes = mayWrite(membership.role);
  const onlyReads = <OnlyReads room="drivers" />;
  return (
    <Routes>
      <Route index element={<DriversPage mayWrite={writes} />} />
      <Route path="new" element={writes ? <NewDriverPage /> : onlyReads} />
      <Route path=":id" element={<DriverPage mayWrite={writes} />} />
      <Route path=":id/edit" element={writes ? <EditDriverPage /> : onlyReads} />
      <Route path="*" element={<NoSuchRoom />} />
    </Routes>
  );
};
