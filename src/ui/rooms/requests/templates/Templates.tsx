import { Route, Routes } from 'react-router-dom';
import { mayWrite } from '../../../../domain/company/mayWrite.ts';
import { RoomNotFound } from '../../../shared/workplace/RoomNotFound.tsx';
import { ViewerNote } from '../../../shared/workplace/ViewerNote.tsx';
import { useWorkplace } from '../../../shared/workplace/useWorkplace.ts';
import { KeepTemplatePage } from './KeepTemplatePage.tsx';
import { TemplatesPage } from './TemplatesPage.tsx';

/** A shipper's templates, and the page that keeps another. */
export const Templates = () => {
  const writes = mayWrite(useWorkplace().membership.role);
  return (
    <Routes>
      <Route index element={<TemplatesPage mayWrite={writes} />} />
      <Route path="new" element={writes ? <KeepTemplatePage /> : <ViewerNote room="requests" />} />
      <Route path="*" element={<RoomNotFound />} />
    </Routes>
  );
};
