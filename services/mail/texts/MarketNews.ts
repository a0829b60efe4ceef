import type { LoadNews } from '../../freight/request/LoadChange.ts';

/** What a mail says of the market. It has no price, no name of another company, and nothing anybody wrote but towns and the reference. */
export interface MarketNews {
  readonly from: string;
  readonly to: string;
  /** Of the shipment it is about. */
  readonly reference: string | undefined;
  /** Of how many it tells. */
  readonly count: number;
  /** How the load of an offer changed, where that is known. */
  readonly changed: readonly LoadNews[];
  readonly brand: string | undefined;
  /** Where it is dealt with. */
  readonly link: string;
  /** Where mails are turned off. */
  readonly settings: string;
}
