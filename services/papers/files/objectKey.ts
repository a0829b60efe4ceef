/** Where the file of a document is in the object storage: no name or word of its sender. */
export const objectKey = (companyId: string, documentId: string): string => `${companyId}/${documentId}`;
