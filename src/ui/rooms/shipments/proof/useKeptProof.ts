import { useState } from 'react';
import { Outbox } from '../../../../application/outbox/Outbox.ts';
import { Dialogs } from '../../../../application/shared/Dialogs.ts';
import type { OutboxProof } from '../../../../domain/outbox/OutboxEntry.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useQuestion } from '../../../shared/useQuestion.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import type { KeptDraft } from './useProofForm.ts';

/** What can be done with a proof that is kept on this device: it is put right, or discarded once that is confirmed. */
export const useKeptProof = ({ id, proof: { facts } }: OutboxProof) => {
  const { sure, unreadable } = useShipmentTexts().outbox.proof;
  const outbox = useInjection(Outbox);
  const dialogs = useInjection(Dialogs);
  const ask = useQuestion();
  const [draft, setDraft] = useState<KeptDraft>();
  const change = async (): Promise<void> => {
    try {
      const files = await outbox.filesOf(id);
      setDraft({ id, facts, files: typeof files === 'string' ? [] : files });
    } catch {
      await dialogs.alert(unreadable.title, unreadable.text);
    }
  };
  const discard = async (): Promise<void> => {
    if (await ask({ ...sure, isDangerous: true })) await outbox.drop([id]);
  };
  return {
    /** Undefined until it is to be changed. */
    draft,
    change: () => void change(),
    close: () => setDraft(undefined),
    discard: () => void discard(),
  };
};
