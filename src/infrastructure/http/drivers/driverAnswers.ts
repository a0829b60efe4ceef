import * as v from 'valibot';
import { compliances } from '../../../domain/paper/Compliance.ts';
import { cardTypes } from '../../../domain/driver/DriverCard.ts';
import { driverStatuses } from '../../../domain/driver/DriverStatus.ts';
import { employments } from '../../../domain/driver/Employment.ts';
import { licenceCategories } from '../../../domain/driver/LicenceCategory.ts';
import { invitationStatuses } from '../../../domain/invitation/InvitationStatus.ts';
import { idAnswer, leaving, optional, optionalText } from '../answers.ts';
import { documentAnswer } from '../papers/documentAnswer.ts';
import { invitationAnswer } from '../invitations/invitationAnswer.ts';
import { listAnswer } from '../listAnswer.ts';

const driver = {
  id: idAnswer,
  version: v.number(),
  name: v.string(),
  phone: optionalText,
  email: optionalText,
  photo: optional(documentAnswer),
  language: v.string(),
  employment: v.picklist(employments),
  licence: optional(
    v.object({
      number: v.string(),
      country: v.string(),
      categories: listAnswer(v.picklist(licenceCategories)),
      issuedOn: v.string(),
      expiresOn: v.string(),
    }),
  ),
  cards: listAnswer(v.object({ type: v.picklist(cardTypes), number: optionalText, expiresOn: v.string() })),
  status: v.picklist(driverStatuses),
  currentVehicle: optional(v.object({ id: idAnswer, fleetNo: v.string(), plate: v.string() })),
  compliance: v.picklist(compliances),
  invitationStatus: optional(v.picklist(invitationStatuses)),
};

const unreadOfDriver = ['companyId', 'createdAt', 'updatedAt', 'currentVehicleId'] as const;

export const driverAnswer = leaving(unreadOfDriver, v.object(driver));

/** A paper that cannot be read is left out, and the driver stays. */
export const driverRecordAnswer = leaving(
  unreadOfDriver,
  v.object({ ...driver, documents: listAnswer(documentAnswer), invitation: optional(invitationAnswer) }),
);
