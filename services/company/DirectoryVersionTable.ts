/** One row. A trigger increments the version with every change to a brand company. */
export interface DirectoryVersionTable {
  version: number;
}
