import type { Session } from '../session/Session.ts';
import type { Company } from './Company.ts';
import { plainHost } from './plainHost.ts';

/**
 * The company to store at start-up: the matched one, unless a signed-in user had selected another of the same domain in
 * this tab. Without a match the stored one stays (product §2.10).
 */
export const companyAtStart = (matched: Company | undefined, session: Session): Company | undefined => {
  const { company: stored, token } = session;
  if (matched === undefined || stored === undefined) return matched ?? stored;
  const chosenHere = token !== undefined && plainHost(stored.domain) === plainHost(matched.domain);
  return chosenHere ? stored : matched;
};
