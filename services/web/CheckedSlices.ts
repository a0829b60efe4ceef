import { createHash } from 'node:crypto';
import { DamagedFile } from './DamagedFile.ts';

export interface StreamedFile {
  /** In bytes. */
  readonly size: number;
  /** What its bytes must hash to, in hexadecimal. */
  readonly sha256: string;
  /** Whether a service outside reads it, for which nobody else has to wait. */
  readonly isInObjectStorage: boolean;
  /** Returns the bytes from an offset, at most as many as asked for. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** In bytes. What a slow reader keeps in memory. */
const sliceSize = 128 * 1024;

/** The slices of a file, the last of which is given only if all of them are what was uploaded. */
export class CheckedSlices {
  readonly #file: StreamedFile;
  readonly #hash = createHash('sha256');
  #offset = 0;

  constructor(file: StreamedFile) {
    this.#file = file;
  }

  get areOver(): boolean {
    return this.#offset >= this.#file.size;
  }

  /** Throws DamagedFile if it ends early, or is not what was uploaded. */
  async next(): Promise<Uint8Array> {
    const { size, sha256 } = this.#file;
    const slice = await this.#file.read(this.#offset, Math.min(sliceSize, size - this.#offset));
    if (slice.length === 0) throw new DamagedFile(this.#offset === 0 ? 'it is missing' : 'it ends early');
    this.#offset += slice.length;
    this.#hash.update(slice);
    if (this.areOver && (this.#offset > size || this.#hash.digest('hex') !== sha256))
      throw new DamagedFile('it has changed');
    return slice;
  }
}
