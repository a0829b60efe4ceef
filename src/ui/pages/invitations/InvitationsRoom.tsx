import { Navigate, Route, Routes } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { useWorkplace } from '../admin/useWorkplace.ts';
import { InvitationsPage } from './InvitationsPage.tsx';
import { InvitePage } from './InvitePage.tsx';
import { InviteSeveralPage } from './InviteSeveralPage.tsx';

/** Asking drivers to install the app: those who were asked, and the two ways to ask. Who only reads asks nobody. */
export const InvitationsRoom = () => {
  const writes = mayWrite(useWorkplace().membership.role);
  return (
    <Routes>
      <Route index element={<InvitationsPage mayWrite={writes} />} />
      {writes && <Route path="new" element={<InvitePage />} />}
      {writes && <Route path="several" element={<InviteSeveralPage />} />}
      <Route path="*" element={<Navigate to={roomPath('invitations')} replace />} />
    </Routes>
  );
};
