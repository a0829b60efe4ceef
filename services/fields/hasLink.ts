/** What mail programs turn into a link: a scheme, or a word with a dot and letters after it, such as `example.com`. */
const link = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2}/iu;

/** Whether text holds an address of the web or of mail, in whatever width it is written. */
export const hasLink = (text: string): boolean =>
  link.test(text.normalize('NFKC').replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''));
