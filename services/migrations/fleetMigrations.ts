import type { Migration } from 'kysely';
import { acceptedMemberships } from './acceptedMemberships.ts';
import { accounts } from './accounts.ts';
import { companies } from './companies.ts';
import { companyDetails } from './companyDetails.ts';
import { companyStanding } from './companyStanding.ts';
import { contestedAccounts } from './contestedAccounts.ts';
import { deliveries } from './deliveries.ts';
import { drivers } from './drivers.ts';
import { fileRemovals } from './fileRemovals.ts';
import { invitationLists } from './invitationLists.ts';
import { invitationPace } from './invitationPace.ts';
import { invitations } from './invitations.ts';
import { keptAnswers } from './keptAnswers.ts';
import { listSorts } from './listSorts.ts';
import { listViews } from './listViews.ts';
import { loadingLength } from './loadingLength.ts';
import { looks } from './looks.ts';
import { mailQueue } from './mailQueue.ts';
import { mailsToStrangers } from './mailsToStrangers.ts';
import { memberVersions } from './memberVersions.ts';
import { outsideFiles } from './outsideFiles.ts';
import { paperDuty } from './paperDuty.ts';
import { pauses } from './pauses.ts';
import { recentPasswords } from './recentPasswords.ts';
import { regions } from './regions.ts';
import { renewedPapers } from './renewedPapers.ts';
import { signInFailures } from './signInFailures.ts';
import { trailers } from './trailers.ts';
import { undoSteps } from './undoSteps.ts';
import { vehiclePlates } from './vehiclePlates.ts';
import { vehicles } from './vehicles.ts';

/** The tables of accounts, companies and the fleet's register: what came before freight. */
export const fleetMigrations = {
  '0001_accounts': accounts,
  '0002_companies': companies,
  '0003_invitations': invitations,
  '0004_deliveries': deliveries,
  '0005_vehicles': vehicles,
  '0006_company_details': companyDetails,
  '0007_drivers': drivers,
  '0008_contested_accounts': contestedAccounts,
  '0009_invitation_pace': invitationPace,
  '0010_mail_queue': mailQueue,
  '0011_accepted_memberships': acceptedMemberships,
  '0012_invitation_lists': invitationLists,
  '0013_vehicle_plates': vehiclePlates,
  '0014_loading_length': loadingLength,
  '0015_sign_in_failures': signInFailures,
  '0016_member_versions': memberVersions,
  '0017_recent_passwords': recentPasswords,
  '0018_kept_answers': keptAnswers,
  '0019_outside_files': outsideFiles,
  '0020_looks': looks,
  '0021_company_standing': companyStanding,
  '0022_renewed_papers': renewedPapers,
  '0023_paper_duty': paperDuty,
  '0024_pauses': pauses,
  '0025_file_removals': fileRemovals,
  '0026_undo_steps': undoSteps,
  '0027_mails_to_strangers': mailsToStrangers,
  '0028_regions': regions,
  '0029_list_views': listViews,
  '0030_list_sorts': listSorts,
  '0031_trailers': trailers,
} satisfies Readonly<Record<string, Migration>>;
