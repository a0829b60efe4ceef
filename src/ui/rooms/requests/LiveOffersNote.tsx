import { outdatesOffers } from '../../../domain/request/outdatesOffers.ts';
import { requestDraft } from '../../../domain/request/requestDraft.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { Caution } from '../../components/Caution.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './LiveOffersNote.module.css';
import type { RequestFormState } from './useRequestForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';

interface LiveOffersNoteProps {
  readonly form: RequestFormState;
  /** Above the form what would outdate the offers; beside the save button whether it has come to that. */
  readonly about: 'rules' | 'changes';
}

/** Says of an open request that offers wait, and that they must be confirmed again if what they were made for changes. */
export const LiveOffersNote = ({ form: { base, draft }, about }: LiveOffersNoteProps) => {
  const { liveOffers } = useRequestTexts().form;
  const number = numberFormat(useLocale());
  const live = base?.status === 'open' ? base.offers.live : 0;
  if (!base || live === 0) return null;
  if (about === 'rules') return <p className={styles.note}>{liveOffers.rules(number.format(live))}</p>;
  return outdatesOffers(requestDraft(base), draft) && <Caution>{liveOffers.changed(number.format(live))}</Caution>;
};
