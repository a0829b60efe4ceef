import { describe, expect, it } from 'vitest';
import { clamdAddress } from '../../../../services/settings/clamdAddress.ts';
import { clamdFinds } from '../../../../services/papers/scan/clamdFinds.ts';
import { scanServer } from '../../../support/services/scanServer.ts';
import { testSettings } from '../../../support/services/testSettings.ts';
import { openYard, pdf } from '../../vehicles/openYard.ts';

const verdictOf = (file: string) => (file.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');

const addressOf = (url: string) => {
  const address = clamdAddress(url);
  if (!address) throw new Error(`${url} is no address`);
  return address;
};

describe('an upload', () => {
  it('is searched for viruses, whole, before it is kept', async () => {
    const { url, scanned } = await scanServer(verdictOf);
    const yard = await openYard({ settings: testSettings({ scanUrl: url }) });
    const { id } = await yard.added();
    const large = new File(['%PDF-1.7 ', 'x'.repeat(200_000), ' end'], 'large.pdf');
    expect((await yard.keep(id, { type: 'permit', file: large })).status).toBe(201);
    expect(scanned).toEqual([await large.text()]);
  });

  it('is refused if something is found, and leaves nothing', async () => {
    const { url } = await scanServer(verdictOf);
    const yard = await openYard({ settings: testSettings({ scanUrl: url }) });
    const { id } = await yard.added();
    const { status, body } = await yard.keep(id, { type: 'permit', file: pdf('EICAR') });
    expect([status, body.reason]).toEqual([422, 'infected']);
    expect((await yard.read(id)).body.data).toMatchObject({ documents: [] });
  });

  it('waits for the scanner: nothing is kept unseen', async () => {
    const { url } = await scanServer(() => 'INSTREAM size limit exceeded. ERROR');
    const yard = await openYard({ settings: testSettings({ scanUrl: url }) });
    const { id } = await yard.added();
    expect((await yard.keep(id, { type: 'permit', file: pdf() })).status).toBe(503);
    expect((await yard.read(id)).body.data).toMatchObject({ documents: [] });
  });
});

describe('the scanner', () => {
  it('has a time to answer', async () => {
    const { url } = await scanServer(() => undefined);
    await expect(clamdFinds(addressOf(url), Buffer.from('x'), 50)).rejects.toThrow(
      'The virus scanner does not answer.',
    );
  });

  it('is missed when it is not there', async () => {
    await expect(clamdFinds({ path: '/nowhere/clamd.ctl' }, Buffer.from('x'))).rejects.toThrow(
      'The virus scanner does not answer.',
    );
  });

  it.each([
    ['clamd:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['clamd://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['clamd://localhost', { host: 'localhost', port: 3310 }],
    ['clamd://[::1]:3311', { host: '::1', port: 3311 }],
    ['clamd://scanner.example:3310', undefined],
    ['clamd://', undefined],
    ['tcp://127.0.0.1:3310', undefined],
    ['none', undefined],
  ])('is on this machine: %s', (url, expected) => {
    expect(clamdAddress(url)).toEqual(expected);
  });
});
