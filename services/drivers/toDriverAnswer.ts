import type { InvitationStatus } from '../invitations/InvitationStatus.ts';
import { complianceAt } from '../papers/complianceAt.ts';
import type { toDocumentAnswer } from '../papers/toDocumentAnswer.ts';
import type { DriverRow } from './DriverRow.ts';
import { licenceOf } from './licenceOf.ts';

interface Related {
  readonly photo: ReturnType<typeof toDocumentAnswer> | undefined;
  readonly invitationStatus: InvitationStatus | undefined;
  readonly vehicle: { readonly id: string; readonly fleetNo: string; readonly plate: string } | undefined;
}

/** Converts a row to the answer for a list. */
export const toDriverAnswer = (row: DriverRow, { photo, vehicle, invitationStatus }: Related, now: Date) => ({
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
