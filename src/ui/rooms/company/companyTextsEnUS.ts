import type { CompanyPath } from '../../../domain/company/companyFields.ts';
import type { MemberPath } from '../../../domain/company/memberFields.ts';
import type { Role } from '../../../domain/company/Role.ts';
import type { Terms } from '../../../domain/shipment/Terms.ts';
import type { TermsPath } from '../../../domain/terms/termsFields.ts';

const asRole = { owner: 'an owner', dispatcher: 'a dispatcher', viewer: 'a viewer' } as const satisfies Record<
  Role,
  string
>;

/** Texts of the company room in American English. */
export const companyTextsEnUS = {
  title: 'Company',
  lead: 'Your company details and the people who work here.',
  details: 'Details',
  address: 'Address',
  addressText: 'Shown on shipping documents. Fill in every field or leave them all empty.',
  sameRegion: 'Same as the address',
  regionText:
    'Sets the order of day and month, the 12- or 24-hour clock, the first day of the week and number formats.',
  field: {
    name: 'Company name',
    phone: 'Phone',
    email: 'Email',
    'address.street': 'Street address',
    'address.postcode': 'Postal code',
    'address.city': 'City',
    'address.country': 'Country',
    vatId: 'VAT ID',
    region: 'Region for dates and numbers',
  } satisfies Record<CompanyPath, string>,
  member: { name: 'Name', email: 'Email', role: 'Role' } satisfies Record<MemberPath, string>,
  save: 'Save changes',
  undo: 'Discard changes',
  saved: 'Saved.',
  onlyOwners: 'Only owners can change these details.',
  people: 'People',
  invite: 'Invite a colleague',
  inviteText: 'They get an email and join once they accept, with their existing account or a new one.',
  inviteSubmit: 'Send invitation',
  inviteSent: (name: string) => `Invitation sent to ${name}`,
  again: 'Send again',
  againIn: (seconds: number) => `Send again in ${seconds} s`,
  againTo: (label: string, name: string) => `${label} to ${name}`,
  againSent: (name: string) => `Invitation sent again to ${name}`,
  cancel: 'Cancel',
  roleOf: (name: string) => `Role of ${name}`,
  isNow: (name: string, role: Role) => `${name} is now ${asRole[role]}.`,
  give: {
    title: (name: string) => `Make ${name} an owner?`,
    text: (company: string) =>
      `Owners run ${company}: they change its details, decide who works here, and can change your role too.`,
    yes: 'Make owner',
    no: 'Cancel',
  },
  take: {
    title: (name: string) => `Change the role of ${name}?`,
    text: (role: Role) =>
      `They will be ${asRole[role]} and no longer an owner. You can make them an owner again later.`,
    yes: 'Change role',
    no: 'Cancel',
  },
  giveUp: {
    title: 'Give up ownership?',
    text: (role: Role, company: string) =>
      `You will be ${asRole[role]} at ${company}. Only another owner can make you an owner again.`,
    yes: 'Give up ownership',
    no: 'Cancel',
  },
  you: 'you',
  invited: 'Invited',
  switchedOff: 'Disabled',
  switchedOffText: 'cannot sign in',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  leave: 'Leave',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: (name: string, company: string) =>
    `${name} will lose access to ${company}. You can invite them again later.`,
  leaveTitle: (company: string) => `Leave ${company}?`,
  leaveText: 'You will lose access to this company. Only an owner can invite you back.',
  keep: 'Cancel',
  stay: 'Cancel',
  onlyOwner: 'Only owner',
  places: {
    title: 'Places',
    text: 'Where you ship from and to, with address and contact.',
    open: 'All places',
  },
  terms: {
    title: 'Terms',
    lead: 'What carriers are paid for waiting and cancellations, and when you pay.',
    back: 'Back to company',
    change: 'Change terms',
    all: 'All terms',
    usual: 'These are the standard terms. They apply until you set your own.',
    fromNow: 'New terms apply to offers made after you save. Offers and shipments you already have keep their terms.',
    onlyOwners: 'Only owners can change the terms.',
    field: {
      'freeMin.pickup': 'Free time at each pickup',
      'freeMin.delivery': 'Free time at each delivery',
      ratePerHour: 'Hourly rate',
      incrementMin: 'Billing increment',
      capMin: 'Maximum paid per stop',
      lateRule: 'Waiting after a late arrival',
      graceLateMin: 'Grace period',
      cancellationFee: 'Cancellation fee',
      paymentDays: 'Payment within (days)',
    } satisfies Record<TermsPath, string>,
    lateRule: {
      forfeit: 'Is not paid',
      from_arrival: 'Is paid as usual',
      reduce_free: 'Free time is reduced by the delay',
    } satisfies Record<Terms['lateRule'], string>,
    waiting: 'Waiting',
    waitingText: 'Time counts from the beginning of the window, or from the arrival if that is later.',
    rateHint: 'In the currency of the request, net of VAT. Enter 0 if waiting is not paid.',
    late: 'Late trucks',
    graceHint: 'Counted from the end of the window.',
    paying: 'Cancellation and payment',
    feeHint:
      'Owed to the carrier if you cancel after the truck has set out. In the currency of the request, net of VAT. Enter 0 for none.',
    save: 'Save terms',
    cancel: 'Cancel',
    saved: 'Terms saved. They apply to offers made from now on.',
    inWords: 'In plain words',
    example: (time: string, cost: string, most: string) =>
      `For example, a truck that waits ${time} at a pickup costs ${cost}. No stop costs more than ${most}.`,
    exampleCurrency: 'Shown in euros. Each request uses its own currency.',
  },
} as const;
