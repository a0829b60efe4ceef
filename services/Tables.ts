import type {
  AppUserTable,
  CodeRequestTable,
  HandOverTable,
  OneTimeCodeTable,
  SessionTable,
  SignInTable,
} from './database/tables/accountTables.ts';
import type {
  CompanyTable,
  DirectoryVersionTable,
  MemberPaceTable,
  MembershipTable,
} from './database/tables/companyTables.ts';
import type { IdempotencyKeyTable, OutboxTable } from './database/tables/deliveryTables.ts';
import type {
  DocumentContentTable,
  DocumentTable,
  FileRoomTable,
  PaperTable,
} from './database/tables/documentTables.ts';
import type { DriverTable, InvitationPaceTable, InvitationTable, VehicleTable } from './database/tables/fleetTables.ts';

/** The schema as Kysely sees it. Times come from the service's clock, never from the database's. */
export interface Tables {
  app_user: AppUserTable;
  sign_in: SignInTable;
  session: SessionTable;
  hand_over: HandOverTable;
  one_time_code: OneTimeCodeTable;
  code_request: CodeRequestTable;
  company: CompanyTable;
  membership: MembershipTable;
  member_pace: MemberPaceTable;
  directory_version: DirectoryVersionTable;
  vehicle: VehicleTable;
  document: DocumentTable;
  document_content: DocumentContentTable;
  file_room: FileRoomTable;
  paper: PaperTable;
  driver: DriverTable;
  invitation: InvitationTable;
  invitation_pace: InvitationPaceTable;
  outbox: OutboxTable;
  idempotency_key: IdempotencyKeyTable;
}
