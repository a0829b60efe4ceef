import type { Photos } from '../../../src/application/shipments/Photos.ts';

/** Gives photos back as they were chosen, or as small as it is told to. */
export class FakePhotos implements Photos {
  shrunk: File | undefined;

  shrink(file: File): Promise<File> {
    return Promise.resolve(this.shrunk ?? file);
  }
}
