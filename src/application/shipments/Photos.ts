import type { ServiceIdentifier } from 'inversify';

/** Makes photos small enough to be sent from a yard, and fit to be printed. */
export interface Photos {
  /**
   * A picture of at most 2,048 px on its longer side, and without what its camera wrote into it, such as where it was taken. Whatever is
   * no picture that this browser can read stays as it is.
   */
  shrink(file: File): Promise<File>;
  /** A picture as JPEG, upright and not larger than that, to be printed; undefined if this browser cannot read it. */
  toJpeg(picture: Blob): Promise<Blob | undefined>;
}
export const Photos: ServiceIdentifier<Photos> = Symbol('Photos');
