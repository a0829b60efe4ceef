import { Outbox } from '../../../../application/outbox/Outbox.ts';
import { holdsWork } from '../../../../domain/outbox/holdsWork.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useObserved } from '../../../shared/useObserved.ts';
import { useSession } from '../../../shared/useSession.ts';
import { useWorkplace } from '../../../shared/workplace/useWorkplace.ts';

/** This person's other companies for which something they kept was not sent, with how much. */
export const useUnsentElsewhere = () => {
  const { others } = useWorkplace();
  const { user } = useSession();
  const entries = useObserved(useInjection(Outbox), (port) => port.list());
  const own = entries.filter((entry) => entry.userId === user?.id && holdsWork(entry));
  return others
    .map((company) => ({ company, count: own.filter(({ companyId }) => companyId === company.id).length }))
    .filter(({ count }) => count > 0);
};
