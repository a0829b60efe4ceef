import * as v from 'valibot';

/** kg, m³, pallets, points, km or minutes; words such as body types; or degrees. */
const measure = v.union([v.number(), v.array(v.string()), v.object({ min: v.number(), max: v.number() })]);

/** Who does not fit, what it has, what is needed, and a day (`YYYY-MM-DD`) or an instant on which it ends. */
export const becauseAnswer = v.object({
  of: v.exactOptional(v.picklist(['vehicle', 'trailer', 'driver'])),
  has: v.exactOptional(measure),
  needs: v.exactOptional(measure),
  until: v.exactOptional(v.string()),
});

export type Because = v.InferOutput<typeof becauseAnswer>;
