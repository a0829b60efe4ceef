import { checkEmail } from '../contact/checkEmail.ts';
import { checkName } from '../form/checkName.ts';
import type { FieldProblems } from '../form/FieldProblems.ts';
import { problemsOnly } from '../form/problemsOnly.ts';
import type { NewMember } from './NewMember.ts';

/** What is wrong with an invitation of a colleague, field by field. */
export const checkNewMember = ({ name, email }: Omit<NewMember, 'role'>): FieldProblems<'name' | 'email'> =>
  problemsOnly({ name: checkName(name), email: checkEmail(email) });
