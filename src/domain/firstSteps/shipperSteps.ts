import type { Role } from '../company/Role.ts';
import type { FirstStep } from './FirstStep.ts';
import { ownSteps } from './ownSteps.ts';

interface Beginning {
  readonly role: Role;
  /** Members of the company, the current one included. */
  readonly members: number;
  /** Whether the company's details are complete. */
  readonly hasDetails: boolean;
}

/** Set-up steps of a new shipper, who has no fleet; both are for owners. */
export const shipperSteps = ({ role, members, hasDetails }: Beginning): readonly FirstStep[] =>
  ownSteps([
    { step: 'company', isDone: hasDetails, may: role === 'owner' },
    { step: 'colleague', isDone: members > 1, may: role === 'owner' },
  ]);
