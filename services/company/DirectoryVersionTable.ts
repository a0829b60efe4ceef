/** One row, counted up by a trigger with every change to a brand company. */
export interface DirectoryVersionTable {
  version: number;
}
