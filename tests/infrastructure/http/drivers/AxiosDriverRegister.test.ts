import { expect, it } from 'vitest';
import { draftOfDriver } from '../../../../src/domain/driver/draftOfDriver.ts';
import { driverData } from '../../../../src/domain/driver/driverData.ts';
import { AxiosDriverRegister } from '../../../../src/infrastructure/http/drivers/AxiosDriverRegister.ts';
import { driverFactory } from '../../../support/factories/driverFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const register = () => new AxiosDriverRegister(line().http);
const driver = driverFactory.build();
const { documents: _, ...row } = driver;
const data = driverData(draftOfDriver(driver));
const view = { page: 1, size: 50, sort: '-papersUntil', q: ' silva ', filters: { status: 'active' } };

it('lists the drivers of a view', async () => {
  const paging = { page: 1, size: 50, total: 51 };
  server.answers(
    odd.body({
      code: 200,
      data: [
        { ...row, email: null, licence: null },
        { ...row, status: 7 },
      ],
      paging,
    }),
  );
  expect(await register().list(view)).toEqual({ ...paging, rows: [{ ...row, email: undefined, licence: undefined }] });
  expect(server.request.url).toBe('/v1/drivers?page=1&size=50&sort=-papersUntil&q=silva&status=active');
});

it('counts the drivers by status', async () => {
  const counts = { invited: 1, active: 2, on_leave: 3, suspended: 4, left: 5 };
  server.answers(odd.success(counts));
  expect(await register().count(new AbortController().signal)).toEqual(counts);
  expect(server.request.url).toBe('/v1/drivers/counts');
});

it('reads a driver with their papers, without one that makes no sense', async () => {
  server.answers(odd.success({ ...driver, photo: null, documents: [null], cards: [...driver.cards, { type: 'x' }] }));
  expect(await register().read('a/b')).toEqual(driver);
  expect(server.request.url).toBe('/v1/drivers/a%2Fb');
});

it('adds a driver by a form, with the picture', async () => {
  server.answers(odd.success(driver));
  await register().add({ data, photo: new File(['bytes'], 'joao.jpg', { type: 'image/jpeg' }) }, 'a-key');
  const { method, url, headers, body } = server.request;
  expect([method, url, headers['idempotency-key']]).toEqual(['POST', '/v1/drivers', 'a-key']);
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toContain(JSON.stringify(data));
  expect(body).toContain('name="photo"; filename="joao.jpg"');
});

it('changes a driver in the version that was seen', async () => {
  server.answers(odd.success(driver));
  await register().change('d1', 3, { data }, 'a-key');
  const { method, url, headers, body } = server.request;
  expect([method, url, headers['idempotency-key']]).toEqual(['PUT', '/v1/drivers/d1', 'a-key']);
  expect(body).toContain(JSON.stringify({ ...data, version: 3 }));
  expect(body).not.toContain('photo');
});

it('moves a driver to another status', async () => {
  server.answers(odd.success({ ...driver, status: 'left' }));
  expect(await register().move('d1', 3, 'left')).toMatchObject({ status: 'left' });
  expect(server.request).toMatchObject({ method: 'POST', url: '/v1/drivers/d1/status' });
  expect(server.request.body).toContain('{"status":"left","version":3}');
});

it('deletes a driver in the version that was seen', async () => {
  server.answers(odd.success(null));
  await register().remove('d1', 3);
  expect(server.request).toMatchObject({ method: 'DELETE', url: '/v1/drivers/d1?version=3' });
});

it('names a card that was refused by its type, as the form does', async () => {
  const refused = [{ field: 'cards.0.expiresOn', message: 'must be a day', code: 'not_a_day' }];
  const named = [{ field: 'cards.tachograph.expiresOn', message: 'must be a day', code: 'not_a_day' }];
  server.answers(odd.failure(422, { errors: refused }));
  expect(await troubleOf(register().add({ data }, 'k'))).toMatchObject({ errors: named });
  server.answers(odd.failure(422, { errors: refused }));
  expect(await troubleOf(register().change('d1', 3, { data }, 'k'))).toMatchObject({ errors: named });
});

it('tells why a driver was refused', async () => {
  const errors = [{ field: 'phone', message: 'is another driver’s already' }];
  server.answers(odd.failure(422, { errors }));
  expect(await troubleOf(register().add({ data }, 'k'))).toMatchObject({ kind: 'refused', status: 422, errors });
});
