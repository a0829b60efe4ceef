import type { ListExport } from '../../../application/shared/exportList.ts';
import { ListInvitations } from '../../../application/invitations/listInvitations.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useExportList } from '../../shared/useExportList.ts';
import type { Task } from '../../shared/useTask.ts';

/** Saves the invitations of a view as CSV, those of every page. */
export const useExportInvitations = (view: ListView): Task<Omit<ListExport<Invitation>, 'load'>> => {
  const listInvitations = useInjection(ListInvitations);
  const task = useExportList<Invitation>();
  return {
    ...task,
    run: (wanted) => task.run({ ...wanted, load: (paging, signal) => listInvitations({ ...view, ...paging }, signal) }),
  };
};
