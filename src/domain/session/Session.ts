import type { SelectedCompany } from './SelectedCompany.ts';
import type { User } from './User.ts';

/** What the browser cache holds under the keys token, user and company (seed §3, §9). */
export interface Session {
  readonly token: string | undefined;
  readonly user: User | undefined;
  readonly company: SelectedCompany | undefined;
}
