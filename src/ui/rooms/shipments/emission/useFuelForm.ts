import { useState } from 'react';
import { fuelFields } from '../../../../domain/emission/fuelFields.ts';
import { isUnusual } from '../../../../domain/emission/isUnusual.ts';
import { sharedFuel } from '../../../../domain/emission/sharedFuel.ts';
import type { TripFuel } from '../../../../domain/emission/TripFuel.ts';
import { parseRecord } from '../../../../domain/record/parseRecord.ts';
import { useEnterFuel } from './useEnterFuel.ts';

/** What is entered of a trip's fuel, and what it comes to for each shipment while it is typed. */
export const useFuelForm = (id: string, trip: TripFuel, onDone: () => void) => {
  const { fuels, entry, shipments, mostShipments } = trip;
  const [key, setKey] = useState(entry?.fuel ?? fuels[0]?.key ?? '');
  const [amount, setAmount] = useState(entry ? String(entry.amount) : '');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([id, ...(entry?.shipmentIds ?? [])]));
  const [wasSent, setSent] = useState(false);
  const task = useEnterFuel(id);
  const read = parseRecord(fuelFields, { amount });
  const fuel = fuels.find((each) => each.key === key);
  const onTrip = shipments.filter((each) => chosen.has(each.id));
  const tkms = onTrip.map(({ tkm }) => tkm);
  const parts = read.ok && fuel ? sharedFuel(read.value.amount, fuel.wtw, tkms) : [];
  const total = parts.reduce((sum, part) => sum + part, 0);
  const isTooMany = onTrip.length > mostShipments;
  return {
    fuel,
    setKey,
    amount,
    setAmount,
    chosen,
    choose: (other: string, isOn: boolean): void =>
      setChosen(new Set(isOn ? [...chosen, other] : [...chosen].filter((each) => each !== other))),
    problem: wasSent && !read.ok ? read.problems.amount : undefined,
    isTooMany,
    /** Grams of each shipment on the trip; undefined before an amount is typed. */
    partOf: (other: string): number | undefined => parts[onTrip.findIndex((each) => each.id === other)],
    total,
    isUnusual: isUnusual(
      total,
      tkms.reduce((sum, tkm) => sum + tkm, 0),
    ),
    pending: task.pending,
    send: async (): Promise<void> => {
      setSent(true);
      if (!read.ok || !fuel || isTooMany) return;
      const others = onTrip.map((each) => each.id).filter((each) => each !== id);
      if (await task.run({ fuel: fuel.key, amount: read.value.amount, others })) onDone();
    },
  };
};
