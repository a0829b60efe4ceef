/** The files of a walk in docs/contributing.md: the first column of the tables below its heading. */
export const filesOfWalk = (page: string, heading: string): readonly string[] => {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file);
};

/** The files of a room: those with the name of its record in their path, as a folder or in the file's own name. */
export const filesOfRoom = (record: string, files: readonly string[]): readonly string[] =>
  files.filter((file) => file.toLowerCase().includes(record));
