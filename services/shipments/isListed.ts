import { traitsOf } from './fold/eventTraits.ts';

/** Whether lists tell an event as the last that happened to a shipment. */
export const isListed = (event: { readonly type: string; readonly is_internal?: boolean | undefined }): boolean =>
  event.is_internal !== true && traitsOf(event.type).isListed;
