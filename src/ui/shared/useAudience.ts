import { Navigation } from '../../application/shared/Navigation.ts';
import type { Audience } from '../../domain/audience/Audience.ts';
import { audienceOf } from '../../domain/audience/audienceOf.ts';
import { useInjection } from './injection/useInjection.ts';

export const useAudience = (): Audience => audienceOf(useInjection(Navigation).host);
