import * as v from 'valibot';
import { idAnswer, ignoring, instantAnswer, optional, optionalText } from '../answers.ts';

export const trackingLinkAnswer = ignoring(
  ['code', 'revokedAt'],
  v.object({
    id: idAnswer,
    createdAt: instantAnswer,
    url: optionalText,
    opens: v.number(),
    lastOpenedAt: optional(instantAnswer),
    expiresAt: optional(instantAnswer),
    status: v.picklist(['live', 'revoked', 'expired']),
  }),
);
