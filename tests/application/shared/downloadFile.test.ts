import { expect, it } from 'vitest';
import { downloadFile } from '../../../src/application/shared/downloadFile.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeDownloads } from '../../support/fakes/FakeDownloads.ts';

const arrange = () => {
  const downloads = new FakeDownloads();
  const dialogs = new FakeDialogs();
  return { downloads, dialogs, download: downloadFile(downloads, dialogs) };
};

it.each([
  ['http://files.example.com/a.pdf', 'https://files.example.com/a.pdf'],
  ['https://files.example.com/a.pdf', 'https://files.example.com/a.pdf'],
  ['http://files.localhost:8080/a.pdf', 'http://files.localhost:8080/a.pdf'],
])('downloads %s from %s', async (asked, fetched) => {
  const { download, downloads, dialogs } = arrange();
  await download(asked, 'a.pdf');
  expect(downloads.saved).toEqual([{ address: fetched, fileName: 'a.pdf' }]);
  expect(dialogs.alerts).toEqual([]);
});

it('saves under a file name that every system accepts', async () => {
  const { download, downloads } = arrange();
  await download('https://files.example.com/a', '../secret/CMR: 7.pdf');
  expect(downloads.saved[0]?.fileName).not.toMatch(/[/\\:]|^\./);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '/relative.pdf', ''])(
  "downloads nothing from '%s' and shows 'An error sorry'",
  async (address) => {
    const { download, downloads, dialogs } = arrange();
    await download(address, 'a.pdf');
    expect(downloads.saved).toEqual([]);
    expect(dialogs.alerts).toEqual([{ title: 'Oops...', text: 'An error sorry' }]);
  },
);

it("shows 'An error sorry' when the download fails", async () => {
  const { download, downloads, dialogs } = arrange();
  downloads.outcome = new Failure({ kind: 'refused', status: 404, errors: [] });
  await download('https://files.example.com/a.pdf', 'a.pdf');
  expect(dialogs.alerts).toEqual([{ title: 'Oops...', text: 'An error sorry' }]);
});

it('shows no dialog when the session has ended, as sign-in says so', async () => {
  const { download, downloads, dialogs } = arrange();
  downloads.outcome = new Failure({ kind: 'unauthorised', status: 401 });
  await download('https://files.example.com/a.pdf', 'a.pdf');
  expect(dialogs.alerts).toEqual([]);
});

it('rethrows a programming error', async () => {
  const { download, downloads } = arrange();
  downloads.outcome = Promise.reject(new TypeError('a fault'));
  await expect(download('https://files.example.com/a.pdf', 'a.pdf')).rejects.toThrow('a fault');
});
