import { useEffect, useRef, useState } from 'react';
import { AddProof } from '../../../../application/shipments/addProof.ts';
import { problemsOf } from '../../../../domain/record/problemsOf.ts';
import { isSigned } from '../../../../domain/shipment/isSigned.ts';
import { parseProof } from '../../../../domain/shipment/parseProof.ts';
import { proofDraft } from '../../../../domain/shipment/proofDraft.ts';
import { type ProofDraft, type ProofFacts, proofFields } from '../../../../domain/shipment/proofFields.ts';
import type { ProvenDelivery } from '../../../../domain/shipment/provenDeliveries.ts';
import { rejectedFacts } from '../../../../domain/shipment/rejectedFacts.ts';
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
import { useProofFiles } from './useProofFiles.ts';
import { useRejectedFiles } from './useRejectedFiles.ts';
import { useSameFilesQuestion } from './useSameFilesQuestion.ts';

/** Files of a proof, the signature among them. */
const mostFiles = 5;
/** A proof that is kept on this device, to be put right. */
export interface KeptDraft {
  readonly id: string;
  readonly facts: ProofFacts;
  /** The signature among them. */
  readonly files: readonly File[];
}

/**
 * The form of a proof of delivery: facts, files and signature. It begins with what was ordered, and the time the truck left; or with
 * what was kept, or rejected.
 */
export const useProofForm = (
  shipment: ShipmentRecord,
  { stop, ordered, proof, rejected: [latest] }: ProvenDelivery,
  onDone: () => void,
  kept?: KeptDraft,
) => {
  const { proof: texts, outbox } = useShipmentTexts();
  const { form: words } = texts;
  const add = useInjection(AddProof);
  const tell = useTell();
  const folded = useFolded(shipment);
  const zone = useStopWords(shipment).zoneAt(stop) ?? 'UTC';
  const now = useNow('minute').getTime();
  // The next proof begins with what was rejected.
  const rejected = kept || proof ? undefined : latest;
  const said = kept?.facts ?? (rejected && rejectedFacts(rejected));
  const earlier = useRejectedFiles(shipment.id, rejected);
  const files = useProofFiles(kept?.files ?? earlier.files);
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
  /** Another signature takes the place of the one before. */
  const filesWith = (signature: Signature): readonly File[] =>
    isSigned(signature) ? files.chosen.filter(({ name: of }) => of !== signatureFileName) : files.chosen;
  const fileProblemOf = (recipient: string): string | undefined => {
    const signature = signatureOf(recipient);
    const count = filesWith(signature).length + (isSigned(signature) ? 1 : 0);
    if (count === 0) return words.missing;
    return count > mostFiles ? words.tooMany : undefined;
  };

  const surroundings = { folded, stop, ordered, zone, now };
  const mayBeAsCounted = useCountQuestion(ordered, latest);
  const mayRepeat = useSameFilesQuestion(latest);
  const task = useWriteTask<ProofDraft>(async (draft) => {
    const read = parseProof(draft, surroundings);
    if (!read.ok || fileProblemOf(draft.recipient) !== undefined) return false;
    const signature = signatureOf(draft.recipient);
    // What was drawn before holds as long as its picture is among the files.
    const sentFiles = filesWith(signature);
    if (!(await mayRepeat(sentFiles, signature)) || !(await mayBeAsCounted(draft))) return false;
    upload.current = new AbortController();
    setShare(0);
    setFull(false);
    try {
      const drawn = sentFiles.some(({ name: of }) => of === signatureFileName) ? said?.signature : undefined;
      const told = { ...read.value, ...(drawn !== undefined && { signature: drawn }) };
      const sent = { stop, facts: told, files: sentFiles, signature, replaces: kept?.id };
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
    initial: proofDraft(said, { ordered, at: folded.stops[stop]?.departedAt ?? now, zone }),
    check: (typed) => problemsOf(parseProof(typed, surroundings)),
    wordsOf: useProblemText(proofFields, words.field),
    task,
    onDone,
  });

  return {
    draft,
    field,
    zone,
    /** The proof whose place it takes. */
    rejected,
    files: {
      chosen: files.chosen,
      add: files.add,
      remove: files.remove,
      standing: earlier.isReading ? words.loading : earlier.isLost ? words.lost : undefined,
      problem: isTried ? fileProblemOf(draft.recipient) : undefined,
    },
    signature: { way, onWay: setWay, strokes, onDraw: setStrokes, name: name ?? draft.recipient, onName: setName },
    /** Whether it is sent, or files for it are read or made smaller. */
    pending: task.pending || files.isPreparing || earlier.isReading,
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
