import { useState } from 'react';
import type { CarrierChange } from '../../../application/carriers/CarrierRegister.ts';
import { ChangeCarrier } from '../../../application/carriers/changeCarrier.ts';
import type { Carrier } from '../../../domain/carrier/Carrier.ts';
import { Failure } from '../../../domain/failure/Failure.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';

interface Move {
  readonly change: CarrierChange;
  readonly news: string;
  /** Called if an open request asks the carrier alone, which is no failure to report: the question says so. */
  readonly onAlone?: () => void;
}

const isAskedAlone = (error: unknown): boolean =>
  error instanceof Failure && error.trouble.kind === 'refused' && error.trouble.reason === 'list_needed';

/** Favours, blocks and notes a carrier, and says so. */
export const useCarrierMoves = ({ id, name, favourite }: Carrier) => {
  const { act, page } = useCarrierTexts();
  const change = useInjection(ChangeCarrier);
  const tell = useTell();
  const [asksBlock, setAsksBlock] = useState(false);
  const task = useWriteTask<Move>(async ({ change: wanted, news, onAlone }) => {
    try {
      await change(id, wanted);
    } catch (error) {
      if (!onAlone || !isAskedAlone(error)) throw error;
      onAlone();
      return false;
    }
    tell(news);
    return true;
  });
  const block = async (onAlone: () => void): Promise<void> => {
    if (await task.run({ change: { blocked: true }, news: act.blocked(name), onAlone })) setAsksBlock(false);
  };
  return {
    pending: task.pending,
    failure: task.failure,
    asksBlock,
    onAskBlock: setAsksBlock,
    favour: () =>
      void task.run({ change: { favourite: !favourite }, news: favourite ? act.unfavoured(name) : act.favoured(name) }),
    block: (onAlone: () => void) => void block(onAlone),
    unblock: () => void task.run({ change: { blocked: false }, news: act.unblocked(name) }),
    saveNote: (note: string | undefined) => task.run({ change: { note }, news: page.noteSaved }),
  };
};
