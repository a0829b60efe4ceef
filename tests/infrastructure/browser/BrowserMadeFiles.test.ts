import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserMadeFiles } from '../../../src/infrastructure/browser/BrowserMadeFiles.ts';

const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:http://localhost/1';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
});

/** A tab that notes where it is led. */
const tab = (closed: boolean) => {
  const visited: string[] = [];
  const actual = {
    closed,
    location: { replace: (address: string) => visited.push(address) },
    close: vi.fn<() => void>(),
  };
  return { visited, actual };
};
const opening = (opened: object | null) =>
  vi
    .spyOn(window, 'open')
    .mockImplementation(() => (opened === null ? null : Object.assign(Object.create(window), opened)));

describe('files made in the browser', () => {
  it('are saved under their name', () => {
    new BrowserMadeFiles().save(pdf, 'note.pdf');
    expect(saved).toEqual(['note.pdf']);
  });

  it('are shown in the tab that was opened for them', () => {
    const { visited, actual } = tab(false);
    opening(actual);
    new BrowserMadeFiles().openTab().show(pdf, 'note.pdf');
    expect([visited, saved]).toEqual([['blob:http://localhost/1'], []]);
  });

  it.each([
    ['the browser allowed no tab', null],
    ['somebody closed it', tab(true).actual],
  ])('are saved where %s', (_why, opened) => {
    opening(opened);
    new BrowserMadeFiles().openTab().show(pdf, 'note.pdf');
    expect(saved).toEqual(['note.pdf']);
  });

  it('close their tab if they were not made', () => {
    const { actual } = tab(false);
    opening(actual);
    new BrowserMadeFiles().openTab().close();
    expect(actual.close).toHaveBeenCalledOnce();
  });
});
