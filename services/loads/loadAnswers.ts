import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { moneyAnswer } from '../freight/fields/moneyField.ts';
import { counterAnswer } from '../freight/offer/counterOf.ts';
import { offerStatuses } from '../freight/offer/offerStatus.ts';
import { reasonAnswer, verdictAnswer } from '../freight/verdict/Verdict.ts';
import { shownTermsAnswer } from '../terms/shownTerms.ts';
import { seenLoadEntries } from '../requests/contentAnswer.ts';

/** The fleet's own latest offer for the load. */
const ownOfferAnswer = v.object({
  id: idAnswer,
  version: wholeNumber,
  status: v.picklist(offerStatuses),
  outdated: v.boolean(),
  amount: moneyAnswer,
  validUntil: instantAnswer,
  counter: counterAnswer,
});

/** How often the shipper awarded a request in the last days. */
const recordAnswer = v.object({ days: wholeNumber, awarded: wholeNumber });

/** How many of the fleet's trucks can take the load, and what stands against the nearest of the others. */
const fitsAnswer = v.object({
  count: wholeNumber,
  /** Only where more may: of a large fleet 1,000 trucks are judged. */
  isAtLeast: v.exactOptional(v.literal(true)),
  nearly: v.array(v.object({ vehicleId: idAnswer, reasons: v.array(reasonAnswer) })),
  /** The first 100 that fit, by fleet number; told of one load, not in lists. */
  vehicleIds: v.exactOptional(v.array(idAnswer)),
});

/** A request as a fleet sees it: less of it, and nothing of other offers. */
export const loadAnswer = v.pipe(
  v.object({
    id: idAnswer,
    shipper: v.object({ id: idAnswer, name: v.string(), record: recordAnswer }),
    publishedAt: instantAnswer,
    /** Whether the shipper asks this fleet by name. */
    asked: v.boolean(),
    /** Whether the fleet watches it. */
    watched: v.boolean(),
    /** Whether the shipper has another load open that looks the same. */
    possibleDuplicate: v.boolean(),
    ...seenLoadEntries,
    km: wholeNumber,
    /** The shipper's, for prices in the currency of the load; told of one load, not in lists. */
    terms: v.exactOptional(shownTermsAnswer),
    ownOffer: v.nullable(ownOfferAnswer),
    fits: fitsAnswer,
    /** On the truck that was asked about. */
    verdict: v.nullable(verdictAnswer),
    /**
     * By road to the first pickup from that truck, or else from the place that was asked for, or else, if sorted by best match, from the
     * nearest truck that fits; null if it is not known where that is.
     */
    emptyKm: v.nullable(wholeNumber),
  }),
  v.metadata({ ref: 'Load' }),
);

export const loadCountsAnswer = v.object({
  all: wholeNumber,
  bid: wholeNumber,
  fixed: wholeNumber,
  fits: wholeNumber,
  asked: wholeNumber,
  watched: wholeNumber,
});
