import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserTextFiles } from '../../../src/infrastructure/browser/BrowserTextFiles.ts';
import { saveBlob } from '../../../src/infrastructure/browser/saveBlob.ts';

/** jsdom saves no files, so this records what the page passes to the browser. */
const downloads: { readonly name: string; readonly blob: Blob | undefined }[] = [];
const held = new Map<string, Blob>();

beforeEach(() => {
  vi.useFakeTimers();
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:${held.size}`;
    held.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = (address) => void held.delete(address);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push({ name: this.download, blob: held.get(this.href) });
  });
});
afterEach(() => {
  vi.useRealTimers();
  downloads.length = 0;
});

it('passes a file to the browser under its name and revokes the object URL a minute later', () => {
  const blob = new Blob(['plate;year']);
  saveBlob(blob, 'Vehicles.csv');
  expect(downloads).toEqual([{ name: 'Vehicles.csv', blob }]);
  expect([...held.values()]).toEqual([blob]);
  vi.advanceTimersByTime(60_000);
  expect(held.size).toBe(0);
});

it('starts a table with a byte order mark so that spreadsheets read it as UTF-8', async () => {
  new BrowserTextFiles().save('Drivers.csv', 'São', 'text/csv');
  const { name, blob } = downloads[0] ?? {};
  expect([name, blob?.type]).toEqual(['Drivers.csv', 'text/csv;charset=utf-8']);
  expect([...new Uint8Array((await blob?.arrayBuffer()) ?? [])]).toEqual([0xef, 0xbb, 0xbf, 0x53, 0xc3, 0xa3, 0x6f]);
});

it('saves JSON without a byte order mark, with which parsers refuse it', async () => {
  new BrowserTextFiles().save('footprints.json', '{}', 'application/json');
  expect([...new Uint8Array((await downloads[0]?.blob?.arrayBuffer()) ?? [])]).toEqual([0x7b, 0x7d]);
});
