import * as v from 'valibot';

/** The first line of a backup, with the migrations its rows belong to. */
export const ArchiveHeader = v.strictObject({
  format: v.literal('haulage-backup'),
  edition: v.literal(1),
  takenAt: v.string(),
  migrations: v.pipe(v.array(v.string()), v.minLength(1)),
});

export type ArchiveHeader = v.InferOutput<typeof ArchiveHeader>;
