import type { CompanyPath } from '../../../domain/company/companyFields.ts';
import type { MemberPath } from '../../../domain/company/memberFields.ts';
import type { Role } from '../../../domain/company/Role.ts';

const asRole = { owner: 'an owner', dispatcher: 'a dispatcher', viewer: 'a viewer' } as const satisfies Record<
  Role,
  string
>;

/** Texts of the company room in American English. */
export const companyTextsEnUS = {
  title: 'Company',
  lead: 'Your company details, and the people who work here.',
  details: 'Details',
  address: 'Address',
  addressText: 'Printed on documents. Leave it empty or fill in every field.',
  field: {
    name: 'Company name',
    phone: 'Phone',
    email: 'Email',
    'address.street': 'Street and number',
    'address.postcode': 'Postal code',
    'address.city': 'City',
    'address.country': 'Country',
    vatId: 'VAT ID',
  } satisfies Record<CompanyPath, string>,
  member: { name: 'Name', email: 'Email', role: 'Role' } satisfies Record<MemberPath, string>,
  save: 'Save changes',
  undo: 'Undo changes',
  saved: 'Saved.',
  onlyOwners: 'Only an owner can change these details.',
  people: 'People',
  invite: 'Invite a colleague',
  inviteText: 'They get an email and join when they accept, with their existing account or a new password.',
  inviteSubmit: 'Send invitation',
  cancel: 'Cancel',
  roleOf: (name: string) => `Role of ${name}`,
  isNow: (name: string, role: Role) => `${name} is ${asRole[role]} now.`,
  give: {
    title: (name: string) => `Make ${name} an owner?`,
    text: (company: string) =>
      `An owner runs ${company}: changes its details, decides who works here, and can take your own role from you.`,
    yes: 'Make owner',
    no: 'Cancel',
  },
  take: {
    title: (name: string) => `${name} will no longer be an owner`,
    text: (role: Role) => `As ${asRole[role]} they will do less than now. You can make them an owner again.`,
    yes: 'Change role',
    no: 'Cancel',
  },
  giveUp: {
    title: 'Give up being an owner?',
    text: (role: Role, company: string) =>
      `You will be ${asRole[role]} of ${company}. Only another owner can change that back.`,
    yes: 'Give up ownership',
    no: 'Stay owner',
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
    `${name} will no longer see anything of ${company}. You can invite them again later.`,
  leaveTitle: (company: string) => `Leave ${company}?`,
  leaveText: 'You will no longer see anything of this company. An owner can invite you again.',
  keep: 'Keep',
  stay: 'Stay',
  onlyOwner: 'Only owner',
} as const;
