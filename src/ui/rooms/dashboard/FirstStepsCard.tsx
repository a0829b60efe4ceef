import { useFirstSteps } from './useFirstSteps.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { StepsCard } from './StepsCard.tsx';

/** What a fleet that has just begun does first. */
export const FirstStepsCard = () => <StepsCard steps={useFirstSteps(useWorkplace().membership.role)} />;
