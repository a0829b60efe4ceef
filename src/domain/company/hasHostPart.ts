const ends = (host: string, at: number): boolean =>
  at === host.length || host[at] === '.' || (host[at] === ':' && /^:\d*$/.test(host.slice(at)));

/** Whether a lower-case host contains a dot-separated part, ignoring the port. */
export const hasHostPart = (host: string, part: string): boolean => {
  for (let at = host.indexOf(part); at !== -1; at = host.indexOf(part, at + 1))
    if ((at === 0 || host[at - 1] === '.') && ends(host, at + part.length)) return true;
  return false;
};
