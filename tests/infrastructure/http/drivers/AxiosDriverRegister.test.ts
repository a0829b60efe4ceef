import { describe, expect, it } from 'vitest';
import { driverFields } from '../../../../src/domain/driver/driverFields.ts';
import { AxiosDriverRegister } from '../../../../src/infrastructure/http/drivers/AxiosDriverRegister.ts';
import { driverFactory, fullDriverFactory } from '../../../support/factories/driverFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const register = () => new AxiosDriverRegister(line().http);
const driver = driverFactory.build();
const cards = [{ type: 'tachograph', number: 'PT-77', expiresOn: '2027-02-01' }];
const onTheWire = { ...driver, companyId: 'c', cards, currentVehicleId: null, photo: null };
const { documents: _documents, invitation: _invitation, ...row } = driver;
const view = { page: 1, size: 50, sort: '-papersUntil', q: ' silva ', filters: { status: 'active' } };
/** The `data` part of the form that was sent. */
const dataSent = (): unknown => JSON.parse(/name="data"\r\n\r\n(.*)\r\n/.exec(server.request.body)?.[1] ?? '');

describe('the list of drivers', () => {
  it('is requested by view and drops invalid rows', async () => {
    const rows = [
      { ...onTheWire, email: null, licence: null },
      { ...onTheWire, status: 7 },
    ];
    server.answers(odd.body({ code: 200, data: rows, paging: { page: 1, size: 50, total: 51 } }));
    expect(await register().list(view)).toEqual({
      rows: [{ ...row, email: undefined, licence: undefined }],
      page: 1,
      size: 50,
      total: 51,
    });
    expect(server.request.url).toBe('/v1/drivers?page=1&size=50&sort=-papersUntil&q=silva&status=active');
  });

  it('is counted by status', async () => {
    const counts = { invited: 1, active: 2, on_leave: 3, suspended: 4, left: 5 };
    server.answers(odd.success(counts));
    expect(await register().count(new AbortController().signal)).toEqual(counts);
    expect(server.request.url).toBe('/v1/drivers/counts');
  });
});

describe('a driver', () => {
  it('is read with papers and cards, without invalid ones', async () => {
    server.answers(odd.success({ ...onTheWire, documents: [null], cards: [...cards, { type: 'x' }, { type: 'cpc' }] }));
    expect(await register().read('a/b')).toEqual(driver);
    expect(server.request.url).toBe('/v1/drivers/a%2Fb');
  });

  it('is added as a multipart form with photo and idempotency key', async () => {
    server.answers(odd.success(onTheWire));
    const photo = new File(['bytes'], 'joao.jpg', { type: 'image/jpeg' });
    await register().add({ facts: { ...driver, email: undefined }, photo }, 'a-key');
    const { method, url, headers, body } = server.request;
    expect([method, url, headers['idempotency-key']]).toEqual(['POST', '/v1/drivers', 'a-key']);
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(dataSent()).toMatchObject({ name: 'João Silva', email: null, currentVehicleId: null, cards });
    expect(body).toContain('name="photo"; filename="joao.jpg"');
  });

  it('is changed, moved and removed with its version', async () => {
    server.answers(odd.success(onTheWire));
    await register().change('a/b', 3, { facts: driver, photo: undefined }, 'a-key');
    expect(server.request).toMatchObject({ method: 'PUT', url: '/v1/drivers/a%2Fb' });
    expect(server.request.headers['idempotency-key']).toBe('a-key');
    expect(dataSent()).toMatchObject({ version: 3, name: 'João Silva' });
    expect(server.request.body).not.toContain('photo');

    server.answers(odd.success({ ...onTheWire, status: 'left' }));
    expect(await register().move('d1', 3, 'left', 'a-key')).toMatchObject({ status: 'left' });
    expect(server.request).toMatchObject({ method: 'POST', url: '/v1/drivers/d1/status' });
    expect(dataSent()).toEqual({ status: 'left', pause: null, version: 3 });

    server.answers(odd.success(null));
    await register().remove('d1', 3, 'a-key');
    expect(server.request).toMatchObject({ method: 'DELETE', url: '/v1/drivers/d1?version=3' });
  });

  it('on leave is sent with the reason and the expected return', async () => {
    server.answers(odd.success({ ...onTheWire, status: 'on_leave' }));
    const pause = { reason: undefined, note: 'Back by train', backOn: '2026-12-01' };
    const away = { ...driver, status: 'on_leave', version: 4 } as const;
    expect(await register().pause(away, pause, 'a-key')).toMatchObject({ status: 'on_leave' });
    expect(server.request).toMatchObject({ method: 'POST', url: `/v1/drivers/${driver.id}/status` });
    expect(dataSent()).toEqual({ status: 'on_leave', version: 4, pause: { ...pause, reason: null } });
  });

  it('fails as unreadable when a field is invalid', async () => {
    server.answers(odd.success({ ...onTheWire, employment: 'guest' }));
    expect(await troubleOf(register().read('d'))).toMatchObject({ kind: 'unreadable' });
  });
});

describe('a driver with every field filled', () => {
  const full = fullDriverFactory.build();
  const sent = {
    ...Object.fromEntries(Object.keys(driverFields).map((name) => [name, Reflect.get(full, name)])),
    cards: [
      { type: 'tachograph', number: 'PT-77', expiresOn: '2027-02-01' },
      { type: 'cpc', number: 'C 12 34', expiresOn: '2027-03-01' },
      { type: 'medical', number: 'M-99', expiresOn: '2027-04-01' },
      { type: 'adr', number: 'A-10', expiresOn: '2027-05-01' },
    ],
  };

  it('is sent complete and without other fields', async () => {
    server.answers(odd.success(onTheWire));
    await register().add({ facts: full, photo: undefined }, 'key');
    expect(dataSent()).toEqual(sent);
    server.answers(odd.success(onTheWire));
    await register().change(full.id, 3, { facts: full, photo: undefined }, 'key');
    expect(dataSent()).toEqual({ ...sent, version: 3 });
  });

  it('is read complete', async () => {
    server.answers(odd.success({ ...full, ...sent, companyId: 'c' }));
    expect(await register().read(full.id)).toEqual(full);
  });
});

describe('a refusal', () => {
  it('names a card by its type, as the form does', async () => {
    const held = { ...driver.cards, tachograph: undefined, adr: { number: 'A-10', expiresOn: '2027-05-01' } };
    const entry = { facts: { ...driver, cards: held }, photo: undefined };
    const refused = odd.failure(422, {
      errors: [{ field: 'cards.0.expiresOn', message: 'must be a day', code: 'not_a_day' }],
    });
    const named = { errors: [{ field: 'cards.adr.expiresOn', message: 'must be a day', code: 'not_a_day' }] };
    server.answers(refused);
    expect(await troubleOf(register().add(entry, 'k'))).toMatchObject(named);
    server.answers(refused);
    expect(await troubleOf(register().change('d1', 3, entry, 'k'))).toMatchObject(named);
  });

  it('keeps the path of a card that was not sent', async () => {
    const errors = [{ field: 'cards.7.number', message: 'is too long' }];
    server.answers(odd.failure(422, { errors }));
    const entry = { facts: driver, photo: undefined };
    expect(await troubleOf(register().add(entry, 'k'))).toMatchObject({ errors });
  });

  it('passes on the field errors', async () => {
    const errors = [{ field: 'phone', message: 'is another driver’s already' }];
    server.answers(odd.failure(422, { errors }));
    const entry = { facts: driver, photo: undefined };
    expect(await troubleOf(register().add(entry, 'k'))).toMatchObject({ kind: 'refused', status: 422, errors });
  });
});
