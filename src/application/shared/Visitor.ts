import type { ServiceIdentifier } from 'inversify';

/** What a visitor's browser says about the device. */
export interface Visitor {
  readonly userAgent: string;
  /** 0 where it is not known, as in a page that a server renders. */
  readonly touchPoints: number;
}
export const Visitor: ServiceIdentifier<Visitor> = Symbol('Visitor');
