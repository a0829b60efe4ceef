import { plainText } from '../outside/plainText.ts';

const longestName = 120;
const longestExtension = 12;
const fallback = 'download';
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

const shortened = (name: string): string => {
  const extension = /\.\w+$/.exec(name)?.[0] ?? '';
  if (name.length <= longestName || extension.length > longestExtension) return plainText(name, longestName) ?? '';
  return (plainText(name.slice(0, name.length - extension.length), longestName - extension.length) ?? '') + extension;
};

const trimmed = (name: string): string => name.replace(/^[\s.]+/, '').replace(/(?<![\s.])[\s.]+$/, '');

/**
 * Turns an untrusted file name into one that is valid on every system: no folders, reserved characters, hidden or
 * device names; at most 120 characters, keeping the extension; 'download' if nothing is left. Never throws.
 */
export const downloadName = (raw: string): string => {
  const clean = trimmed((plainText(raw, raw.length) ?? '').replaceAll(/[/\\<>:"|?*]/g, '_'));
  const name = trimmed(shortened(clean)).replace(device, (found) => `_${found}`);
  return name || fallback;
};
