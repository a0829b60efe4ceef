import type { Role } from '../company/Role.ts';
import type { FirstStep } from './FirstStep.ts';
import { ownSteps } from './ownSteps.ts';

interface Beginning {
  readonly role: Role;
  /** How many people work in the company, oneself among them. */
  readonly members: number;
  /** Whether the company's details are all there. */
  readonly hasDetails: boolean;
}

/** `firstSteps` of a shipper, who has no fleet: both are an owner's to take. */
export const shipperSteps = ({ role, members, hasDetails }: Beginning): readonly FirstStep[] =>
  ownSteps([
    { step: 'company', isDone: hasDetails, may: role === 'owner' },
    { step: 'colleague', isDone: members > 1, may: role === 'owner' },
  ]);
