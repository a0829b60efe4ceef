import { useRef, useState } from 'react';
import { type DueTender, ImportTenders, type TenderFile } from '../../../../application/edi/importTenders.ts';
import type { FoundTender } from '../../../../application/edi/lookUpTenders.ts';
import type { Outcome } from '../../../../application/shared/eachInTurn.ts';
import type { PlannedTender, TenderPlan } from '../../../../domain/edi/tender/planTender.ts';
import type { FoundPlace } from '../../../../domain/place/FoundPlace.ts';
import type { ShipmentRequest } from '../../../../domain/request/ShipmentRequest.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useTask } from '../../../shared/useTask.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';

export type TenderOutcome = Outcome<DueTender, ShipmentRequest>;

/** Places that somebody chose, by tender and stop. */
type Chosen = ReadonlyMap<string, FoundPlace>;

interface Progress {
  readonly done: number;
  readonly all: number;
}

const stopKey = ({ key }: FoundTender, stop: number): string => `${key} ${stop}`;

const isDue = (plan: TenderPlan | undefined): plan is DueTender['plan'] =>
  plan?.step === 'add' || plan?.step === 'change' || plan?.step === 'cancel';

/** Reads a file of tenders, lets its places be chosen, and carries out what is right. */
export const useEdiImport = () => {
  const imports = useInjection(ImportTenders);
  const [file, setFile] = useState<TenderFile>();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [wantsPublished, setWantsPublished] = useState(false);
  const isTest = file?.interchange?.isTest === true;
  const publish = wantsPublished && !isTest;
  const [plans, setPlans] = useState<ReadonlyMap<string, PlannedTender>>(new Map());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, TenderOutcome>>(new Map());
  const [progress, setProgress] = useState<Progress>();

  const watching = (all: number) => {
    setProgress({ done: 0, all });
    return { signal: new AbortController().signal, onProgress: (done: number) => setProgress({ done, all }) };
  };
  const planned = (tenders: readonly FoundTender[], places: Chosen, how: { publish: boolean; isTest: boolean }) =>
    imports.plan(
      tenders,
      (found) => found.places.map((place, stop) => places.get(stopKey(found, stop)) ?? place.found),
      how,
    );

  const [chosenFile, setChosenFile] = useState<File>();
  /** Once loads are being added, reading again would lose what became of them. Known also to whoever began before. */
  const hasBegun = useRef(false);
  const reading = useTask<File>(async (blob) => {
    setChosenFile(blob);
    const read = await imports.read(new Uint8Array(await blob.arrayBuffer()), watching(0));
    setPlans(
      await planned(read.tenders, new Map(), { publish: wantsPublished, isTest: read.interchange?.isTest === true }),
    );
    setChosen(new Map());
    setOutcomes(new Map());
    hasBegun.current = false;
    setFile(read);
  });
  /** Whether fleets would see a place that could be another: somebody looks at it first. */
  const awaitsPlace = (found: FoundTender): boolean => {
    const step = plans.get(found.key)?.plan.step;
    const isSeen = publish || found.existing?.status === 'open';
    const isUnsure = found.places.some((place, stop) => !place.isSure && !chosen.has(stopKey(found, stop)));
    return isSeen && isUnsure && (step === 'add' || step === 'change');
  };
  const adding = useWriteTask<void>(async () => {
    if (!file?.interchange) return;
    const due = file.tenders.flatMap((found): readonly DueTender[] => {
      const plan = plans.get(found.key)?.plan;
      const earlier = outcomes.get(found.key);
      return isDue(plan) && !awaitsPlace(found) && (!earlier || earlier.failure) ? [{ found, plan }] : [];
    });
    hasBegun.current = true;
    try {
      const done = await imports.carryOut(file.interchange, due, publish, watching(due.length));
      setOutcomes(new Map([...outcomes, ...done.map((outcome) => [outcome.item.found.key, outcome] as const)]));
      hasBegun.current = outcomes.size + done.length > 0;
    } catch (error) {
      hasBegun.current = outcomes.size > 0;
      throw error;
    }
  });

  return {
    file,
    plans,
    outcomes,
    publish,
    isTest,
    progress,
    reading: reading.pending,
    adding: adding.pending,
    placeOf: (found: FoundTender, stop: number): FoundPlace | undefined =>
      chosen.get(stopKey(found, stop)) ?? found.places[stop]?.found,
    awaitsPlace,
    read: (blob: File) => void reading.run(blob),
    readAgain: (): void => {
      if (chosenFile && !hasBegun.current) void reading.run(chosenFile);
    },
    add: (): void => {
      if (!reading.pending) void adding.run();
    },
    choosePublish: async (isPublished: boolean): Promise<void> => {
      setWantsPublished(isPublished);
      if (file) setPlans(await planned(file.tenders, chosen, { publish: isPublished, isTest }));
    },
    choosePlace: async (found: FoundTender, stop: number, place: FoundPlace): Promise<void> => {
      const places = new Map([...chosen, [stopKey(found, stop), place] as const]);
      setChosen(places);
      const changed = await planned([found], places, { publish, isTest });
      setPlans((earlier) => new Map([...earlier, ...changed]));
    },
  };
};

export type EdiImport = ReturnType<typeof useEdiImport>;
