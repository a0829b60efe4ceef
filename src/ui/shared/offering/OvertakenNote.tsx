import type { Failure } from '../../../domain/failure/Failure.ts';
import { ownText } from '../../../domain/outside/ownText.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { Banner } from '../../components/Banner.tsx';
import { useOfferingTexts } from './useOfferingTexts.ts';

/** Says in place what happened before an offer, a booking or an answer arrived. */
export const OvertakenNote = ({ failure }: { readonly failure: Failure | undefined }) => {
  const { refusals } = useAdminTexts();
  const { overtaken, gone } = useOfferingTexts();
  if (failure?.trouble.kind !== 'refused') return null;
  const { status, reason, message } = failure.trouble;
  const said = status === 404 ? gone : ((reason && ownText(refusals, reason)) ?? message);
  return (
    <Banner>
      {overtaken} {said}
    </Banner>
  );
};
