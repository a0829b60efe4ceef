/** How much room a company's files take, counted by triggers. */
export interface FileRoomTable {
  company_id: string;
  bytes_used: number;
}
