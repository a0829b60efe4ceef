import type { ServiceIdentifier } from 'inversify';
import type { Signature } from '../../domain/shipment/Signature.ts';

/** Makes pictures of signatures. */
export interface SignaturePictures {
  /** A PNG, dark on white. */
  make(signature: Signature): Promise<File>;
}
export const SignaturePictures: ServiceIdentifier<SignaturePictures> = Symbol('SignaturePictures');
