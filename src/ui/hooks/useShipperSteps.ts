import { hasDetails } from '../../domain/company/hasDetails.ts';
import type { Role } from '../../domain/company/Role.ts';
import type { FirstStep } from '../../domain/firstSteps/FirstStep.ts';
import { shipperSteps } from '../../domain/firstSteps/shipperSteps.ts';
import { useCompanyDetails } from './useCompanyDetails.ts';
import { useMembers } from './useMembers.ts';

/** What a new shipper has to do first; undefined until that is known. What could not be read, the company's room tells. */
export const useShipperSteps = (role: Role): readonly FirstStep[] | undefined => {
  const details = useCompanyDetails();
  const { members } = useMembers();
  if (details.isLoadingError || members.isLoadingError) return [];
  if (!details.data || !members.data) return undefined;
  return shipperSteps({ role, members: members.data.length, hasDetails: hasDetails(details.data) });
};
