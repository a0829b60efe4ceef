/** Parses stored JSON; undefined if missing or corrupt (product §2.20). Never throws. */
export const readStored = (text: string | null | undefined): unknown => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return value ?? undefined;
  } catch {
    return undefined;
  }
};
