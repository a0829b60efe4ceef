import { CompanyProfile } from '../../application/company/CompanyProfile.ts';
import { useReading } from './useReading.ts';
import { useSession } from './useSession.ts';

/** The details of the selected company. */
export const useCompanyDetails = () => {
  const { company } = useSession();
  return useReading({
    port: CompanyProfile,
    key: ['details', 'one', company?.id],
    read: (profile, signal) => profile.read(signal),
  });
};
