/** Storage used by a company's files, maintained by triggers. */
export interface FileRoomTable {
  company_id: string;
  bytes_used: number;
}
