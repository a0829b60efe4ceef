import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';

/** A link as the party that made it sees it. */
export const linkAnswer = v.pipe(
  v.object({
    id: idAnswer,
    createdAt: instantAnswer,
    /** Null if the secret that codes follow from was replaced since: the link works, but cannot be shown again. */
    code: v.nullable(v.string()),
    url: v.nullable(v.string()),
    opens: wholeNumber,
    lastOpenedAt: v.nullable(instantAnswer),
    /** 72 hours after the delivery, or after the shipment was cancelled; null until then. */
    expiresAt: v.nullable(instantAnswer),
    revokedAt: v.nullable(instantAnswer),
    status: v.picklist(['live', 'revoked', 'expired']),
  }),
  v.metadata({ ref: 'TrackingLink' }),
);
