import type { Compliance } from '../../../domain/paper/Compliance.ts';
import type { PickerMode } from '../../components/dates/model/PickerMode.ts';

/** Texts of the help room in American English. */
export const helpTextsEnUS = {
  title: 'Help',
  lead: 'Answers to common questions.',
  invite: {
    title: 'Inviting a driver',
    text: [
      'All you need is a name and a phone number or an email address. With an email address, we send the link and a code. Without one, you pass both on yourself, by text message or over the phone.',
      'An invitation is valid for seven days. The list shows whether it has been opened or accepted, and lets you send it again, renew it or revoke it.',
    ],
    way: 'Go to invitations',
  },
  several: {
    title: 'Inviting several from a list',
    text: [
      'Paste one driver per line, or choose a CSV file with up to 100 drivers. Separate values with commas, semicolons or tabs.',
      'Name the columns in the first line: name (or first name and last name), phone, email and message, in any order. Without a header line, we go by what each value looks like. Other columns are ignored.',
    ],
    way: 'Invite several drivers',
  },
  papers: {
    title: 'Paper status',
    text: [
      'A vehicle needs a registration, insurance and a roadworthiness test. A driver needs a license, and any card you add counts too. A vehicle or driver takes the status of its worst paper.',
    ],
    way: 'Go to papers',
  },
  standing: {
    expired: 'Past its expiry date.',
    missing: 'Required but not on file.',
    expiring: '30 days or less to go.',
    valid: 'More than 30 days to go, or no expiry date.',
  } satisfies Record<Compliance, string>,
  roles: {
    title: 'Who can do what',
    text: [
      'Everyone in a company has one of three roles, assigned by its owners. There is always at least one owner: the last one has to make someone else an owner before leaving.',
    ],
    way: 'Go to company details',
  },
  session: {
    title: 'When you are signed out',
    text: [
      'You have to sign in again after 12 hours, or after an hour without a connection, such as when your computer is asleep.',
      'Unsaved changes come back when you sign in again in the same tab within 12 hours. Only files have to be chosen again. Signing out discards them.',
      'A new tab starts with the sign-in of the tab you used last. Each tab can work for a different company.',
    ],
  },
  dates: {
    title: 'Entering dates and times',
    text: [
      'Type a date or choose it from the calendar beside the field. Filters take a day, or two days with ~ between them. Leave out one of the two for an open-ended range.',
    ],
    way: 'Try the date fields',
  },
  places: {
    title: 'Where towns and maps come from',
    text: [
      'Towns and their positions come from GeoNames (geonames.org) under the Creative Commons Attribution 4.0 license. We added other names for some of them. The shapes of countries on maps come from Natural Earth.',
    ],
  },
  co2e: {
    title: 'Where CO2e figures come from',
    text: [
      'Each figure has a level. Measured: from the fuel of the trip. Modeled: from the truck, its load and how far it runs empty. Default: weight times distance times a factor for this kind of truck. Press a figure to see how it was calculated. For other systems, a shipment and the report can each be saved as iLEAP 1.0.',
      'The factors that come with this product are the UK Government GHG Conversion Factors for Company Reporting 2025 of the Department for Energy Security and Net Zero. Contains public sector information licensed under the Open Government Licence v3.0. The operator of this site can use other factors; each figure names the ones it was calculated with.',
    ],
  },
  datesPage: {
    title: 'Dates and times',
    lead: 'Every form and filter uses the same date fields: type a date or choose it from the calendar. Try them here.',
    options: 'Options',
    seconds: 'With seconds',
    limits: 'Only the next 90 days',
    weekends: 'No weekends',
    hourStep: 'Hour step',
    minuteStep: 'Minute step',
    secondStep: 'Second step',
    firstDay: 'Week starts on',
    zone: 'Time zone',
    ownZone: (zone: string) => `Yours (${zone})`,
    mode: {
      single: 'Date and time',
      range: 'From and to',
      rangeFrom: 'Start of a range',
      rangeTo: 'End of a range',
    } satisfies Record<PickerMode, string>,
    day: 'Day',
    dayTitle: 'A day',
    dayHint: 'For example, the day a paper expires',
    days: 'Days',
    daysTitle: 'A filter',
    daysHint: 'Whole days, as in the filters of a list',
    typeHint: (example: string) => `Such as ${example}`,
    value: 'Value',
    nothing: 'empty',
    keys: 'Keys in the calendar',
    keysText: [
      ['Arrow keys', 'Move by a day or a week'],
      ['Home, End', 'Go to the first or last day of the week'],
      ['Page Up, Page Down', 'Move by a month, or with Shift by a year'],
      ['Enter, Space', 'Choose the day'],
      ['Arrow up, arrow down', 'Change the hour, minute or second by one step'],
      ['Escape', 'Close and keep the old value'],
    ],
  },
} as const;
