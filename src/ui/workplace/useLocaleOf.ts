import { Settings } from '../../application/shared/Settings.ts';
import type { Membership } from '../../domain/company/Membership.ts';
import { localeIn } from '../../domain/region/localeIn.ts';
import { useInjection } from '../shared/injection/useInjection.ts';
import { useSession } from '../shared/useSession.ts';

/** The locale in a company: by the customs of the country the user has chosen, else of the company's. */
export const useLocaleOf = (): ((membership: Membership) => string) => {
  const { locale } = useInjection(Settings);
  const { user } = useSession();
  return ({ region }) => localeIn(locale, user?.region ?? region);
};
