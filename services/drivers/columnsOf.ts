import type { Updateable } from 'kysely';
import type { DriverDraft } from './driverDraft.ts';
import type { DriverTable } from './DriverTable.ts';

/** Converts a draft to columns. */
export const columnsOf = (draft: DriverDraft) =>
  ({
    name: draft.name,
    phone: draft.phone,
    email: draft.email,
    language: draft.language,
    employment: draft.employment,
    licence_number: draft.licence?.number ?? null,
    licence_country: draft.licence?.country ?? null,
    licence_categories: draft.licence?.categories ?? null,
    licence_issued_on: draft.licence?.issuedOn ?? null,
    licence_expires_on: draft.licence?.expiresOn ?? null,
    cards: JSON.stringify(draft.cards),
    current_vehicle_id: draft.currentVehicleId,
  }) satisfies Updateable<DriverTable>;
