import type { Ids } from '../../application/shared/Ids.ts';

/** Random UUIDs, also on plain http outside loopback, where `crypto.randomUUID` is missing. */
export class BrowserIds implements Ids {
  next(): string {
    const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Uint32Array(4));
    const hex = [a, (b & 0xffff0fff) | 0x4000, (c & 0x3fffffff) | 0x80000000, d]
      .map((part) => (part >>> 0).toString(16).padStart(8, '0'))
      .join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}
