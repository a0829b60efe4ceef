import * as v from 'valibot';
import { listQuery } from '../fields/listQuery.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { invitationAnswer } from '../invitations/invitationAnswer.ts';
import { invitationStatuses } from '../invitations/InvitationStatus.ts';
import { compliances } from '../papers/Compliance.ts';
import { documentAnswer } from '../papers/documentAnswer.ts';
import { cardTypes } from './Card.ts';
import { driverStatuses } from './DriverStatus.ts';
import { employments } from './Employment.ts';
import { languages } from './languages.ts';
import { licenceCategories } from './licenceCategories.ts';

const id = v.pipe(v.string(), v.uuid());
const instant = v.pipe(v.string(), v.isoTimestamp());
const day = v.pipe(v.string(), v.isoDate());
const text = v.nullable(v.string());

export const driverQuery = listQuery(['name', 'createdAt', 'papersUntil'], 'name', {
  status: v.optional(v.picklist(driverStatuses)),
  employment: v.optional(v.picklist(employments)),
  compliance: v.optional(v.picklist(compliances)),
});

export type DriverQuery = v.InferOutput<typeof driverQuery>;

export const driverAnswer = v.pipe(
  v.object({
    id,
    companyId: id,
    version: wholeNumber,
    createdAt: instant,
    updatedAt: instant,
    name: v.string(),
    phone: text,
    email: text,
    photo: v.nullable(documentAnswer),
    language: v.picklist(languages),
    employment: v.picklist(employments),
    licence: v.nullable(
      v.object({
        number: v.string(),
        country: v.string(),
        categories: v.array(v.picklist(licenceCategories)),
        issuedOn: day,
        expiresOn: day,
      }),
    ),
    cards: v.array(v.object({ type: v.picklist(cardTypes), number: text, expiresOn: day })),
    status: v.picklist(driverStatuses),
    currentVehicleId: v.nullable(id),
    currentVehicle: v.nullable(v.object({ id, fleetNo: v.string(), plate: v.string() })),
    compliance: v.picklist(compliances),
    /** Of the accepted invitation, else the newest. */
    invitationStatus: v.nullable(v.picklist(invitationStatuses)),
  }),
  v.metadata({ ref: 'Driver' }),
);

/** A driver with documents and current invitation. */
export const driverRecordAnswer = v.pipe(
  v.object({
    ...driverAnswer.entries,
    documents: v.array(documentAnswer),
    invitation: v.nullable(invitationAnswer),
  }),
  v.metadata({ ref: 'DriverRecord' }),
);

export const driverCountsAnswer = v.object(v.entriesFromList(driverStatuses, wholeNumber));
