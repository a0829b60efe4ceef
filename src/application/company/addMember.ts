import type { ServiceIdentifier } from 'inversify';
import type { NewMember } from '../../domain/company/NewMember.ts';
import { normaliseEmail } from '../../domain/contact/normaliseEmail.ts';
import { singleSpaced } from '../../domain/outside/singleSpaced.ts';
import type { Colleagues } from './Colleagues.ts';

export type AddMember = (member: NewMember, idempotencyKey: string) => Promise<void>;
export const AddMember: ServiceIdentifier<AddMember> = Symbol('AddMember');

/** Lets a colleague into the company, once for one key however often it is sent; the service writes to them. */
export const addMember =
  (colleagues: Colleagues): AddMember =>
  ({ name, email, role }, idempotencyKey) =>
    colleagues.add({ name: singleSpaced(name), email: normaliseEmail(email), role }, idempotencyKey);
