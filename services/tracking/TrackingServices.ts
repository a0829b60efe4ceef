import type { Services } from '../Services.ts';

export interface TrackingServices extends Services {
  /** From which the codes of links follow. */
  readonly pepper: Uint8Array;
}
