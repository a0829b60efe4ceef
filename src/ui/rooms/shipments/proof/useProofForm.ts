import { useEffect, useRef, useState } from 'react';
import { AddProof } from '../../../../application/shipments/addProof.ts';
import { Photos } from '../../../../application/shipments/Photos.ts';
import { checkFile } from '../../../../domain/paper/checkFile.ts';
import type { FileProblem } from '../../../../domain/paper/FileProblem.ts';
import { problemsOf } from '../../../../domain/record/problemsOf.ts';
import { isSigned } from '../../../../domain/shipment/isSigned.ts';
import { parseProof } from '../../../../domain/shipment/parseProof.ts';
import { proofDraft } from '../../../../domain/shipment/proofDraft.ts';
import { type ProofDraft, type ProofFacts, proofFields } from '../../../../domain/shipment/proofFields.ts';
import type { ProvenDelivery } from '../../../../domain/shipment/provenDeliveries.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { signatureFileName } from '../../../../domain/shipment/signatureFile.ts';
import type { Signature, Stroke } from '../../../../domain/shipment/Signature.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useProblemText } from '../../../shared/record/useProblemText.ts';
import { useDraft } from '../../../shared/useDraft.ts';
import { useNow } from '../../../shared/useNow.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useFolded } from '../useFolded.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import type { signatureWays } from './SignatureField.tsx';
import { useCountQuestion } from './useCountQuestion.ts';

/** Files of a proof, the signature among them. */
const mostFiles = 5;
const minute = 60_000;

/** The same file chosen twice is one. */
export const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** A proof that is kept on this device, to be put right. */
export interface KeptDraft {
  readonly id: string;
  readonly facts: ProofFacts;
  /** The signature among them. */
  readonly files: readonly File[];
}

/**
 * The form of a proof of delivery: facts, files and signature. It begins with what was ordered, and the time the truck left, or with
 * what was kept.
 */
export const useProofForm = (
  shipment: ShipmentRecord,
  { stop, ordered }: ProvenDelivery,
  onDone: () => void,
  kept?: KeptDraft,
) => {
  const { proof: texts, outbox } = useShipmentTexts();
  const { form: words } = texts;
  const add = useInjection(AddProof);
  const photos = useInjection(Photos);
  const tell = useTell();
  const folded = useFolded(shipment);
  const zone = useStopWords(shipment).zoneAt(stop) ?? 'UTC';
  const now = useNow(minute).getTime();
  const [files, setFiles] = useState<readonly File[]>(kept?.files ?? []);
  const [preparing, setPreparing] = useState(0);
  const [way, setWay] = useState<(typeof signatureWays)[number]>('none');
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [name, setName] = useState<string>();
  const [isTried, setTried] = useState(false);
  const [share, setShare] = useState<number>();
  const [isFull, setFull] = useState(false);
  const upload = useRef<AbortController>(undefined);
  useEffect(() => () => upload.current?.abort(), []);

  const signatureOf = (recipient: string): Signature =>
    way === 'type'
      ? { kind: 'typed', name: name ?? recipient }
      : { kind: 'drawn', strokes: way === 'draw' ? strokes : [] };
  const fileProblemOf = (recipient: string): string | undefined => {
    const count = files.length + (isSigned(signatureOf(recipient)) ? 1 : 0);
    if (count === 0) return words.missing;
    return count > mostFiles ? words.tooMany : undefined;
  };

  const surroundings = { folded, stop, ordered, zone, now };
  const mayBeAsCounted = useCountQuestion(ordered);
  const task = useWriteTask<ProofDraft>(async (draft) => {
    const read = parseProof(draft, surroundings);
    if (!read.ok || fileProblemOf(draft.recipient) !== undefined) return false;
    if (!(await mayBeAsCounted(draft))) return false;
    upload.current = new AbortController();
    setShare(0);
    setFull(false);
    try {
      const signature = signatureOf(draft.recipient);
      // What was drawn before holds as long as its picture is among the files.
      const drawn = files.some(({ name: of }) => of === signatureFileName) ? kept?.facts.signature : undefined;
      const told = { ...read.value, ...(drawn !== undefined && { signature: drawn }) };
      const sent = { stop, facts: told, files, signature, replaces: kept?.id };
      const done = await add(shipment, sent, { signal: upload.current.signal, onProgress: setShare });
      setFull(done === 'full');
      if (done === 'full') return false;
      tell(done === 'kept' ? outbox.kept : words.told);
      return true;
    } finally {
      setShare(undefined);
    }
  });

  const { draft, field, form } = useDraft<ProofDraft>({
    initial: proofDraft(kept?.facts, { ordered, at: folded.stops[stop]?.departedAt ?? now, zone }),
    check: (typed) => problemsOf(parseProof(typed, surroundings)),
    wordsOf: useProblemText(proofFields, words.field),
    task,
    onDone,
  });

  return {
    draft,
    field,
    zone,
    files: {
      chosen: files,
      problem: isTried ? fileProblemOf(draft.recipient) : undefined,
      /** Takes a file, a photo made smaller; or tells why it cannot be one of a proof. */
      add: async (chosen: File): Promise<FileProblem | undefined> => {
        setPreparing((count) => count + 1);
        const file = await photos.shrink(chosen).finally(() => setPreparing((count) => count - 1));
        const found = checkFile(file, 'other');
        if (!found) setFiles((before) => [...before.filter((each) => keyOf(each) !== keyOf(file)), file]);
        return found;
      },
      remove: (file: File) => setFiles((before) => before.filter((each) => each !== file)),
    },
    signature: { way, onWay: setWay, strokes, onDraw: setStrokes, name: name ?? draft.recipient, onName: setName },
    /** Whether it is sent, or a photo is made smaller for it. */
    pending: task.pending || preparing > 0,
    /** Whether this device had no room to keep it. */
    isFull,
    /** The share that was sent, 0 to 1; undefined while nothing is sent. */
    share,
    onSubmit: (event: Parameters<typeof form.onSubmit>[0]): void => {
      setTried(true);
      form.onSubmit(event);
    },
  };
};
