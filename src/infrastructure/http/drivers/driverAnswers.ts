import * as v from 'valibot';
import { type CardType, cardTypes } from '../../../domain/driver/CardType.ts';
import { driverFields } from '../../../domain/driver/driverFields.ts';
import { driverPauseFields, driverStatuses } from '../../../domain/driver/DriverStatus.ts';
import { invitationStatuses } from '../../../domain/invitation/InvitationStatus.ts';
import { compliances } from '../../../domain/paper/Compliance.ts';
import { idAnswer, ignoring, optional } from '../answers.ts';
import { invitationAnswer } from '../invitations/invitationAnswer.ts';
import { listAnswer } from '../listAnswer.ts';
import { documentAnswer } from '../papers/documentAnswer.ts';
import { answersOf } from '../record/answersOf.ts';

const { cards: cardFields, ...fields } = driverFields;

/** Cards arrive as a list with their types; malformed ones are skipped. */
const cards = v.pipe(
  listAnswer(v.object({ ...answersOf(cardFields.fields.cpc.fields), type: v.picklist(cardTypes) })),
  v.transform((list) => {
    const held = (wanted: CardType) => {
      const card = list.find(({ type }) => type === wanted);
      return card && { number: card.number, expiresOn: card.expiresOn };
    };
    return { tachograph: held('tachograph'), cpc: held('cpc'), medical: held('medical'), adr: held('adr') };
  }),
);

const driver = {
  ...answersOf(fields),
  cards,
  id: idAnswer,
  version: v.number(),
  status: v.picklist(driverStatuses),
  pause: v.object(answersOf(driverPauseFields)),
  currentVehicle: optional(v.object({ id: idAnswer, fleetNo: v.string(), plate: v.string() })),
  compliance: v.picklist(compliances),
  photo: optional(documentAnswer),
  invitationStatus: optional(v.picklist(invitationStatuses)),
};

const unreadOfDriver = ['companyId', 'createdAt', 'updatedAt'] as const;

export const driverAnswer = ignoring(unreadOfDriver, v.object(driver));

/** A malformed paper is skipped, the driver stays. */
export const driverRecordAnswer = ignoring(
  unreadOfDriver,
  v.object({ ...driver, documents: listAnswer(documentAnswer), invitation: optional(invitationAnswer) }),
);
