export interface DocumentContentTable {
  document_id: string;
  company_id: string;
  bytes: Buffer;
}
