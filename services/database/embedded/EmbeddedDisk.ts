/** Where an embedded database keeps its files. */
export interface EmbeddedDisk {
  readonly folder: string;
  /** Whether there is room for a write. */
  readonly hasRoom: () => boolean;
}
