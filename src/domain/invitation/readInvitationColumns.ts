import type { InvitationColumn } from './InvitationColumn.ts';

const titles: Readonly<Record<InvitationColumn, readonly string[]>> = {
  name: ['name', 'fullname', 'driver', 'drivername', 'trucker'],
  firstName: ['firstname', 'givenname', 'forename'],
  lastName: ['lastname', 'surname', 'familyname'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'mobilenumber', 'cell', 'cellphone', 'tel', 'telephone'],
  email: ['email', 'emailaddress', 'mail'],
  message: ['message', 'note', 'text'],
};
const columns: readonly InvitationColumn[] = ['name', 'firstName', 'lastName', 'phone', 'email', 'message'];

const columnOf = (title: string): InvitationColumn | undefined => {
  const plain = title.toLowerCase().replaceAll(/[^a-z]/g, '');
  return columns.find((column) => titles[column].includes(plain));
};

/**
 * Reads a header row: what each column holds, if a name and a way to reach the person are among them. Undefined if the
 * row is already an invitation.
 */
export const readInvitationColumns = (
  cells: readonly string[],
): readonly (InvitationColumn | undefined)[] | undefined => {
  const found = cells.map(columnOf);
  const isNamed = found.some((column) => column === 'name' || column === 'firstName' || column === 'lastName');
  const isReached = found.some((column) => column === 'phone' || column === 'email');
  return isNamed && isReached ? found : undefined;
};
