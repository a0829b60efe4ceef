import { useRef, useState } from 'react';
import {
  type DueStatus,
  ImportStatus,
  type StatusFile,
  type StatusOutcome,
} from '../../../../../application/edi/importStatus.ts';
import type { MatchedLoad } from '../../../../../application/edi/statusPlans.ts';
import type { FoundLoad } from '../../../../../application/edi/lookUpStatuses.ts';
import { matchingShipment } from '../../../../../domain/edi/status/matchingShipment.ts';
import { reportsOf } from '../../../../../domain/edi/status/reportsOf.ts';
import type { PlannedStatus } from '../../../../../domain/edi/status/StatusPlan.ts';
import type { ShipmentRecord } from '../../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../../shared/injection/useInjection.ts';
import { useTask } from '../../../../shared/useTask.ts';
import { useWriteTask } from '../../../../shared/useWriteTask.ts';
import { useStatusImportTexts } from './useStatusImportTexts.ts';

/** A load of a file: the shipment that is meant, and what each event comes to. */
export interface PlannedLoad {
  readonly found: FoundLoad;
  readonly shipment: ShipmentRecord | undefined;
  readonly events: readonly PlannedStatus[];
  readonly outcome: StatusOutcome | undefined;
}

interface Progress {
  readonly done: number;
  readonly all: number;
}

/** Reads a file of statuses, shows what each event would do, and records what is wanted; of a test nothing. */
export const useStatusImport = () => {
  const imports = useInjection(ImportStatus);
  const { kept } = useStatusImportTexts();
  const [file, setFile] = useState<StatusFile>();
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [plans, setPlans] = useState<ReadonlyMap<string, readonly PlannedStatus[]>>(new Map());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, StatusOutcome>>(new Map());
  const [progress, setProgress] = useState<Progress>();

  const watching = (all: number) => {
    setProgress({ done: 0, all });
    return { signal: new AbortController().signal, onProgress: (done: number) => setProgress({ done, all }) };
  };
  const loads = (file?.loads ?? []).map((found): PlannedLoad => ({
    found,
    shipment: matchingShipment(found.shipments, chosen.get(found.key)),
    events: plans.get(found.key) ?? [],
    outcome: outcomes.get(found.key),
  }));
  /** Plans one load anew, on which something else was chosen. */
  const replan = (found: FoundLoad, shipment: ShipmentRecord | undefined, out: ReadonlySet<string>): void => {
    if (!file?.interchange || !shipment) return;
    const planned = imports.plan(file.interchange, found, shipment, { leftOut: out, words: kept });
    setPlans((earlier) => new Map([...earlier, [found.key, planned]]));
  };
  const isTest = file?.interchange?.isTest === true;
  const due = loads.flatMap(({ found, shipment, events, outcome }): readonly DueStatus[] => {
    if (isTest) return [];
    const reports = events.flatMap(({ step }) => reportsOf(step));
    return shipment && reports.length > 0 && (!outcome || outcome.failure) ? [{ found, shipment, reports }] : [];
  });
  const [chosenFile, setChosenFile] = useState<File>();
  /** Once events are being recorded, reading again would lose what became of them. Known also to whoever began before. */
  const hasBegun = useRef(false);
  const reading = useTask<File>(async (blob) => {
    setChosenFile(blob);
    const read = await imports.read(new Uint8Array(await blob.arrayBuffer()), watching(0));
    const matched = read.loads.flatMap((found): readonly MatchedLoad[] => {
      const shipment = matchingShipment(found.shipments);
      return shipment ? [{ found, shipment }] : [];
    });
    setPlans(read.interchange ? await imports.planAll(read.interchange, matched, kept) : new Map());
    setChosen(new Map());
    setLeftOut(new Set());
    setOutcomes(new Map());
    hasBegun.current = false;
    setFile(read);
  });
  const recording = useWriteTask<void>(async () => {
    hasBegun.current = true;
    try {
      const done = await imports.carryOut(due, watching(due.length));
      setOutcomes(new Map([...outcomes, ...done.map((outcome) => [outcome.item.found.key, outcome] as const)]));
      hasBegun.current = outcomes.size + done.length > 0;
    } catch (error) {
      hasBegun.current = outcomes.size > 0;
      throw error;
    }
  });
  return {
    file,
    loads,
    due,
    isTest,
    progress,
    reading: reading.pending,
    recording: recording.pending,
    read: (blob: File) => void reading.run(blob),
    readAgain: (): void => {
      if (chosenFile && !hasBegun.current) void reading.run(chosenFile);
    },
    record: (): void => {
      if (!reading.pending) void recording.run();
    },
    choose: ({ found }: PlannedLoad, shipmentId: string): void => {
      const all = new Map([...chosen, [found.key, shipmentId]]);
      setChosen(all);
      replan(found, matchingShipment(found.shipments, shipmentId), leftOut);
    },
    leaveOut: ({ found, shipment }: PlannedLoad, key: string, isOut: boolean): void => {
      const out = new Set(isOut ? [...leftOut, key] : [...leftOut].filter((each) => each !== key));
      setLeftOut(out);
      replan(found, shipment, out);
    },
  };
};

export type StatusImport = ReturnType<typeof useStatusImport>;
