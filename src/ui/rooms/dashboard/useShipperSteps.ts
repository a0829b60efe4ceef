import { hasDetails } from '../../../domain/company/hasDetails.ts';
import type { Role } from '../../../domain/company/Role.ts';
import { shipperSteps } from '../../../domain/firstSteps/shipperSteps.ts';
import { useCompanyDetails } from '../../shared/useCompanyDetails.ts';
import { useMembers } from '../../shared/useMembers.ts';

/**
 * Set-up steps of a shipper; undefined while loading. `failed` holds the error and a retry if they could not be loaded.
 */
export const useShipperSteps = (role: Role) => {
  const details = useCompanyDetails();
  const members = useMembers();
  const unread = [details, members].filter(({ isLoadingError }) => isLoadingError);
  const steps =
    details.data &&
    members.data &&
    shipperSteps({ role, members: members.data.length, hasDetails: hasDetails(details.data) });
  return {
    steps,
    failed: unread[0] && { why: unread[0].error, retry: () => unread.forEach((query) => void query.refetch()) },
  };
};
