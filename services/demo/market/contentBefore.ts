import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { RequestContent } from '../../freight/request/requestContent.ts';

/** What shippers of the demo change of their requests. */
export const demoChanges = ['stops', 'cargo', 'required'] as const;

export type DemoChange = (typeof demoChanges)[number];

type Equipment = RequestContent['required']['equipment'];

const hour = 3_600_000;

const hourEarlier = (at: string | null | undefined): string | null =>
  at ? addMilliseconds(new Date(at), -hour).toISOString() : null;

const withOrWithoutStraps = (equipment: Equipment): Equipment =>
  equipment.includes('straps') ? equipment.filter((each) => each !== 'straps') : [...equipment, 'straps'];

/** A request before its shipper changed a part of it: the delivery an hour earlier, a tenth less weight, or straps or none. */
export function contentBefore(content: RequestContent, part: DemoChange): RequestContent {
  const { stops, cargo, required } = content;
  switch (part) {
    case 'stops':
      return {
        ...content,
        stops: stops.map((stop, at) =>
          at === stops.length - 1 && stop.window
            ? {
                ...stop,
                window: { ...stop.window, from: hourEarlier(stop.window.from), to: hourEarlier(stop.window.to) },
              }
            : stop,
        ),
      };
    case 'cargo':
      return {
        ...content,
        cargo: cargo.map((line, at) =>
          at === 0 && line.grossKg ? { ...line, grossKg: Math.round(line.grossKg * 0.9) } : line,
        ),
      };
    case 'required':
      return { ...content, required: { ...required, equipment: withOrWithoutStraps(required.equipment) } };
    default:
      return part satisfies never;
  }
}
