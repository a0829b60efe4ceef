const longest = 500;
const relative = /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/;
const remote = /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w~-][\w.~-]*)*$/;

/**
 * A brand's image folder without a trailing slash: a plain relative path or an https URL. Undefined for anything that
 * climbs ('..'), changes host ('//', '\') or could break out of a CSS or HTML value (product §2.9).
 */
export const imageFolder = (raw: string): string | undefined => {
  const folder = raw.replace(/\/$/, '');
  if (folder.length > longest) return undefined;
  if (relative.test(folder)) return folder;
  return remote.test(folder) && URL.canParse(folder) ? folder : undefined;
};
