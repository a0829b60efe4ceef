/** The text of a file's bytes: UTF-8, or Windows-1252 where they cannot be that, as spreadsheets of the West save CSV. */
export const decodeText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
