const longest = 500;
const relative = /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/;
const remote = /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w~-][\w.~-]*)*$/;

/**
 * The image folder a brand names, without a slash at its end: a relative path of plain names, or an https address of
 * such; undefined for anything that climbs ('..'), changes host ('//', '\') or could leave a CSS or HTML value (product
 * §2.9).
 */
export const imageFolder = (raw: string): string | undefined => {
  const folder = raw.replace(/\/$/, '');
  if (folder.length > longest) return undefined;
  if (relative.test(folder)) return folder;
  return remote.test(folder) && URL.canParse(folder) ? folder : undefined;
};
