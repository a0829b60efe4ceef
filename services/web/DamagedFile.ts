/** A stored file is not what was uploaded. Trying again does not help, so it is no outage. */
export class DamagedFile extends Error {
  constructor(how: string) {
    super(`A stored file is damaged: ${how}.`);
    this.name = 'DamagedFile';
  }
}
