import { askedFleets } from '../../../domain/carrier/askedFleets.ts';
import type { RequestAudience } from '../../../domain/request/RequestContent.ts';
import { useCarrierChoice } from '../../shared/carriers/useCarrierChoice.ts';
import { useCarrierLists } from '../../shared/carriers/useCarrierLists.ts';
import { useRequestTexts } from './useRequestTexts.ts';

/** Whom a request asks, by name as far as it is known, and how many fleets these are. */
export const AskedFleets = ({ audience }: { readonly audience: RequestAudience }) => {
  const { page, form } = useRequestTexts();
  const { market, carriers = [], lists = [] } = audience;
  const own = useCarrierLists().data ?? [];
  const known = useCarrierChoice('').data?.rows ?? [];
  if (market === true) return page.market;
  if (carriers.length + lists.length === 0) return page.nobody;
  const asked = own.filter(({ id }) => lists.includes(id));
  const named = known.filter(({ id }) => carriers.includes(id));
  const names = [...asked, ...named].map(({ name }) => name).join(', ');
  return `${form.asks(askedFleets({ carriers, lists: asked }))} ${names}`;
};
