import { useFirstSteps } from './useFirstSteps.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { StepsCard } from './StepsCard.tsx';

/** Set-up steps of a new fleet. */
export const FirstStepsCard = () => <StepsCard steps={useFirstSteps(useWorkplace().membership.role)} />;
