import { hasDetails } from '../../../domain/company/hasDetails.ts';
import type { Role } from '../../../domain/company/Role.ts';
import { firstSteps } from '../../../domain/firstSteps/firstSteps.ts';
import { useCompanyDetails } from '../../shared/useCompanyDetails.ts';
import { useFleetFigures } from './useFleetFigures.ts';
import { useLatestInvitations } from './useLatestInvitations.ts';

/** Set-up steps of a fleet; none until all data is loaded. Failures are left to the other cards. */
export const useFirstSteps = (role: Role) => {
  const { vehicles, drivers } = useFleetFigures();
  const invitations = useLatestInvitations().data?.total;
  const details = useCompanyDetails().data;
  if (!vehicles || !drivers || invitations === undefined || !details) return [];
  return firstSteps({
    role,
    vehicles: vehicles.total,
    drivers: drivers.total,
    invitations,
    hasDetails: hasDetails(details),
  });
};
