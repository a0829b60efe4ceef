/** Files of the embedded database are missing, damaged or of another version. */
export class DamagedDatabase extends Error {
  constructor(folder: string, cause?: unknown) {
    super(
      `The database in ${folder} is damaged. Move that folder away, then restore a backup with: npm run restore -- FILE`,
      { cause },
    );
    this.name = 'DamagedDatabase';
  }
}
