import { useState } from 'react';
import type { CarrierChange } from '../../../application/carriers/CarrierRegister.ts';
import { ChangeCarrier } from '../../../application/carriers/changeCarrier.ts';
import type { Carrier } from '../../../domain/carrier/Carrier.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';

interface Move {
  readonly change: CarrierChange;
  readonly news: string;
}

/** Favours, blocks and notes a carrier, and says so. */
export const useCarrierMoves = ({ id, name, favourite }: Carrier) => {
  const { act, page } = useCarrierTexts();
  const change = useInjection(ChangeCarrier);
  const tell = useTell();
  const [asksBlock, setAsksBlock] = useState(false);
  const task = useWriteTask<Move>(async ({ change: wanted, news }) => {
    await change(id, wanted);
    tell(news);
  });
  const block = async (): Promise<void> => {
    if (await task.run({ change: { blocked: true }, news: act.blocked(name) })) setAsksBlock(false);
  };
  return {
    pending: task.pending,
    failure: task.failure,
    asksBlock,
    onAskBlock: setAsksBlock,
    favour: () =>
      void task.run({ change: { favourite: !favourite }, news: favourite ? act.unfavoured(name) : act.favoured(name) }),
    block: () => void block(),
    unblock: () => void task.run({ change: { blocked: false }, news: act.unblocked(name) }),
    saveNote: (note: string | undefined) => void task.run({ change: { note }, news: page.noteSaved }),
  };
};
