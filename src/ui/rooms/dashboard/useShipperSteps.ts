import { hasDetails } from '../../../domain/company/hasDetails.ts';
import type { Role } from '../../../domain/company/Role.ts';
import { shipperSteps } from '../../../domain/firstSteps/shipperSteps.ts';
import { useCompanyDetails } from '../../shared/useCompanyDetails.ts';
import { useMembers } from '../../shared/useMembers.ts';
import { readsTogether } from './readsTogether.ts';

/**
 * Set-up steps of a shipper; undefined while loading. `failed` holds the error and a retry if they could not be loaded.
 */
export const useShipperSteps = (role: Role) => {
  const details = useCompanyDetails();
  const members = useMembers();
  const steps =
    details.data &&
    members.data &&
    shipperSteps({ role, members: members.data.length, hasDetails: hasDetails(details.data) });
  return { steps, failed: readsTogether([details, members]).failed };
};
