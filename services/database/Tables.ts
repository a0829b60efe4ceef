import type { ColumnType, Generated } from 'kysely';
import type { CodePurpose } from '../auth/codes/CodePurpose.ts';
import type { Audience } from '../companies/Audience.ts';
import type { Role } from '../companies/Role.ts';
import type { DocumentType } from '../documents/DocumentType.ts';
import type { InvitationStatus } from '../drivers/InvitationStatus.ts';
import type { Card } from '../drivers/register/Card.ts';
import type { DriverStatus } from '../drivers/register/DriverStatus.ts';
import type { Employment } from '../drivers/register/Employment.ts';
import type { BodyType } from '../vehicles/BodyType.ts';
import type { EuroClass } from '../vehicles/EuroClass.ts';
import type { Fuel } from '../vehicles/Fuel.ts';
import type { VehicleKind } from '../vehicles/VehicleKind.ts';
import type { VehicleStatus } from '../vehicles/VehicleStatus.ts';

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

interface AppUserTable {
  id: string;
  /** Kept in lower case: it is also the username. */
  email: string;
  name: string;
  phone: string;
  password_hash: string;
  confirmed_at: Date | null;
  /** Set while the account is unconfirmed and two sign-ups chose different passwords: neither will open it. */
  contested_at: Date | null;
  disabled_at: Date | null;
  failed_logins: Generated<number>;
  locked_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** One per sign-in: its tokens follow one another, share its absolute end, and all die when it is revoked. */
interface SignInTable {
  id: string;
  user_id: string;
  created_at: Date;
  absolute_until: Date;
  revoked_at: Date | null;
}

interface SessionTable {
  token_hash: string;
  sign_in_id: string;
  idle_until: Date;
  /** Set once a newer token of the sign-in exists: from then on use no longer prolongs this one. */
  superseded_at: Date | null;
}

/** Deleted as it is used: a hand-over token works once. */
interface HandOverTable {
  token_hash: string;
  sign_in_id: string;
  expires_at: Date;
}

interface OneTimeCodeTable {
  user_id: string;
  purpose: CodePurpose;
  salt: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: Date;
}

/** When codes were asked for, by hashed username and purpose, whether the username is known or not. */
interface CodeRequestTable {
  key: string;
  asked_at: Date[];
  last_asked_at: Date;
}

interface CompanyTable {
  id: string;
  kind: 'brand' | Audience;
  name: string;
  /** Only brand companies have one. */
  domain: string | null;
  brand_id: string | null;
  /** Only brand companies have them: where the brand's Trucker app is to be had. */
  ios_app_link: string | null;
  google_app_link: string | null;
  phone: string | null;
  email: string | null;
  /** The address: all four or none. */
  street: string | null;
  postcode: string | null;
  city: string | null;
  country: string | null;
  vat_id: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface MembershipTable {
  user_id: string;
  company_id: string;
  role: Role;
  created_at: Date;
}

/** One row, counted up by a trigger with every change to a brand company. */
interface DirectoryVersionTable {
  version: number;
}

/** Weights in kg, volume in m³, temperatures in °C: both or none. */
interface VehicleTable {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** One vehicle's in the company, whatever its case. */
  fleet_no: string;
  /** In upper case; one vehicle's in the company and country. */
  plate: string;
  plate_country: string;
  vin: string | null;
  make: string;
  model: string;
  year: number;
  kind: VehicleKind;
  body_type: BodyType;
  payload_kg: number;
  gross_weight_kg: number;
  volume_m3: number | null;
  pallet_positions: number | null;
  temperature_min: number | null;
  temperature_max: number | null;
  adr: boolean;
  fuel: Fuel;
  euro_class: EuroClass | null;
  odometer_km: number;
  status: VehicleStatus;
  /** Kept by triggers from its documents, as the `paper` rows are. */
  papers_missing: ColumnType<boolean, never, never>;
  papers_until: ColumnType<string | null, never, never>;
  /** Made by the database, in lower case, to be sorted and searched by. */
  fleet_no_key: ColumnType<string, never, never>;
  make_key: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
}

/** A file kept with one vehicle or one driver. Never changed: a better one is added. */
interface DocumentTable {
  id: string;
  company_id: string;
  created_at: Date;
  vehicle_id: string | null;
  driver_id: string | null;
  type: DocumentType;
  file_name: string;
  file_mime: string;
  file_size: number;
  file_sha256: string;
  issued_on: string | null;
  expires_on: string | null;
}

interface DocumentContentTable {
  document_id: string;
  company_id: string;
  bytes: Buffer;
}

/** How much room a company's files take, counted by triggers. */
interface FileRoomTable {
  company_id: string;
  bytes_used: number;
}

/** Papers that have an end, and papers that ought to be there and are not (`expires_on` null); kept by triggers. */
interface PaperTable {
  company_id: string;
  subject: 'vehicle' | 'driver';
  subject_id: string;
  vehicle_id: ColumnType<string | null, never, never>;
  driver_id: ColumnType<string | null, never, never>;
  type: DocumentType;
  expires_on: string | null;
}

/** Days are texts, `YYYY-MM-DD`; of the licence all is known or nothing. */
interface DriverTable {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  name: string;
  /** One driver's in the company, but for those who left. */
  phone: string | null;
  email: string | null;
  language: string;
  employment: Employment;
  licence_number: string | null;
  licence_country: string | null;
  licence_categories: string[] | null;
  licence_issued_on: string | null;
  licence_expires_on: string | null;
  /** Written as JSON. */
  cards: ColumnType<Card[], string | undefined, string>;
  status: DriverStatus;
  current_vehicle_id: string | null;
  /** Made by the database: whether the licence is missing, and the last day on which all there is is valid. */
  papers_missing: ColumnType<boolean, never, never>;
  papers_until: ColumnType<string | null, never, never>;
  /** Made by the database, in lower case, to be sorted and searched by. */
  name_key: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
}

interface InvitationTable {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  code: string;
  name: string;
  phone: string | null;
  email: string | null;
  message: string | null;
  /** As last written: a pending or opened row past `expires_at` counts as expired. */
  status: InvitationStatus;
  send_count: number;
  last_sent_at: Date;
  opened_at: Date | null;
  accepted_at: Date | null;
  expires_at: Date;
  /** Whom it makes an active driver; null when that driver was deleted. */
  driver_id: string | null;
  /** How often a code was tried. */
  tries: Generated<number>;
  /** Made by the database from name, phone and email, in lower case, to be searched. */
  search: Generated<string>;
}

/** When a company mailed invitations of late. */
interface InvitationPaceTable {
  company_id: string;
  sent_at: Date[];
}

interface OutboxTable {
  id: string;
  to_address: string;
  subject: string;
  text: string;
  at: Date;
}

interface IdempotencyKeyTable {
  key: string;
  user_id: string;
  company_id: string | null;
  route: string;
  body_hash: string;
  /** Null while the first call is in flight. */
  status: number | null;
  answer: string | null;
  at: Date;
}
