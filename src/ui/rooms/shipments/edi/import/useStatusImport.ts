import { useMemo, useState } from 'react';
import {
  type DueStatus,
  ImportStatus,
  type StatusFile,
  type StatusOutcome,
} from '../../../../../application/edi/importStatus.ts';
import type { FoundStatus } from '../../../../../application/edi/lookUpStatuses.ts';
import type { FileReport, PlannedStatus, StatusStep } from '../../../../../domain/edi/status/StatusPlan.ts';
import type { ShipmentRecord } from '../../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../../shared/injection/useInjection.ts';
import { useTask } from '../../../../shared/useTask.ts';
import { useWriteTask } from '../../../../shared/useWriteTask.ts';
import { useStatusImportTexts } from './useStatusImportTexts.ts';

/** A load of a file: the shipment that is meant, and what each event comes to. */
export interface PlannedLoad {
  readonly found: FoundStatus;
  readonly shipment: ShipmentRecord | undefined;
  readonly events: readonly PlannedStatus[];
  readonly outcome: StatusOutcome | undefined;
}

interface Progress {
  readonly done: number;
  readonly all: number;
}

/** What an event is told as; nothing where it adds nothing. */
export const reportsOf = (step: StatusStep): readonly FileReport[] =>
  step.does === 'tell' || step.does === 'correct' ? step.reports : [];

const chosenOf = ({ key, shipments }: FoundStatus, chosen: ReadonlyMap<string, string>): ShipmentRecord | undefined => {
  const live = shipments.filter(({ status }) => status !== 'cancelled');
  const only = live.length === 1 || shipments.length === 1 ? (live[0] ?? shipments[0]) : undefined;
  return shipments.find(({ id }) => id === chosen.get(key)) ?? only;
};

/** Reads a file of statuses, shows what each event would do, and records what is wanted. */
export const useStatusImport = () => {
  const imports = useInjection(ImportStatus);
  const { kept } = useStatusImportTexts();
  const [file, setFile] = useState<StatusFile>();
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, StatusOutcome>>(new Map());
  const [progress, setProgress] = useState<Progress>();

  const watching = (all: number) => {
    setProgress({ done: 0, all });
    return { signal: new AbortController().signal, onProgress: (done: number) => setProgress({ done, all }) };
  };
  const loads = useMemo(
    () =>
      (file?.loads ?? []).map((found): PlannedLoad => {
        const shipment = chosenOf(found, chosen);
        const how = { leftOut, words: kept };
        const events = file?.interchange && shipment ? imports.plan(file.interchange, found, shipment, how) : [];
        return { found, shipment, events, outcome: outcomes.get(found.key) };
      }),
    [file, chosen, leftOut, outcomes, imports, kept],
  );
  const due = loads.flatMap(({ found, shipment, events, outcome }): readonly DueStatus[] => {
    const reports = events.flatMap(({ step }) => reportsOf(step));
    return shipment && reports.length > 0 && (!outcome || outcome.failure) ? [{ found, shipment, reports }] : [];
  });
  const [chosenFile, setChosenFile] = useState<File>();
  const reading = useTask<File>(async (blob) => {
    setChosenFile(blob);
    const read = await imports.read(new Uint8Array(await blob.arrayBuffer()), watching(0));
    setChosen(new Map());
    setLeftOut(new Set());
    setOutcomes(new Map());
    setFile(read);
  });
  const recording = useWriteTask<void>(async () => {
    const done = await imports.carryOut(due, watching(due.length));
    setOutcomes(new Map([...outcomes, ...done.map((outcome) => [outcome.item.found.key, outcome] as const)]));
  });
  return {
    file,
    loads,
    due,
    progress,
    reading: reading.pending,
    recording: recording.pending,
    read: (blob: File) => void reading.run(blob),
    readAgain: () => void (chosenFile && reading.run(chosenFile)),
    record: () => void recording.run(),
    choose: (found: FoundStatus, shipmentId: string) => setChosen(new Map([...chosen, [found.key, shipmentId]])),
    leaveOut: (key: string, isOut: boolean) =>
      setLeftOut(new Set(isOut ? [...leftOut, key] : [...leftOut].filter((each) => each !== key))),
  };
};

export type StatusImport = ReturnType<typeof useStatusImport>;
