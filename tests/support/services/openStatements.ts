import type { Services } from '../../../services/Services.ts';
import { openProofs } from './openProofs.ts';

/** A market with shipments that are completed, and what they cost. */
export async function openStatements(changes: Partial<Services> = {}) {
  const proofs = await openProofs(changes);
  const { call, delivered, proven, verify, shipper, fleet } = proofs;

  const statement = async (id: string, who = fleet) => (await call(`/v1/statements/${id}`, who)).body.data;

  const act = (id: string, what: string, json: object, who = fleet) =>
    call(`/v1/statements/${id}/${what}`, who, { json });

  const keepExtras = (id: string, version: number, extras: readonly object[], who = fleet) =>
    call(`/v1/statements/${id}/extras`, who, { method: 'PUT', json: { version, extras } });

  /** The id of a shipment that its shipper verified. */
  const completed = async (): Promise<string> => {
    const { id } = await delivered();
    const { version } = await proven(id);
    const { status, text } = await verify(id, version);
    if (status !== 200) throw new Error(text);
    return id;
  };

  const issue = (id: string, version: number, who = fleet) =>
    act(id, 'issue', { version, timeZone: 'Europe/Berlin' }, who);

  /** The record of a statement that waits for the shipper, with these extras. */
  const issued = async (extras: readonly object[] = []) => {
    const id = await completed();
    const kept = await keepExtras(id, 1, extras);
    if (kept.status !== 200) throw new Error(kept.text);
    const { status, text, body } = await issue(id, kept.body.data.version);
    if (status !== 200) throw new Error(text);
    return body.data;
  };

  const approve = (id: string, version: number) => act(id, 'approve', { version }, shipper);

  return { ...proofs, statement, act, keepExtras, completed, issue, issued, approve };
}
