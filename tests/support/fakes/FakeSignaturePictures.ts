import type { SignaturePictures } from '../../../src/application/shipments/SignaturePictures.ts';
import type { Signature } from '../../../src/domain/shipment/Signature.ts';

/** Makes an empty picture of each signature. */
export class FakeSignaturePictures implements SignaturePictures {
  readonly made: Signature[] = [];

  make(signature: Signature): Promise<File> {
    this.made.push(signature);
    return Promise.resolve(new File(['ink'], 'signature.png', { type: 'image/png' }));
  }
}
