import type { Photos } from '../../../src/application/shipments/Photos.ts';

/** Gives photos back as they were chosen, or as small as it is told to. */
export class FakePhotos implements Photos {
  shrunk: File | undefined;
  /** What pictures become to be printed; undefined if they cannot be read. */
  jpeg: Blob | undefined = new Blob(['jpeg'], { type: 'image/jpeg' });

  shrink(file: File): Promise<File> {
    return Promise.resolve(this.shrunk ?? file);
  }

  toJpeg(): Promise<Blob | undefined> {
    return Promise.resolve(this.jpeg);
  }
}
