import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { multilineText } from '../fields/multilineText.ts';
import { versionField } from '../fields/versionField.ts';
import { instantField } from '../freight/fields/instantField.ts';
import { moneyField } from '../freight/fields/moneyField.ts';
import { rejectReasons } from '../freight/offer/offerStatus.ts';

const id = v.nullish(v.pipe(idAnswer, v.toLowerCase()), null);

/** The version of the shipper's terms that was shown: refused once they are others. Left out to take whatever they are. */
const termsVersion = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)), null);

const combination = { vehicleId: id, trailerId: id, driverId: id };

const entries = {
  amount: moneyField,
  pickupAt: v.nullish(instantField, null),
  validUntil: instantField,
  ...combination,
  message: v.nullish(multilineText(500), null),
  standBy: v.nullish(v.boolean(), false),
};

/** A fleet's price for a load. */
export const offerDraft = v.strictObject({ ...entries, termsVersion });

export type OfferDraft = v.InferOutput<typeof offerDraft>;

export const offerChange = v.strictObject({ ...entries, version: versionField });

export type OfferChange = v.InferOutput<typeof offerChange>;

export const offerMove = v.strictObject({ version: versionField });

export const offerReject = v.strictObject({
  reason: v.nullish(v.picklist(rejectReasons), null),
  version: v.nullish(versionField, null),
});

export const offerCounter = v.strictObject({
  amount: moneyField,
  validUntil: instantField,
  version: v.nullish(versionField, null),
});

export type OfferCounter = v.InferOutput<typeof offerCounter>;

/** Taking a fixed price at once, with who drives what. */
export const booking = v.strictObject({
  vehicleId: v.pipe(idAnswer, v.toLowerCase()),
  trailerId: id,
  driverId: v.pipe(idAnswer, v.toLowerCase()),
  /** The price that was shown: the booking is refused once it is another. Left out to take whatever it is. */
  amount: v.nullish(moneyField, null),
  termsVersion,
});

export type BookingDraft = v.InferOutput<typeof booking>;
