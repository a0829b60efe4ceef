import { describe, expect, it } from 'vitest';
import { openDrivers } from './openDrivers.ts';

// Today is 2026-03-02.
const { world, owner, draft, send, added, change, read, list } = await openDrivers();
const file = new File(['%PDF-1.7 a paper'], 'paper.pdf');
const licence = { number: 'RO-1', country: 'RO', categories: ['C'], issuedOn: '2021-02-01', expiresOn: '2026-02-01' };
const expired = { licence, cards: [{ type: 'cpc', number: 'Q-1', expiresOn: '2026-01-15' }] };

const keep = async (id: string, type: string, expiresOn: string, issuedOn = '') =>
  (await send('POST', `/${id}/documents`, { file, type, issuedOn, expiresOn }, owner)).body.data;
const drop = (id: string, documentId: string) =>
  world.call(`/v1/drivers/${id}/documents/${documentId}`, { method: 'DELETE', ...owner });
const papersOf = async (id: string): Promise<readonly string[]> => {
  const { body } = await world.call('/v1/papers?subject=driver&size=1000', { ...owner });
  return body.data.flatMap((row: Readonly<Record<string, string>>) =>
    row.subjectId === id ? [`${row.type} ${row.status}`] : [],
  );
};
type Answer = Readonly<Record<string, unknown>>;
/** A body that says what an answer said, with other values. */
const sentBack = ({ name, phone, email, language, employment, licence: held, cards, currentVehicleId }: Answer) => ({
  name,
  phone,
  email,
  language,
  employment,
  licence: held,
  cards,
  currentVehicleId,
});

describe('a licence on file with a later end', () => {
  it('renews the driver’s licence wherever it is shown', async () => {
    const { id } = await added(expired);
    await keep(id, 'licence', '2031-02-01', '2026-02-02');
    await keep(id, 'cpc', '2030-06-01');
    const driver = await read(id);
    expect(driver).toMatchObject({
      compliance: 'valid',
      licence: { ...licence, issuedOn: '2026-02-02', expiresOn: '2031-02-01' },
      cards: [{ type: 'cpc', number: 'Q-1', expiresOn: '2030-06-01' }],
    });
    expect((await list(`?q=${encodeURIComponent(driver.phone)}&compliance=valid`)).body.data).toHaveLength(1);
    expect(await papersOf(id)).toEqual([]);
  });

  it('keeps the day of issue that was entered if it has none', async () => {
    const { id } = await added(expired);
    await keep(id, 'licence', '2031-02-01');
    expect((await read(id)).licence).toEqual({ ...licence, expiresOn: '2031-02-01' });
  });

  it('counts for a driver without any licence or card entered', async () => {
    const { id } = await added();
    await keep(id, 'licence', '2026-03-20');
    expect(await read(id)).toMatchObject({ compliance: 'expiring', licence: null, cards: [] });
    await keep(id, 'medical', '2026-02-20');
    expect(await read(id)).toMatchObject({
      compliance: 'expired',
      cards: [{ type: 'medical', number: null, expiresOn: '2026-02-20' }],
    });
    expect(await papersOf(id)).toEqual(['medical expired', 'licence expiring']);
  });

  it('no longer counts once it is deleted', async () => {
    const { id } = await added(expired);
    const [renewal, card] = [await keep(id, 'licence', '2031-02-01'), await keep(id, 'cpc', '2030-06-01')];
    await drop(id, renewal.id);
    await drop(id, card.id);
    expect(await read(id)).toMatchObject({ ...expired, compliance: 'expired' });
    expect(await papersOf(id)).toEqual(['cpc expired', 'licence expired']);
  });

  it('gives way to the one before when it is deleted', async () => {
    const { id } = await added(expired);
    await keep(id, 'licence', '2029-01-01');
    const last = await keep(id, 'licence', '2031-02-01');
    await drop(id, last.id);
    expect((await read(id)).licence.expiresOn).toBe('2029-01-01');
  });

  it('stays when an older one is filed after it', async () => {
    const { id } = await added(expired);
    await keep(id, 'licence', '2031-02-01');
    await keep(id, 'licence', '2024-01-01');
    expect(await read(id)).toMatchObject({ compliance: 'expired', licence: { expiresOn: '2031-02-01' } });
  });
});

describe('a paper with an earlier end, or none', () => {
  it.each(['2020-01-01', '2026-02-01', ''])('that ends on %j changes nothing', async (expiresOn) => {
    const valid = { licence: { ...licence, expiresOn: '2028-01-01' } };
    const { id } = await added(valid);
    await keep(id, 'licence', expiresOn, '2019-01-01');
    expect(await read(id)).toMatchObject({ ...valid, version: 1, compliance: 'valid' });
  });

  it('leaves a licence missing that nobody knows the end of', async () => {
    const { id } = await added();
    await keep(id, 'licence', '');
    expect(await read(id)).toMatchObject({ version: 1, compliance: 'missing' });
    expect(await papersOf(id)).toEqual(['licence missing']);
  });
});

describe('a driver who is changed after a renewal', () => {
  it('stays renewed when old dates are sent', async () => {
    const said = draft(expired);
    const { id } = await added(said);
    await keep(id, 'licence', '2031-02-01');
    await keep(id, 'cpc', '2030-06-01');
    const { status, body } = await change(id, { ...said, version: (await read(id)).version });
    expect([status, body.data.compliance, body.data.licence.expiresOn]).toEqual([200, 'valid', '2031-02-01']);
  });

  it('takes a later date that is entered', async () => {
    const said = draft(expired);
    const { id } = await added(said);
    await keep(id, 'licence', '2031-02-01', '2026-02-02');
    const later = { ...licence, issuedOn: '2026-02-10', expiresOn: '2032-01-01' };
    const { body } = await change(id, { ...said, licence: later, version: (await read(id)).version });
    expect(body.data.licence).toEqual(later);
  });

  it('does not keep the end of a document that is deleted afterwards', async () => {
    const { id } = await added(expired);
    const [renewal, card] = [
      await keep(id, 'licence', '2031-02-01', '2026-02-02'),
      await keep(id, 'adr', '2030-01-01'),
    ];
    const shown = await read(id);
    const { body } = await change(id, { ...sentBack(shown), name: 'Ioana', version: shown.version });
    expect(body.data).toMatchObject({
      name: 'Ioana',
      licence: shown.licence,
      cards: shown.cards,
      compliance: 'expired',
    });
    await drop(id, renewal.id);
    await drop(id, card.id);
    expect(await read(id)).toMatchObject({ ...expired, name: 'Ioana' });
  });

  it('is a conflict for whoever read the driver before', async () => {
    const said = draft(expired);
    const { id, version } = await added(said);
    const renewal = await keep(id, 'licence', '2031-02-01');
    expect((await change(id, { ...said, version })).status).toBe(409);
    const shown = await read(id);
    await drop(id, renewal.id);
    expect((await change(id, { ...sentBack(shown), version: shown.version })).status).toBe(409);
    expect((await read(id)).licence.expiresOn).toBe('2026-02-01');
  });

  it('counts every renewal among twenty at once', async () => {
    const { id } = await added(expired);
    const ends = Array.from({ length: 20 }, (_, n) => `20${30 + n}-01-01`);
    await Promise.all(ends.map((end) => keep(id, 'licence', end)));
    expect((await read(id)).licence.expiresOn).toBe('2049-01-01');
  });
});
