import { imageFolder } from './imageFolder.ts';

/** A brand's typeface: `system`, or the plain relative path of a woff2 file of this site; undefined for anything else. */
export const fontFile = (raw: string): string | undefined => {
  if (raw === 'system') return raw;
  return /^(?!https:).*\.woff2$/.test(raw) ? imageFolder(raw) : undefined;
};
