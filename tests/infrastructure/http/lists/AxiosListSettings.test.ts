import { expect, it } from 'vitest';
import { AxiosListSettings } from '../../../../src/infrastructure/http/lists/AxiosListSettings.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const settings = () => new AxiosListSettings(line().http);

const facts = {
  name: 'Late',
  isShared: true,
  q: 'volvo',
  filters: { status: 'available' },
  sort: '-make',
  columns: ['fleetNo', 'plate'],
};
const id = '7b0f7f0e-5a44-4a9c-9d3c-0d6c6f2f9a11';
const { isShared: _isShared, ...plain } = facts;
const onTheWire = {
  ...plain,
  id,
  version: 2,
  shared: true,
  own: false,
  alert: true,
  filters: [{ name: 'status', value: 'available' }],
};
const saved = { ...facts, id, version: 2, isOwn: false, hasAlert: true };

it('reads how a list is arranged, and its views', async () => {
  server.answers(odd.body({ code: 200, data: { columns: null, density: 'compact', views: [onTheWire, null] } }));
  expect(await settings().read('vehicles')).toEqual({
    layout: { columns: undefined, density: 'compact' },
    views: [saved],
  });
  expect(server.request.url).toBe('/v1/list-settings?list=vehicles');
});

it.each([
  [undefined, null],
  [['plate'], ['plate']],
])('keeps %s as the columns %s', async (columns, sent) => {
  server.answers(odd.body({ code: 200, data: { columns: sent, density: 'comfortable' } }));
  await settings().arrange('drivers', { columns, density: 'comfortable' });
  expect(JSON.parse(server.request.body)).toEqual({ list: 'drivers', columns: sent, density: 'comfortable' });
});

it('saves, changes and deletes a view', async () => {
  const body = { ...plain, shared: true, filters: onTheWire.filters };
  server.answers(odd.body({ code: 200, data: onTheWire }));
  expect(await settings().add('vehicles', facts, 'key')).toEqual(saved);
  expect(JSON.parse(server.request.body)).toEqual({ ...body, list: 'vehicles' });

  server.answers(odd.body({ code: 200, data: onTheWire }));
  expect(await settings().change(saved, { ...facts, columns: undefined }, 'key')).toEqual(saved);
  expect(server.request.url).toBe(`/v1/list-views/${id}`);
  expect(JSON.parse(server.request.body)).toEqual({ ...body, columns: null, version: 2 });

  server.answers(odd.body({ code: 200 }));
  await settings().remove(saved);
  expect(server.request.url).toBe(`/v1/list-views/${id}?version=2`);
});

it.each([
  [true, 'PUT'],
  [false, 'DELETE'],
])('whether a view has an alert, %s, is told by %s', async (isOn, method) => {
  server.answers(odd.success(null));
  await settings().alert(id, isOn, 'a-key');
  expect(server.request).toMatchObject({
    method,
    url: `/v1/list-views/${id}/alert`,
    headers: { 'idempotency-key': 'a-key' },
  });
});
