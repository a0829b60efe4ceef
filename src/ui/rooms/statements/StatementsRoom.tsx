import { StatementRegister } from '../../../application/statements/StatementRegister.ts';
import { RecordRoom } from '../../shared/record/RecordRoom.tsx';
import { StatementPage } from './StatementPage.tsx';
import { StatementsPage } from './StatementsPage.tsx';
import { useStatementTexts } from './useStatementTexts.ts';

/** What completed shipments cost, as a list and one by one. */
export const StatementsRoom = () => (
  <RecordRoom
    room="statements"
    port={StatementRegister}
    words={useStatementTexts()}
    List={StatementsPage}
    Page={StatementPage}
  />
);
