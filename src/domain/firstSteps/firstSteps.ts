import { mayWrite } from '../company/mayWrite.ts';
import type { Role } from '../company/Role.ts';
import type { FirstStep } from './FirstStep.ts';
import { ownSteps } from './ownSteps.ts';

interface Beginning {
  readonly role: Role;
  readonly vehicles: number;
  readonly drivers: number;
  readonly invitations: number;
  /** Whether the company's details are complete. */
  readonly hasDetails: boolean;
}

/**
 * Set-up steps of a new fleet and whether each is done: only those the member may do, and none once all of them are
 * done.
 */
export const firstSteps = ({ role, vehicles, drivers, invitations, hasDetails }: Beginning): readonly FirstStep[] =>
  ownSteps([
    { step: 'vehicle', isDone: vehicles > 0, may: mayWrite(role) },
    { step: 'drivers', isDone: drivers + invitations > 0, may: mayWrite(role) },
    { step: 'company', isDone: hasDetails, may: role === 'owner' },
  ]);
