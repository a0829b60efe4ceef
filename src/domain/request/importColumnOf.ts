import { ownText } from '../outside/ownText.ts';
import { importColumns } from './importColumns.ts';

/** The column of an import that a title names, however it is written: "Pickup city", "pickup_city". */
export const importColumnOf = (title: string): string | undefined => {
  const code = title
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return ownText(importColumns, code) === undefined ? undefined : code;
};
