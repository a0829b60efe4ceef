/** A stored JSON text as a value; a corrupt or missing text is an absent value (product §2.20). Never throws. */
export const readStored = (text: string | null | undefined): unknown => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return value ?? undefined;
  } catch {
    return undefined;
  }
};
