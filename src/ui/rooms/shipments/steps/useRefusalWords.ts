import type { FieldError } from '../../../../domain/failure/FieldError.ts';
import { ownText } from '../../../../domain/outside/ownText.ts';
import type { EventRefusal } from '../../../../domain/shipment/EventRefusal.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useEventText } from '../useEventText.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';

/** What is wrong with what was to be told: where, and a sentence on it. */
export interface ToldProblem {
  /** Undefined where it is about no field. */
  readonly field: string | undefined;
  readonly text: string;
}

/** Words for why an event is refused, by the rules here or by the service. */
export const useRefusalWords = (shipment: ShipmentRecord) => {
  const { problem: words, beforeEvent, afterEvent } = useShipmentTexts();
  const { titleOf } = useEventText(shipment);
  const { time } = useStopWords(shipment);
  return {
    ofRule: ({ code, field, event }: EventRefusal): ToldProblem => {
      const told = event && shipment.events.find(({ id }) => id === event.id);
      const say = code === 'after_next' ? afterEvent : beforeEvent;
      const text = told && event ? say(titleOf(told), time(event.at, told.stop)) : words[code];
      return { field: field ?? undefined, text };
    },
    ofService: ([error]: readonly FieldError[]): ToldProblem | undefined =>
      error && {
        field: error.field || undefined,
        text: (error.code && ownText({ ...words, in_future: words.too_far_ahead }, error.code)) ?? error.message,
      },
  };
};
