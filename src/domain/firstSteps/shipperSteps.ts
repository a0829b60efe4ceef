import { mayWrite } from '../company/mayWrite.ts';
import type { Role } from '../company/Role.ts';
import type { FirstStep } from './FirstStep.ts';
import { ownSteps } from './ownSteps.ts';

interface Beginning {
  readonly role: Role;
  /** Requests of the company that were ever published. */
  readonly published: number;
  /** Members of the company, the current one included. */
  readonly members: number;
  /** Whether the company's details are complete. */
  readonly hasDetails: boolean;
}

/** Set-up steps of a new shipper, who has no fleet: only those the member may do, and none once all of them are done. */
export const shipperSteps = ({ role, published, members, hasDetails }: Beginning): readonly FirstStep[] =>
  ownSteps([
    { step: 'request', isDone: published > 0, may: mayWrite(role) },
    { step: 'company', isDone: hasDetails, may: role === 'owner' },
    { step: 'colleague', isDone: members > 1, may: role === 'owner' },
  ]);
