export interface StoredObject {
  readonly bytes: Uint8Array;
  /** In hexadecimal. The storage refuses bytes that arrive with another. */
  readonly sha256: string;
  readonly mime: string;
}

/** Files outside the database. Everything throws Unavailable if the storage refuses or does not answer within a few seconds. */
export interface ObjectStorage {
  /** For logs and messages: the bucket and prefix. */
  readonly name: string;
  /** Stores an object whole or not at all. */
  put(key: string, object: StoredObject): Promise<void>;
  /** The bytes from an offset, at most `length`: none past the end, or if there is no such object. */
  read(key: string, offset: number, length: number): Promise<Uint8Array>;
  /** Deletes an object, and does nothing if there is none. */
  remove(key: string): Promise<void>;
  /** Throws an error that names the trouble if we may not write there, or everybody may read it. */
  check(): Promise<void>;
}
