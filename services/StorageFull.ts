/** The disk has no room for a write. Answered with 507; reads go on. */
export class StorageFull extends Error {
  constructor(cause?: unknown) {
    super('The disk is full, so nothing can be saved. Make room on it.', { cause });
    this.name = 'StorageFull';
  }
}
