import * as v from 'valibot';

/** Refuses what no text of the database may hold: control characters and halves of a surrogate pair. Anything visible passes. */
export const storable = v.regex<string>(/^[^\p{Cc}\p{Cs}]*$/u);
