import type { EventData } from './eventData.ts';

/** Something that happened, as it is told. */
export interface Report {
  /** Of the client, if it has given one; a repeat has the same. */
  readonly id: string | null;
  readonly type: string;
  readonly stop: number | null;
  readonly at: Date;
  readonly source: 'desk' | 'app' | 'edi';
  readonly position: { readonly lat: number; readonly lng: number; readonly accuracyM: number | null } | null;
  readonly data: EventData;
}
