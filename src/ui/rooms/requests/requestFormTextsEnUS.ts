/** Texts of the form of a request, in American English. */
export const requestFormTextsEnUS = {
  newTitle: 'New request',
  newLead: 'Carriers see it as soon as you publish it.',
  editTitle: (reference: string) => `Edit ${reference}`,
  publish: 'Publish',
  keep: 'Save draft',
  save: 'Save changes',
  cancel: 'Cancel',
  /** Of an open request with offers. */
  liveOffers: {
    rules: (count: string) =>
      count === '1'
        ? '1 offer is waiting. If you change stops, goods, truck or price, ask fewer carriers or set an earlier deadline, its carrier has to confirm it again.'
        : `${count} offers are waiting. If you change stops, goods, truck or price, ask fewer carriers or set an earlier deadline, their carriers have to confirm them again.`,
    changed: (count: string) =>
      count === '1'
        ? 'Once you save, the carrier has to confirm its offer again.'
        : `Once you save, the carriers have to confirm their ${count} offers again.`,
  },
  stops: 'Where and when',
  stop: (number: string, type: string) => `${number}. ${type}`,
  aStop: 'Stop',
  /** Of what was typed for another town. */
  leftParts: (town: string, fields: string) => `Still as entered for ${town}: ${fields}.`,
  clearLeft: 'Clear',
  keepLeft: 'Keep',
  /** Of a stop that no goods name. */
  idle: {
    pickup: 'No goods are picked up here. Choose this stop under “Pickup stop”, or remove it.',
    delivery: 'No goods are delivered here. Choose this stop under “Delivery stop”, or remove it.',
  },
  addStop: 'Add a stop',
  removeStop: (stop: string) => `Remove ${stop}`,
  up: (what: string) => `Move ${what} up`,
  down: (what: string) => `Move ${what} down`,
  moreOfStop: 'Contact, time at the stop, note',
  day: 'Day',
  from: 'From',
  until: 'Until',
  endDay: 'End date',
  otherDay: 'Ends on another day',
  zone: (zone: string) => `Local time: ${zone}`,
  changeZone: 'Change time zone',
  skipped: (time: string, next: string) =>
    `Clocks go forward that night, so ${time} does not exist. The next time is ${next}.`,
  takeNext: (next: string) => `Use ${next}`,
  twice: (time: string) => `${time} comes twice that night. Which one?`,
  first: (time: string) => `The first, ${time}`,
  second: (time: string) => `The second, ${time}`,
  cargo: 'Cargo',
  line: (number: string) => `Goods ${number}`,
  addLine: 'Add goods',
  removeLine: (line: string) => `Remove ${line}`,
  /** How a weight is read, and what else it may mean. */
  weightOr: (weight: string, other: string) => `Read as ${weight}. Did you mean ${other}?`,
  weightChoices: 'Which one is meant',
  weightSlip: (weight: string, each: string, meant: string) =>
    `${weight}: that is ${each} per package. Did you mean ${meant}?`,
  moreOfLine: 'Volume, temperature, dangerous goods',
  dangerous: 'Dangerous goods (ADR)',
  needs: 'Truck needed',
  needsText: 'Leave unchecked if any body type will do.',
  moreNeeds: 'Payload, temperature and ADR approval',
  fromCargo: 'As the cargo requires',
  temperatureImplied:
    'Temperature and ADR approval follow from the cargo. Fill in what the truck must have beyond that.',
  terms: 'Price and who sees it',
  listOf: (name: string, count: number) => `${name} (${count})`,
  carriers: {
    label: 'Carriers',
    find: 'Find by name',
    none: 'No carrier has this name.',
    blocked: (name: string) => `${name} (blocked, not asked)`,
    chosen: (count: number) => `${count} chosen`,
  },
  asks: (count: number) => (count === 1 ? 'Asks 1 carrier.' : `Asks ${count} carriers.`),
  models: { bid: 'Carriers make offers', fixed: 'Fixed price, booked at once' },
  target: 'Target price',
  fixedPrice: 'Fixed price',
  made: 'Generated if you leave it empty',
  pickupOn: 'Pickup on',
  pickupOnText: 'All other dates move with it.',
  summary: {
    title: 'Summary',
    route: 'Distance',
    driving: 'Driving',
    withRests: 'With breaks and rest periods',
    weight: 'Weight',
    volume: 'Volume',
    pallets: 'Pallets',
    unknown: 'Not known yet',
    onTime: 'One driver can make every window.',
    late: (stop: string) => `One driver would be late at ${stop}. Allow more time, or plan for two drivers.`,
    missing: (count: number) => (count === 1 ? 'One field to complete' : `${count} fields to complete`),
    complete: 'Nothing is missing.',
    toCheck: (warnings: number) =>
      warnings === 1
        ? 'All fields are complete. Check the warning above.'
        : 'All fields are complete. Check the warnings above.',
    estimate: 'Distance and time are estimates.',
  },
} as const;
