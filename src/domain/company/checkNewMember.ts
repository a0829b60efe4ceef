import { checkEmail } from '../account/checkEmail.ts';
import { checkName } from '../account/checkName.ts';
import type { FieldProblems } from '../account/FieldProblems.ts';
import { problemsOnly } from '../account/problemsOnly.ts';
import type { NewMember } from './NewMember.ts';

/** What is wrong with an invitation of a colleague, field by field. */
export const checkNewMember = ({ name, email }: Omit<NewMember, 'role'>): FieldProblems<'name' | 'email'> =>
  problemsOnly({ name: checkName(name), email: checkEmail(email) });
