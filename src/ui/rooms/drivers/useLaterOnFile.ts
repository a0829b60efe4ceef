import type { DriverDraft } from '../../../domain/driver/driverFields.ts';
import { heldTypes } from '../../../domain/driver/HeldPaper.ts';
import { latestDocument } from '../../../domain/paper/latestDocument.ts';
import type { StoredDocument } from '../../../domain/paper/StoredDocument.ts';
import { dayText } from '../../components/papers/dayText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useDriverTexts } from './useDriverTexts.ts';

/** Hints for the expiry dates of licence and cards that a paper on file goes beyond. */
export const useLaterOnFile = (documents: readonly StoredDocument[], draft: DriverDraft) => {
  const { laterOnFile } = useDriverTexts().form;
  const locale = useLocale();
  return Object.fromEntries(
    heldTypes.flatMap((type) => {
      const path = type === 'licence' ? ('licence.expiresOn' as const) : (`cards.${type}.expiresOn` as const);
      const end = latestDocument(documents, type)?.expiresOn;
      return end === undefined || draft[path] >= end ? [] : [[path, { hint: laterOnFile(dayText(end, locale)) }]];
    }),
  );
};
