import { useEffect } from 'react';
import { RequestRegister } from '../../../application/requests/RequestRegister.ts';
import { RecordRoom } from '../../shared/record/RecordRoom.tsx';
import { RequestForm } from './RequestForm.tsx';
import { RequestPage } from './RequestPage.tsx';
import { RequestsPage } from './RequestsPage.tsx';
import { loadRequestEditor } from './useRequestEditor.ts';
import { useRequestTexts } from './useRequestTexts.ts';

/** What a shipper wants carried. */
export const RequestsRoom = () => {
  useEffect(() => void loadRequestEditor(), []);
  return (
    <RecordRoom
      room="requests"
      port={RequestRegister}
      words={useRequestTexts()}
      nameOf={({ reference }) => reference}
      List={RequestsPage}
      Page={RequestPage}
      Form={RequestForm}
    />
  );
};
