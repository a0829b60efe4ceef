import { afterEach, expect, it, vi } from 'vitest';
import { BrowserMadeFiles } from '../../../src/infrastructure/browser/BrowserMadeFiles.ts';

afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
});

it('a file made in the browser is saved under its name', () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:http://localhost/1';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  new BrowserMadeFiles().save(new Blob(['%PDF']), 'note.pdf');
  expect(saved).toEqual(['note.pdf']);
});
