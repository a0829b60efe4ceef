import type { Compliance } from '../../../domain/paper/Compliance.ts';
import type { PickerMode } from '../../components/dates/model/PickerMode.ts';

/** Texts of the help room in American English. */
export const helpTextsEnUS = {
  title: 'Help',
  lead: 'Answers to common questions.',
  invite: {
    title: 'Inviting a driver',
    text: [
      'A name and a phone number or an email address are enough. With an address the link and a code are mailed; without one you pass both on yourself, by text message or read out.',
      'An invitation is valid for seven days. The list shows whether it has been opened or accepted. There you can also send it again, renew or revoke it.',
    ],
    way: 'Go to the invitations',
  },
  several: {
    title: 'Inviting several from a list',
    text: [
      'Paste one driver to a line, or choose a CSV file with up to 100 drivers, separated by comma, semicolon or tab.',
      'It may have the columns name (or first name and last name), phone, email and message, in any order and with these titles in its first line. Without titles each cell is taken for what it looks like. Any other column is left out.',
    ],
    way: 'Invite several drivers',
  },
  papers: {
    title: 'Status of papers',
    text: [
      'A vehicle needs its registration, insurance and roadworthiness test, a driver needs a license, and every card you note of a driver counts too. The worst of them decides the status of the vehicle or driver.',
    ],
    way: 'Go to papers',
  },
  standing: {
    expired: 'The last day has passed.',
    missing: 'It is required but not on file.',
    expiring: '30 days or fewer are left.',
    valid: 'It is valid for longer than that, or has no expiry date.',
  } satisfies Record<Compliance, string>,
  roles: {
    title: 'Who may do what',
    text: [
      'Everyone in a company has one of three roles, which owners give and change. There is always at least one owner: the last one has to make someone else an owner before leaving.',
    ],
    way: 'Go to the company',
  },
  session: {
    title: 'When a session ends',
    text: [
      'You have to sign in again after twelve hours, or after an hour without a connection, such as when your computer is asleep.',
      'Unsaved input is restored when you sign in again in the same tab within twelve hours; only files have to be chosen again. Signing out yourself discards it.',
      'Each tab has a session of its own: a page opened in a new tab asks you to sign in there.',
    ],
  },
  dates: {
    title: 'Entering dates and times',
    text: [
      'Type a date or choose it from the calendar beside the field. Filters take a single day, two with ~ between them, or an open end.',
    ],
    way: 'Try the date fields',
  },
  datesPage: {
    title: 'Dates and times',
    lead: 'Every form and filter takes dates with the same field: type them, or choose them from the calendar. Try each kind here.',
    options: 'Options',
    seconds: 'With seconds',
    limits: 'Only the next 90 days',
    weekends: 'No weekends',
    hourStep: 'Hour step',
    minuteStep: 'Minute step',
    secondStep: 'Second step',
    firstDay: 'Week begins on',
    zone: 'Time zone',
    ownZone: (zone: string) => `Yours (${zone})`,
    mode: {
      single: 'Date and time',
      range: 'From and to',
      rangeFrom: 'Beginning of a range',
      rangeTo: 'End of a range',
    } satisfies Record<PickerMode, string>,
    day: 'Day',
    dayTitle: 'A day',
    dayHint: 'Such as the day a paper expires',
    days: 'Days',
    daysTitle: 'A filter',
    daysHint: 'Whole days, such as in the filter of a list',
    typeHint: (example: string) => `Such as ${example}`,
    value: 'Value',
    nothing: 'empty',
    keys: 'Keys in the calendar',
    keysText: [
      ['Arrow keys', 'a day, a week'],
      ['Home, End', 'first and last day of the week'],
      ['Page Up, Page Down', 'a month; with Shift a year'],
      ['Enter, Space', 'choose the day'],
      ['Arrow up, arrow down', 'in hour, minute and second: a step'],
      ['Escape', 'leave, and keep the old value'],
    ],
  },
} as const;
