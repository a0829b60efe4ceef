import * as v from 'valibot';
import type { Notification } from '../../../domain/notification/Notification.ts';
import { notificationKinds } from '../../../domain/notification/NotificationKind.ts';
import { idAnswer, instantAnswer, optional } from '../answers.ts';
import { loadNewsAnswer } from '../freight/loadChangeAnswers.ts';

export const notificationAnswer = v.pipe(
  v.object({
    id: idAnswer,
    at: instantAnswer,
    kind: v.picklist(notificationKinds),
    isRead: v.boolean(),
    offerId: optional(idAnswer),
    shipmentId: optional(idAnswer),
    requestId: idAnswer,
    reference: optional(v.string()),
    fromCity: v.string(),
    toCity: v.string(),
    changed: optional(v.array(loadNewsAnswer)),
    view: optional(v.object({ id: idAnswer, name: v.string(), more: optional(v.number()) })),
  }),
  v.transform((told): Notification => told),
);
