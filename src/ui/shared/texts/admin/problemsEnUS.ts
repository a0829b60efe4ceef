import { ownText } from '../../../../domain/outside/ownText.ts';

/** Labels that are too short for a sentence. */
const inFull: Readonly<Record<string, string>> = {
  Phone: 'phone number',
  Email: 'email address',
  Odometer: 'odometer reading',
};

/** Labels that make no sentence after "Enter the" or "Choose the". */
const asks: Readonly<Record<string, string>> = {
  'Year built': 'Enter the year it was built.',
  'Pallet positions': 'Enter the number of pallet positions.',
  'Approved for dangerous goods (ADR)': 'Say whether it is approved for dangerous goods.',
  'Expected back on': 'Enter the expected return date.',
  Employment: 'Choose the kind of employment.',
  Contact: 'Enter the name of the contact.',
  Goods: 'Describe the goods.',
  'Loading meters': 'Enter the number of loading meters.',
  'Can be stacked': 'Say whether the goods can be stacked.',
  'Limited quantity': 'Say whether this is a limited quantity.',
  'Pickup stop': 'Choose the pickup stop.',
  'Delivery stop': 'Choose the delivery stop.',
  'Time zone': 'Choose a time zone.',
  Currency: 'Choose a currency.',
  'Do not show the target to carriers': 'Say whether carriers see the target.',
  'Who sees it': 'Choose who is asked.',
  'All carriers in the market': 'Choose who is asked.',
  Carriers: 'Choose the carriers.',
  'Carrier lists': 'Choose the carrier lists.',
  'Waiting after a late arrival': 'Choose how waiting after a late arrival is paid.',
  'Payment within (days)': 'Enter the payment term in days.',
  'Valid for': 'Choose how long the offer is valid.',
  'Valid until': 'Enter when the offer expires.',
  'Keep my offer in reserve in case the chosen carrier hands the load back': 'Say whether your offer stays in reserve.',
  Vehicle: 'Choose the vehicle.',
  Trailer: 'Choose the trailer.',
  Driver: 'Choose the driver.',
  'Received by': 'Enter who received the goods.',
  'Handed over at': 'Enter when the goods were handed over.',
  Delivered: 'Enter the number of packages delivered.',
  Short: 'Enter the number of packages short.',
  Damaged: 'Enter the number of packages damaged.',
};

/** Labels that are a part of a sentence without an article: 'How it is priced', 'Your reference'. */
const needsNoArticle = /^(?:how|what|your)\b/i;

/** A label amid a sentence: 'Fleet number' as 'fleet number', but 'VAT ID' as it is. */
const amid = (label: string): string => {
  if (/^.\p{Lu}/u.test(label)) return label;
  return ownText(inFull, label) ?? label.slice(0, 1).toLowerCase() + label.slice(1);
};

/** What to do about an empty field, in a sentence of its own or after `act`. */
const asked = (act: 'Choose' | 'Enter', label: string): string =>
  ownText(asks, label) ?? `${act} ${needsNoArticle.test(label) ? '' : 'the '}${amid(label)}.`;

/** Problems of record fields by code, in addition to those of account forms. */
export const problemsEnUS = {
  enter: (label?: string) => (label === undefined ? 'Fill this in.' : asked('Enter', label)),
  choose: (label?: string) => (label === undefined ? 'Choose one.' : asked('Choose', label)),
  items: (least: string, most: string) => (least === '0' ? `Use at most ${most}.` : `Enter ${least} to ${most}.`),
  whole: (least: string, most: string) => `Enter a whole number from ${least} to ${most}.`,
  decimal: (least: string, most: string, decimals: number) =>
    `Enter a number from ${least} to ${most}, with at most ${decimals === 1 ? 'one decimal' : `${decimals} decimals`}.`,
  not_a_day: 'Enter a date from 1900 to 2199.',
  country: 'Choose a country.',
  plate: 'A plate has at least two letters or digits.',
  vin: 'A VIN has 17 letters and digits, without I, O or Q.',
  vat_id: 'A VAT ID has 4 to 20 letters and digits.',
  has_link: 'Remove links and email addresses from the message.',
  taken: 'Already in use.',
  repeated: 'This is listed twice.',
  in_future: 'The date cannot be in the future.',
  before_issue: 'The expiry date must be after the issue date.',
  gross_below_payload: 'The gross vehicle weight must be more than the payload.',
  payload_missing: 'Only a tractor has no payload. Enter more than 0 kg.',
  temperature_missing: 'Enter the temperature range of this reefer.',
  temperature_order: 'The maximum temperature cannot be below the minimum.',
  contact_missing: 'Enter a phone number or an email address.',
  not_an_instant: 'Enter a date and a time.',
  time_zone: 'Choose a time zone.',
  currency: 'Choose a currency.',
  in_past: 'This is in the past. Choose a later time.',
  window_order: 'The window must end after it begins.',
  stop_order: 'This window ends before the window of an earlier stop begins. Choose a later time.',
  must_be_pickup: 'This must be a pickup.',
  must_be_delivery: 'This must be a delivery.',
  delivered_first: 'Goods must be picked up before they are delivered.',
  position_missing: 'Choose the town, or set the place on the map.',
  several_towns: 'Several towns have this name. Add a region.',
  un_number: 'A UN number has four digits.',
  tunnel_code: 'Enter an ADR tunnel code, such as B/D, C5000D or E, or a hyphen (-) for none.',
  nobody_asked: 'Nobody would be asked: choose a carrier that is not blocked, or a list with carriers on it.',
  below_cargo: 'The truck has to cover what the cargo needs. Match the cargo, or leave it empty.',
  too_heavy: 'A truck takes at most 60,000 kg.',
  after_first_window: 'The deadline must be before the first window ends.',
  other_currency: 'Use the currency of the request.',
  same_amount: 'This is already the carrier’s price. Enter another, or accept the offer.',
  after_offer: 'The carrier’s offer expires before that. Choose an earlier time.',
  wrong_stop: 'This cannot happen at this stop.',
  no_such_event: 'Your company has recorded no such event.',
  before_previous: 'This is before the event it follows.',
  after_next: 'This is after the event that follows it.',
  reason_untrue: 'This reason does not apply yet. Choose another.',
  more_than_ordered: (most: string) =>
    `Delivered and short come to more than the ${most} booked. Check the counts, or say why in the note.`,
  more_than_delivered: (most: string) => `Damaged packages count as delivered, so enter at most ${most}.`,
  invalid: 'This cannot be saved as it is.',
} as const;
