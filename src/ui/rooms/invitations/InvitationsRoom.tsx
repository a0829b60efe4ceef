import { Route, Routes } from 'react-router-dom';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { RoomNotFound } from '../../shared/workplace/RoomNotFound.tsx';
import { ViewerNote } from '../../shared/workplace/ViewerNote.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { InvitationsPage } from './InvitationsPage.tsx';
import { InvitePage } from './InvitePage.tsx';
import { InviteSeveralPage } from './InviteSeveralPage.tsx';

/** Routes of the invitations room: the list and two ways to invite. Viewers see a note instead of the forms. */
export const InvitationsRoom = () => {
  const writes = mayWrite(useWorkplace().membership.role);
  const onlyReads = <ViewerNote room="invitations" />;
  return (
    <Routes>
      <Route index element={<InvitationsPage mayWrite={writes} />} />
      <Route path="new" element={writes ? <InvitePage /> : onlyReads} />
      <Route path="several" element={writes ? <InviteSeveralPage /> : onlyReads} />
      <Route path="*" element={<RoomNotFound />} />
    </Routes>
  );
};
