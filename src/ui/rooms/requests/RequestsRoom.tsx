import { RequestRegister } from '../../../application/requests/RequestRegister.ts';
import { RecordRoom } from '../../shared/record/RecordRoom.tsx';
import { RequestForm } from './RequestForm.tsx';
import { RequestPage } from './RequestPage.tsx';
import { RequestsPage } from './RequestsPage.tsx';
import { useRequestTexts } from './useRequestTexts.ts';

/** What a shipper wants carried. */
export const RequestsRoom = () => (
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
