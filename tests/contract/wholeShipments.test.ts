import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { documentForm } from '../../services/shipments/documentForm.ts';
import { shipmentDocumentAnswer } from '../../services/shipments/documentsOfShipment.ts';
import { eventAnswer } from '../../services/shipments/eventAnswer.ts';
import { eventDraft } from '../../services/shipments/eventBody.ts';
import { AxiosDeliveryProofs } from '../../src/infrastructure/http/shipments/AxiosDeliveryProofs.ts';
import { AxiosShipmentRegister } from '../../src/infrastructure/http/shipments/AxiosShipmentRegister.ts';
import { AxiosShipmentReports } from '../../src/infrastructure/http/shipments/AxiosShipmentReports.ts';
import { filledEvent, filledProof, filledProofFacts, filledToldEvents } from '../support/factories/filledShipment.ts';
import { shipmentFactory } from '../support/factories/shipmentFactory.ts';
import { answeredShipment } from '../support/http/answeredShipment.ts';
import { onTheWire } from '../support/http/onTheWire.ts';
import { recordedLine } from './recordedLine.ts';

const shipment = shipmentFactory.build({ events: [filledEvent], documents: [filledProof] });
const answer = answeredShipment(shipment);
const answering = (data: unknown) => recordedLine({ code: 200, data });

describe('an event with everything said', () => {
  const id = '00000000-0000-4000-8000-000000000001';

  it('is answered exactly as the contract says', () => {
    expect(answer.events.map((event) => v.parse(eventAnswer, event))).toEqual(answer.events);
  });

  it('is read complete, and so is a proof of delivery', async () => {
    const read = await new AxiosShipmentRegister(answering(onTheWire(answer)).http).read(shipment.id);
    expect(read).toEqual(shipment);
  });

  it.each(filledToldEvents.map((event) => [event.type, event] as const))('is told complete as %s', async (_, event) => {
    const { http, sent } = answering(onTheWire(answer));
    await new AxiosShipmentReports(http).tell(shipment.id, { id, event }, 'key');
    const { type, stop, at, data } = event;
    const told = { id, type, stop, at: new Date(at).toISOString(), source: 'desk', position: null, data };
    expect(sent.body).toEqual({ ...told, events: null });
    expect(v.parse(eventDraft, told)).toEqual(told);
  });

  it('is told complete among several', async () => {
    const { http, sent } = answering([]);
    await new AxiosShipmentReports(http).tellAll(
      shipment.id,
      filledToldEvents.map((event) => ({ id, event })),
      'key',
    );
    const told = filledToldEvents.map(({ at, ...event }) => {
      return { ...event, id, at: new Date(at).toISOString(), source: 'desk', position: null };
    });
    expect(sent.body).toMatchObject({ events: told });
  });
});

it('the weight of the goods is what their lines add up to, to the gram', async () => {
  const [line] = shipment.cargo;
  const cargo = [0.1, 0.2].map((grossKg) => ({ ...line, grossKg }));
  const { http } = answering(onTheWire({ ...answer, cargo }));
  const { goods } = await new AxiosShipmentRegister(http).read(shipment.id);
  expect(goods).toEqual({ description: line?.description, lines: 2, grossKg: 0.3 });
});

describe('a proof of delivery with everything said', () => {
  const { id, stop, recipient, packages, note, at, signature } = filledProof;

  it('is answered exactly as the contract says', () => {
    const files = filledProof.files.map((file) => ({ ...file, sha256: 'ab'.repeat(32) }));
    const document = { ...filledProof, files };
    expect(v.parse(shipmentDocumentAnswer, document)).toEqual(document);
  });

  it('is sent complete', async () => {
    const { http, sent } = answering(onTheWire(answer));
    const upload = { signal: new AbortController().signal, onProgress: () => {}, idempotencyKey: 'key' };
    await new AxiosDeliveryProofs(http, '').add(shipment.id, { id, stop, facts: filledProofFacts, files: [] }, upload);
    const told = { id, type: 'pod', stop, recipient, packages, note, at, signature };
    expect(sent.body).toEqual(told);
    expect(v.parse(documentForm.entries.data, JSON.stringify(told))).toEqual(told);
  });
});
