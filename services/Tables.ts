import type { AppUserTable } from './account/AppUserTable.ts';
import type { OneTimeCodeTable } from './account/codes/OneTimeCodeTable.ts';
import type { HandOverTable } from './account/sessions/HandOverTable.ts';
import type { SessionTable } from './account/sessions/SessionTable.ts';
import type { SignInTable } from './account/sessions/SignInTable.ts';
import type { KnownBrowserTable } from './account/signInLimits/KnownBrowserTable.ts';
import type { SignInFailureTable } from './account/signInLimits/SignInFailureTable.ts';
import type { CarrierTables } from './carriers/CarrierTables.ts';
import type { CompanyTables } from './company/CompanyTables.ts';
import type { DriverTable } from './drivers/DriverTable.ts';
import type { EdiTables } from './edi/EdiTables.ts';
import type { EmissionTables } from './emission/EmissionTables.ts';
import type { InvitationTable } from './invitations/InvitationTable.ts';
import type { ListTables } from './lists/ListTables.ts';
import type { AlertTables } from './loads/alerts/AlertTables.ts';
import type { LoadDeclineTable, LoadWatchTable, LoadChangeTable } from './loads/LoadTables.ts';
import type { MailTables } from './mail/MailTables.ts';
import type { PaperTables } from './papers/PaperTables.ts';
import type { PlaceBookTable } from './places/PlaceBookTable.ts';
import type { RateLimitTables } from './rateLimit/RateLimitTables.ts';
import type { UndoTables } from './undo/UndoTables.ts';
import type { OfferTable } from './offers/OfferTable.ts';
import type { RequestTables } from './requests/RequestTables.ts';
import type { StopCountTables } from './reports/counts/StopCountTables.ts';
import type { ShipmentFactTable } from './reports/ShipmentFactTable.ts';
import type { OfferCaseTable } from './reports/OfferCaseTable.ts';
import type { ShipmentVisitTable } from './reports/ShipmentVisitTable.ts';
import type { StopVisitTable } from './reports/StopVisitTable.ts';
import type { ShipmentTables } from './shipments/ShipmentTables.ts';
import type { StatementTables } from './statements/StatementTables.ts';
import type { ChangeTable } from './stream/ChangeTable.ts';
import type { NotificationTables } from './notifications/NotificationTables.ts';
import type { TrackingLinkTable } from './tracking/TrackingLinkTable.ts';
import type { TermsTable } from './terms/TermsTable.ts';
import type { StandingTable } from './reports/StandingTable.ts';
import type { UseMonthTable } from './reports/UseMonthTable.ts';
import type { TripTable } from './reports/TripTable.ts';
import type { VehicleTable } from './vehicles/VehicleTable.ts';
import type { IdempotencyTables } from './web/idempotency/IdempotencyTables.ts';

/** The schema for Kysely. Times come from the services' clock, never from the database's. */
export interface Tables
  extends
    AlertTables,
    CarrierTables,
    CompanyTables,
    EdiTables,
    EmissionTables,
    IdempotencyTables,
    ListTables,
    MailTables,
    NotificationTables,
    PaperTables,
    RateLimitTables,
    RequestTables,
    ShipmentTables,
    StatementTables,
    StopCountTables,
    UndoTables {
  app_user: AppUserTable;
  change: ChangeTable;
  sign_in: SignInTable;
  session: SessionTable;
  hand_over: HandOverTable;
  one_time_code: OneTimeCodeTable;
  sign_in_failure: SignInFailureTable;
  known_browser: KnownBrowserTable;
  vehicle: VehicleTable;
  driver: DriverTable;
  invitation: InvitationTable;
  load_decline: LoadDeclineTable;
  load_watch: LoadWatchTable;
  load_change: LoadChangeTable;
  offer: OfferTable;
  offer_case: OfferCaseTable;
  place_book: PlaceBookTable;
  company_terms: TermsTable;
  shipment_fact: ShipmentFactTable;
  shipment_visit: ShipmentVisitTable;
  stop_visit: StopVisitTable;
  vehicle_month: UseMonthTable;
  vehicle_standing: StandingTable;
  vehicle_trip: TripTable;
  tracking_link: TrackingLinkTable;
}
