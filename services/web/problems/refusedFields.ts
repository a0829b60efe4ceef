import type { SecurityEvent } from '../../security/securityEvents.ts';
import { Refusal } from '../Refusal.ts';
import type { FieldError } from './FieldError.ts';
import type { UnfitError } from './UnfitError.ts';

/** The refusal of a body for its fields (422). */
export const refusedFields = (errors: readonly (FieldError | UnfitError)[], event?: SecurityEvent): Refusal =>
  new Refusal(422, 'Some fields are not right.', { errors, event });
