import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { ProofFacts } from './proof.ts';

interface ProofRow {
  readonly shipmentId: string;
  readonly stop: number | null;
  readonly firstAt: Date | null;
  readonly lastAdded: number | null;
  readonly lastRejected: number | null;
  readonly completedAt: Date | null;
  readonly isAutomatic: boolean | null;
}

/** What was told of the proofs of these shipments, by shipment and stop. A rejection without a stop is one of all proofs. */
export async function readProofs(tx: Transaction<Tables>, shipmentIds: ReadonlySet<string>) {
  const { rows } = await sql<ProofRow>`
    select shipment_id as "shipmentId", stop,
      min(recorded_at) filter (where type = 'pod_added') as "firstAt",
      max(number) filter (where type = 'pod_added') as "lastAdded",
      max(number) filter (where type = 'pod_rejected') as "lastRejected",
      max(at) filter (where type = 'completed') as "completedAt",
      bool_or(data ->> 'automatic' = 'true') filter (where type = 'completed') as "isAutomatic"
    from shipment_event where shipment_id = any (${sql.val([...shipmentIds])}::uuid[])
      and type in ('pod_added', 'pod_rejected', 'completed')
    group by shipment_id, stop`.execute(tx);
  const told = new Map(rows.map((row) => [`${row.shipmentId} ${row.stop ?? ''}`, row]));
  return (shipmentId: string, stop: number): ProofFacts => {
    const [proof, whole] = [told.get(`${shipmentId} ${stop}`), told.get(`${shipmentId} `)];
    const rejected = Math.max(proof?.lastRejected ?? 0, whole?.lastRejected ?? 0);
    return {
      firstAt: proof?.firstAt?.getTime() ?? null,
      isRejected: proof !== undefined && rejected > (proof.lastAdded ?? 0),
      completedAt: whole?.completedAt?.getTime() ?? null,
      isAutomatic: whole?.isAutomatic ?? false,
    };
  };
}
