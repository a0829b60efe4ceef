import { ownField } from '../../domain/outside/ownField.ts';
import { ownText } from '../../domain/outside/ownText.ts';

const fileOf = (raw: unknown): File | undefined => {
  const [name, type, content] = [ownText(raw, 'name'), ownText(raw, 'type'), ownField(raw, 'content')];
  if (name === undefined || type === undefined || !(content instanceof Blob)) return undefined;
  return new File([content], name, { type });
};

/** Reads files that this browser kept; undefined if they are damaged or their content is lost. Takes anything, never throws. */
export const readKeptFiles = async (raw: unknown): Promise<readonly File[] | undefined> => {
  const held = ownField(raw, 'files');
  if (!Array.isArray(held)) return undefined;
  const files = held.flatMap((each: unknown) => fileOf(each) ?? []);
  try {
    // A browser that lost the content only tells when it is read.
    await Promise.all(files.map((file) => file.slice(0, 1).arrayBuffer()));
  } catch {
    return undefined;
  }
  return files.length === held.length ? files : undefined;
};
