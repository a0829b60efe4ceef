import { useEffect, useRef, useState } from 'react';
import { AddProof } from '../../../../application/shipments/addProof.ts';
import { formatInstant } from '../../../../domain/calendar/formatInstant.ts';
import { problemsOf } from '../../../../domain/record/problemsOf.ts';
import { isSigned } from '../../../../domain/shipment/isSigned.ts';
import { parseProof } from '../../../../domain/shipment/parseProof.ts';
import { type ProofDraft, proofFields } from '../../../../domain/shipment/proofFields.ts';
import type { ProvenDelivery } from '../../../../domain/shipment/provenDeliveries.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
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

/** Files of a proof, the signature among them. */
const mostFiles = 5;
const minute = 60_000;

/** The same file chosen twice is one. */
export const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** The form of a proof of delivery: facts, files and signature. It begins with what was ordered, and the time the truck left. */
export const useProofForm = (shipment: ShipmentRecord, { stop, ordered }: ProvenDelivery, onDone: () => void) => {
  const { proof: texts } = useShipmentTexts();
  const { form: words } = texts;
  const add = useInjection(AddProof);
  const tell = useTell();
  const folded = useFolded(shipment);
  const zone = useStopWords(shipment).zoneAt(stop) ?? 'UTC';
  const now = useNow(minute).getTime();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [way, setWay] = useState<(typeof signatureWays)[number]>('none');
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [name, setName] = useState<string>();
  const [isTried, setTried] = useState(false);
  const [share, setShare] = useState<number>();
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

  const task = useWriteTask<ProofDraft>(async (draft) => {
    const read = parseProof(draft, { folded, stop, zone, now });
    if (!read.ok || fileProblemOf(draft.recipient) !== undefined) return false;
    upload.current = new AbortController();
    setShare(0);
    try {
      const sent = { stop, facts: read.value, files, signature: signatureOf(draft.recipient) };
      await add(shipment.id, sent, { signal: upload.current.signal, onProgress: setShare });
    } finally {
      setShare(undefined);
    }
    tell(words.told);
    return true;
  });

  const { draft, field, form } = useDraft<ProofDraft>({
    initial: {
      recipient: '',
      delivered: String(ordered),
      short: '0',
      damaged: '0',
      note: '',
      at: formatInstant(folded.stops[stop]?.departedAt ?? now, zone),
    },
    check: (typed) => problemsOf(parseProof(typed, { folded, stop, zone, now })),
    wordsOf: useProblemText(proofFields, words.field),
    task,
    onDone,
  });

  return {
    field,
    zone,
    files: {
      chosen: files,
      problem: isTried ? fileProblemOf(draft.recipient) : undefined,
      add: (file: File) => setFiles((before) => [...before.filter((each) => keyOf(each) !== keyOf(file)), file]),
      remove: (file: File) => setFiles((before) => before.filter((each) => each !== file)),
    },
    signature: { way, onWay: setWay, strokes, onDraw: setStrokes, name: name ?? draft.recipient, onName: setName },
    isSumOff: Number(draft.delivered) + Number(draft.short) !== ordered,
    pending: task.pending,
    /** The share that was sent, 0 to 1; undefined while nothing is sent. */
    share,
    onSubmit: (event: Parameters<typeof form.onSubmit>[0]): void => {
      setTried(true);
      form.onSubmit(event);
    },
  };
};
