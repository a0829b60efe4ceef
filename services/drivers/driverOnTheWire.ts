import type { InvitationStatus } from '../invitations/InvitationStatus.ts';
import { complianceAt } from '../papers/complianceAt.ts';
import type { documentOnTheWire } from '../papers/documentOnTheWire.ts';
import type { DriverRow } from './DriverRow.ts';
import { licenceOf } from './licenceOf.ts';

interface Beside {
  readonly photo: ReturnType<typeof documentOnTheWire> | undefined;
  readonly invitationStatus: InvitationStatus | undefined;
  readonly vehicle: { readonly id: string; readonly fleetNo: string; readonly plate: string } | undefined;
}

/** A driver as the company sees one in a list. */
export const driverOnTheWire = (row: DriverRow, { photo, vehicle, invitationStatus }: Beside, now: Date) => ({
  id: row.id,
  companyId: row.company_id,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  name: row.name,
  phone: row.phone,
  email: row.email,
  photo: photo ?? null,
  language: row.language,
  employment: row.employment,
  licence: licenceOf(row),
  cards: row.cards,
  status: row.status,
  currentVehicleId: row.current_vehicle_id,
  currentVehicle: vehicle ?? null,
  compliance: complianceAt(row, now),
  invitationStatus: invitationStatus ?? null,
});
