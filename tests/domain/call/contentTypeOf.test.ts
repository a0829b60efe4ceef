import { expect, it } from 'vitest';
import { contentTypeOf } from '../../../src/domain/call/contentTypeOf.ts';

it.each([
  ['POST', '/v1/drivers'],
  ['put', '/v1/drivers/7'],
  ['POST', 'https://drivers.example/v1/drivers/7/photo?x=1'],
  ['Post', '/V1/Drivers'],
  ['POST', '/api/v1/vehicle/7/media'],
  ['PUT', 'https://vehicles.example/api/v1/vehicles/7/media/2?x=1#y'],
])('%s %s leaves the content type to the browser', (method, address) => {
  expect(contentTypeOf(method, address)).toBeUndefined();
});

it.each([
  ['GET', '/v1/drivers'],
  ['DELETE', '/v1/drivers/7'],
  ['GET', '/api/v1/vehicle/7/media/2'],
  ['POST', '/api/v1/vehicle'],
  ['POST', '/v1/driversx'],
  ['POST', '/invitations'],
  ['POST', '/media/vehicle'],
  ['POST', '/api/v1/login?next=/v1/drivers'],
  ['POST', '/api/v1/login#/v1/drivers'],
  ['POST', 'https://v1/drivers'],
  ['', ''],
])('%s %s is sent as JSON', (method, address) => {
  expect(contentTypeOf(method, address)).toBe('application/json');
});
