import type { ServiceIdentifier } from 'inversify';
import type { NewMember } from '../../domain/company/NewMember.ts';
import type { Colleagues } from '../ports/Colleagues.ts';
import type { Ids } from '../ports/Ids.ts';

export type AddMember = (member: NewMember) => Promise<void>;
export const AddMember: ServiceIdentifier<AddMember> = Symbol('AddMember');

/** Adds a colleague to the company; the service writes to them. */
export const addMember =
  (colleagues: Colleagues, ids: Ids): AddMember =>
  ({ name, email, role }) =>
    colleagues.add({ name: name.trim(), email: email.trim(), role }, ids.next());
