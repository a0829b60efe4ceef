import type { Money } from '../money/Money.ts';
import type { Stop } from '../stop/Stop.ts';

/** What a body or truck must have beside its body type. */
export const equipments = ['tail_lift', 'straps', 'forklift', 'gps', 'pallet_jack'] as const;

export type Equipment = (typeof equipments)[number];

/** A range of temperatures in °C. */
export interface Temperatures {
  readonly min: number;
  readonly max: number;
}

/** Dangerous goods of a line (ADR 5.4.1.1.1). `quantity` as in 1.1.3.6.3: litres, or kg net. */
export interface DangerousGoods {
  readonly un?: string | undefined;
  readonly name?: string | undefined;
  readonly class?: string | undefined;
  readonly packingGroup?: 'I' | 'II' | 'III' | undefined;
  readonly tunnelCode?: string | undefined;
  readonly transportCategory?: number | undefined;
  readonly quantity?: number | undefined;
  readonly limitedQuantity?: boolean | undefined;
}

/** A line of goods; `pickup` and `delivery` are indices of stops. */
export interface CargoLine {
  readonly description?: string | undefined;
  /** UN/ECE Recommendation 21. */
  readonly packageCode?: string | undefined;
  readonly count?: number | undefined;
  /** Of the whole line. */
  readonly grossKg?: number | undefined;
  readonly volumeM3?: number | undefined;
  readonly loadingMetres?: number | undefined;
  readonly stackable?: boolean | undefined;
  readonly temperatureC?: Temperatures | undefined;
  readonly hsCode?: string | undefined;
  readonly marks?: string | undefined;
  readonly dangerous?: DangerousGoods | undefined;
  readonly pickup?: number | undefined;
  readonly delivery?: number | undefined;
}

/** What the shipper asks of the truck. Temperature and ADR follow from the cargo where they are left out. */
export interface Requirements {
  /** Empty where it makes no difference. */
  readonly bodyTypes: readonly string[];
  readonly minPayloadKg?: number | undefined;
  readonly temperatureC?: Temperatures | undefined;
  readonly adr?: boolean | undefined;
  readonly equipment?: readonly Equipment[] | undefined;
}

export const pricingModels = ['bid', 'fixed'] as const;

/** `fixed` is taken at once for its target. */
export interface Pricing {
  readonly model?: (typeof pricingModels)[number] | undefined;
  readonly currency?: string | undefined;
  readonly target?: Money | undefined;
  readonly hideTarget?: boolean | undefined;
}

/** Who is asked: the whole market of the brand, or chosen carriers and lists of them. */
export interface RequestAudience {
  readonly market?: boolean | undefined;
  readonly carriers?: readonly string[] | undefined;
  readonly lists?: readonly string[] | undefined;
}

/** What a shipper says about a request. A draft may leave out anything. */
export interface RequestContent {
  readonly reference?: string | undefined;
  readonly stops?: readonly Stop[] | undefined;
  readonly cargo?: readonly CargoLine[] | undefined;
  readonly required?: Requirements | undefined;
  readonly pricing?: Pricing | undefined;
  readonly audience?: RequestAudience | undefined;
  /** RFC 3339. */
  readonly decisionBy?: string | undefined;
  readonly notes?: string | undefined;
}
