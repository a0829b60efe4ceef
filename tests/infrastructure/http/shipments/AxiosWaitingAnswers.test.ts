import { expect, it } from 'vitest';
import { AxiosWaitingAnswers } from '../../../../src/infrastructure/http/shipments/AxiosWaitingAnswers.ts';
import { shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { answeredShipment } from '../../../support/http/answeredShipment.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const shipment = shipmentFactory.build();
const answers = () => {
  server.answers(odd.success(answeredShipment(shipment)));
  return new AxiosWaitingAnswers(line().http);
};
const sent = (): unknown => [server.request.url, JSON.parse(server.request.body)];

it('accepts the charge at a stop in the version that was seen', async () => {
  expect(await answers().accept('s1', 4, 0, 'key-1')).toEqual(shipment);
  expect(sent()).toEqual(['/v1/shipment/s1/waiting/0/accept', { version: 4 }]);
});

it('disputes it for a reason', async () => {
  await answers().dispute('s1', 4, 1, { reason: 'truck_late', note: undefined }, 'key-2');
  expect(sent()).toEqual(['/v1/shipment/s1/waiting/1/dispute', { version: 4, reason: 'truck_late', note: null }]);
});
