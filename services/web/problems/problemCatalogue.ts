import type { Limits } from './Limits.ts';
import type { ProblemCode } from './ProblemCode.ts';

interface Details extends Limits {
  /** What would be valid, such as the options. */
  readonly expected?: string;
}

const problem = (code: ProblemCode, message: string | ((details: Details) => string)) => ({
  code,
  tell: (details: Details): string => (typeof message === 'string' ? message : message(details)),
});

/**
 * Every reason to refuse a field: its code, and a message to show beside the field's name. Never contains the value.
 */
export const problemCatalogue = {
  required: problem('required', 'must not be empty'),
  tooShort: problem('too_short', ({ least }) => `must be at least ${least} characters`),
  tooLong: problem('too_long', ({ most }) => `must be at most ${most} characters`),
  otherLength: problem('too_short', ({ least }) => `must be ${least} characters`),
  tooManyRows: problem('too_many', ({ most }) => `must be at most ${most} rows`),
  tooManyItems: problem('too_many', ({ most }) => `must be at most ${most}`),
  tooLow: problem('out_of_range', ({ least }) => `must be at least ${least}`),
  tooHigh: problem('out_of_range', ({ most }) => `must be at most ${most}`),
  notANumber: problem('not_a_number', 'must be a number'),
  notWhole: problem('not_whole', 'must be a whole number'),
  tooPrecise: problem(
    'too_precise',
    ({ decimals }) => `must have ${decimals === 1 ? 'one decimal' : `${decimals} decimals`} at most`,
  ),
  notAChoice: problem('not_a_choice', ({ expected }) => `must be one of ${expected}`),
  notADay: problem('not_a_day', 'must be a day, such as 2026-03-31'),
  unprintable: problem('unprintable', 'must not contain characters that cannot be seen'),
  notAnEmail: problem('email', 'must be an email address'),
  notAPhone: problem('phone', 'must be a phone number with its country code, such as +49 151 2345678'),
  notACountry: problem('country', 'must be a country code of two letters, such as DE'),
  notAPlate: problem('plate', 'must have at least two letters or digits'),
  notAVin: problem('vin', 'must be 17 letters and digits without I, O or Q (ISO 3779)'),
  notAVatId: problem('vat_id', 'must be a tax number, such as DE123456789'),
  hasLink: problem('has_link', 'must not contain a web or email address'),
  nameTaken: problem('taken', 'is already the name of another company'),
  ofOtherVehicle: problem('taken', 'already belongs to another vehicle'),
  ofOtherDriver: problem('taken', 'already belongs to another driver'),
  ofOtherRequest: problem('taken', 'already belongs to another request'),
  ofOtherList: problem('taken', 'already belongs to another list'),
  ofOtherTemplate: problem('taken', 'already belongs to another template'),
  ofOtherPartner: problem('taken', 'already belongs to another partner'),
  vehicleTaken: problem('taken', 'is already with another driver'),
  trailerTaken: problem('taken', 'is already behind another vehicle'),
  invitedAlready: problem('taken', 'already has an open invitation'),
  givenTwice: problem('repeated', 'must be given only once'),
  cardTwice: problem('repeated', 'must be one of each type'),
  inFuture: problem('in_future', 'must not be in the future'),
  beforeIssue: problem('before_issue', 'must be after the day of issue'),
  grossBelowPayload: problem('gross_below_payload', 'must be more than the payload'),
  payloadMissing: problem('payload_missing', 'must be more than 0, unless it is a tractor'),
  temperatureMissing: problem('temperature_missing', 'must be given for a reefer'),
  temperatureOrder: problem('temperature_order', 'must not be below the minimum'),
  contactMissing: problem('contact_missing', 'must be given unless there is an email address'),
  noDriverOfOurs: problem('not_a_choice', 'is not a driver of this company'),
  noVehicleOfOurs: problem('not_a_choice', 'is not a vehicle of this company'),
  vehicleRetired: problem('not_a_choice', 'is retired'),
  notPulled: problem('not_a_choice', 'cannot be pulled by this vehicle'),
  notSixDigits: problem('code_format', 'must be six digits'),
  wrongCode: problem('wrong_code', 'is wrong'),
  wrongPassword: problem('wrong_password', 'is not your password'),
  wrongOrOldCode: problem('wrong_code', 'is wrong or has expired'),
  passwordUnchanged: problem('password_unchanged', 'is the one you have now'),
  passwordIsEmail: problem('password_email', 'must not be your email address'),
  passwordCommon: problem('password_common', 'is too common; choose another'),
  unknownField: problem('unknown_field', 'is not known'),
  notAnObject: problem('wrong_type', 'is not an object'),
  otherType: problem('wrong_type', ({ expected }) => `must be ${expected}`),
  notAnInstant: problem('not_an_instant', 'must be a time with its offset, such as 2026-03-31T08:00:00+02:00'),
  skippedTime: problem(
    'not_an_instant',
    ({ expected }) => `is skipped by the clocks there; the next time is ${expected}`,
  ),
  noSuchTown: problem('position_missing', 'is not a town we know there; check the spelling or give its position'),
  severalTowns: problem(
    'several_towns',
    'is the name of several towns there; say which one, or give its postcode or position',
  ),
  columnMissing: problem('required', ({ expected }) => `must have a column ${expected}`),
  notAZone: problem('time_zone', 'must be a time zone, such as Europe/Berlin'),
  notACurrency: problem('currency', 'must be a currency code, such as EUR'),
  inPast: problem('in_past', 'must be in the future'),
  windowOrder: problem('window_order', 'must be after the window begins'),
  stopOrder: problem('stop_order', 'must be after the windows of all stops before it begin'),
  mustBePickup: problem('must_be_pickup', 'must be a pickup'),
  mustBeDelivery: problem('must_be_delivery', 'must be a delivery'),
  deliveredFirst: problem('delivered_first', 'must be a stop after the pickup'),
  positionMissing: problem('position_missing', 'must be a position on the map'),
  notAUnNumber: problem('un_number', 'must be four digits, such as 1203'),
  notATunnelCode: problem('tunnel_code', 'must be an ADR tunnel code, such as D/E, or - for none'),
  belowCargo: problem('below_cargo', 'must cover the cargo'),
  tooHeavy: problem('too_heavy', ({ most }) => `must be at most ${most} kg in all`),
  tooFewItems: problem('too_few', ({ least }) => `must be at least ${least}`),
  afterFirstWindow: problem('after_first_window', 'must not be after the first window ends'),
  otherCurrency: problem('other_currency', 'must be in the currency of the request'),
  sameAmount: problem('same_amount', 'must differ from the price offered'),
  afterOffer: problem('after_offer', 'must not be after the offer ends'),
  nobodyAsked: problem('nobody_asked', 'must have a fleet that can be asked'),
  noSuchStop: problem('wrong_stop', 'is not a stop of this shipment'),
  wrongStop: problem('wrong_stop', 'is not the stop where that happens'),
  noProof: problem('wrong_stop', 'has no proof of delivery'),
  noSuchEvent: problem('no_such_event', 'is not an event your company recorded'),
  beforePrevious: problem(
    'before_previous',
    ({ expected }) => `must not be before what it follows${expected === undefined ? '' : `: ${expected}`}`,
  ),
  afterNext: problem('after_next', ({ expected }) => `must not be after what follows it: ${expected}`),
  reasonUntrue: problem('reason_untrue', 'is not true yet'),
  notEligible: problem('not_eligible', ({ expected }) => expected ?? 'does not fit'),
  notValid: problem('wrong_type', 'is not valid'),
};

export type ProblemName = keyof typeof problemCatalogue;

export type ProblemDetails = Details;
