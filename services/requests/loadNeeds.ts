import { equipments, type RequestContent } from '../freight/request/requestContent.ts';
import { bitsOf } from '../freight/verdict/bitsOf.ts';
import { taskNeeds } from '../freight/verdict/taskNeeds.ts';

/** What a load asks of a truck, as columns by which those are found that a fleet can carry. */
export function loadNeeds(request: RequestContent, endsAt: Date) {
  const { asked, bodyBits, payloadKg, volumeM3, loadingMetres, pallets, isAdr, until, time } = taskNeeds(
    request,
    endsAt,
  );
  return {
    payload_kg: payloadKg,
    volume_m3: volumeM3,
    loading_m: loadingMetres,
    pallets,
    temperature_min: asked.temperatureC?.min ?? null,
    temperature_max: asked.temperatureC?.max ?? null,
    body_bits: bodyBits,
    equipment_bits: bitsOf(equipments, asked.equipment),
    needs_certificate: isAdr,
    papers_until: until,
    carried_until: time?.to ?? null,
  };
}
