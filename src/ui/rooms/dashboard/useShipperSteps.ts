import { hasDetails } from '../../../domain/company/hasDetails.ts';
import type { Role } from '../../../domain/company/Role.ts';
import { shipperSteps } from '../../../domain/firstSteps/shipperSteps.ts';
import type { RequestCounts } from '../../../domain/request/RequestCounts.ts';
import { requestStatuses } from '../../../domain/request/RequestStatus.ts';
import { useCompanyDetails } from '../../shared/useCompanyDetails.ts';
import { useMembers } from '../../shared/useMembers.ts';
import { useRequestCounts } from './useRequestCounts.ts';
import { readsTogether } from './readsTogether.ts';

const publishedOf = (counts: RequestCounts): number =>
  requestStatuses.reduce((sum, status) => (status === 'draft' ? sum : sum + counts[status]), 0);

/**
 * Set-up steps of a shipper; undefined while loading. `failed` holds the error and a retry if they could not be loaded.
 */
export const useShipperSteps = (role: Role) => {
  const details = useCompanyDetails();
  const members = useMembers();
  const counts = useRequestCounts();
  const steps =
    details.data &&
    members.data &&
    counts.data &&
    shipperSteps({
      role,
      published: publishedOf(counts.data),
      members: members.data.length,
      hasDetails: hasDetails(details.data),
    });
  return { steps, failed: readsTogether([details, members]).failed };
};
