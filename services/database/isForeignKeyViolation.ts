/** Whether a row was refused because the one that it refers to is not there, or not any more. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503';
