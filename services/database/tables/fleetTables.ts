import type { ColumnType, Generated } from 'kysely';
import type { Card } from '../../drivers/Card.ts';
import type { DriverStatus } from '../../drivers/DriverStatus.ts';
import type { Employment } from '../../drivers/Employment.ts';
import type { InvitationStatus } from '../../invitations/InvitationStatus.ts';
import type { Language } from '../../drivers/languages.ts';
import type { LicenceCategory } from '../../drivers/licenceCategories.ts';
import type { BodyType } from '../../vehicles/BodyType.ts';
import type { EuroClass } from '../../vehicles/EuroClass.ts';
import type { Fuel } from '../../vehicles/Fuel.ts';
import type { VehicleKind } from '../../vehicles/VehicleKind.ts';
import type { VehicleStatus } from '../../vehicles/VehicleStatus.ts';

/** Weights in kg, volume in m³, temperatures in °C: both or none. */
export interface VehicleTable {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** One vehicle's in the company, whatever its case. */
  fleet_no: string;
  /** In upper case; by its letters and digits one vehicle's in the company and country. */
  plate: string;
  plate_country: string;
  /** Whether another vehicle had the plate before that was looked after. */
  plate_shared: Generated<boolean>;
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
  /** Made by the database: the letters and digits of the plate. */
  plate_key: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
}

/** Days are texts, `YYYY-MM-DD`; of the licence all is known or nothing. */
export interface DriverTable {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  name: string;
  /** One driver's in the company, but for those who left. */
  phone: string | null;
  email: string | null;
  language: Language;
  employment: Employment;
  licence_number: string | null;
  licence_country: string | null;
  licence_categories: LicenceCategory[] | null;
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

export interface InvitationTable {
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
export interface InvitationPaceTable {
  company_id: string;
  sent_at: Date[];
}
