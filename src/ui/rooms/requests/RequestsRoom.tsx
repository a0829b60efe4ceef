import { useEffect } from 'react';
import { RequestRegister } from '../../../application/requests/RequestRegister.ts';
import { Route, Routes } from 'react-router-dom';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { ViewerNote } from '../../shared/workplace/ViewerNote.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { RecordRoom } from '../../shared/record/RecordRoom.tsx';
import { editorChunk } from './editorChunk.ts';
import { RequestForm } from './RequestForm.tsx';
import { RequestPage } from './RequestPage.tsx';
import { RequestSubPage } from './RequestSubPage.tsx';
import { RequestsPage } from './RequestsPage.tsx';
import { useRequestTexts } from './useRequestTexts.ts';

/** What a shipper wants carried. */
export const RequestsRoom = () => {
  useEffect(() => void editorChunk.load(), []);
  const writes = mayWrite(useWorkplace().membership.role);
  const texts = useRequestTexts();
  const records = (
    <RecordRoom
      room="requests"
      port={RequestRegister}
      words={texts}
      nameOf={({ reference }) => reference}
      savedText={({ reference, status }, before) =>
        status === 'open' && before?.status !== 'open' ? texts.act.published(reference) : undefined
      }
      List={RequestsPage}
      Page={RequestPage}
      Form={RequestForm}
    />
  );
  return (
    <Routes>
      <Route path="import" element={writes ? <RequestSubPage name="import" /> : <ViewerNote room="requests" />} />
      <Route path="import/edi" element={writes ? <RequestSubPage name="edi" /> : <ViewerNote room="requests" />} />
      <Route path="export/edi" element={<RequestSubPage name="ediExport" />} />
      <Route path="places" element={<RequestSubPage name="places" />} />
      <Route path="templates/*" element={<RequestSubPage name="templates" />} />
      <Route path="*" element={records} />
    </Routes>
  );
};
